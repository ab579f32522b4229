### The settings: how somebody likes to play, and what is his on this device.

preferences-kept = All this is kept on this device, and for your other devices too.

## You

preferences-change = Change

## Playing

preferences-play = Playing
preferences-pace-how = At tables that you open. A game that is on has a pace of its own, under “The table”.
preferences-ask = Ask before I play
preferences-ask-touch = On touch
preferences-ask-touch-how = On touch you are asked first; with the mouse you have two seconds to undo.
preferences-ask-always = Always
preferences-ask-always-how = Every move waits for your yes.
preferences-ask-never = Never
preferences-ask-never-how = Every move is sent at once.
preferences-bots = What bots say
preferences-bots-shown = At the table
preferences-bots-shown-how = At the table, beside whoever speaks, and under “Talk”.
preferences-bots-quiet = Under “Talk”
preferences-bots-quiet-how = Nothing at the table: you read it under “Talk” when you like.
preferences-bots-off = Off
preferences-bots-off-how = You hear no bot. What people say stays.
preferences-left = Left-handed
preferences-left-how = The buttons stand at your left hand.
preferences-keys = Keys on the buttons
preferences-keys-how = The keys work without it too.

## Looks and language

preferences-looks = Looks and language
preferences-theme = Theme
preferences-theme-system = System
preferences-theme-dark = Dark
preferences-theme-light = Light
preferences-size = Text size
preferences-size-normal = Normal
preferences-size-large = Large
preferences-size-largest = Largest
preferences-contrast = High contrast
preferences-contrast-how = Letters and lines stand out more.
preferences-motion = Motion
preferences-motion-system = System
preferences-motion-system-how = As this device is set.
preferences-motion-less = Less
preferences-motion-less-how = Nothing flies or turns over: what is new fades in.
preferences-motion-none = None
preferences-motion-none-how = Nothing moves at all, not even a card under the pointer.
preferences-language = Language
preferences-language-own = The browser’s

## Sounds

preferences-sounds = Sounds
preferences-volume = Volume

## This device

device-move = Continue on another device
device-move-how = Your name, seats, notes and settings come along; this device keeps them too.
device-unknown = Once you have sat down at a table, you can go on from here on any other device.
device-move-begin = Show the QR code
device-qr = QR code that moves you to another device
device-scan = Scan this with the other device. Show it to nobody else.
device-link = Link for the other device
device-left =
    { $seconds ->
        [one] Good once, for one more second
       *[other] Good once, for { $seconds } seconds
    }
device-again = Show a new code
device-list = Which devices know me
device-passkeys = Stay myself: passkeys
device-by-mail = Come in by mail
device-letters = Messages when the page is closed
device-holidays = Holidays from slow tables
device-data = My data
device-data-how = We keep your name and portrait, these settings, your devices and tables, your address if you gave one, what you said, your notes, and reports made by you or about you; nothing else.
device-data-none = Nothing yet but these settings, and they are on this device alone.
device-export = Download my data
device-delete = Delete my data
device-delete-sure = Your name, devices, notes, words and reports are deleted for good, and you lose your seats. Finished games stay without your name.
device-delete-no = Keep them
device-delete-yes = Delete for good
