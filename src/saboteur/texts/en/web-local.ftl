### A table on this device: its beginning, and what it has instead of others’ devices.

local-title = On this device
local-fetching = The game comes onto this device. That happens once.
local-bytes = { $got } of { $of } MB
local-opening = Everything is here. The game starts up…
local-lost = The game did not come onto this device. It needs the net once, about { $of } MB.
local-broken = The game does not start on this device.
local-elsewhere = You are playing on this device in another window. Only one at a time can go on.
local-taken = Another window goes on with the games of this device.
local-again = Try again
local-here = Go on here
local-not-now = Not now
local-temporary = This browser stores nothing for this site. You can play, but the table is gone once this page is closed or reloaded.
local-go-on = Play
local-note = This table is on this device alone: it needs no connection, and nobody else comes in. Several people can take turns here.
local-honest = Everybody’s cards stay on this device, hidden from the page. Whoever opens the developer tools of his own device can look: you have to trust him, as at a real table.
local-deck = Cards of your own
local-deck-how = A deck file of yours corrects the cards of new tables on this device.
local-deck-own = New tables on this device are played with your deck file, where it is for their box.
local-deck-choose = Choose a deck file
local-deck-printed = Play with the printed cards again
local-deck-bad = This file can’t be used:
