### Who somebody is: name and portrait, on the way to a table and at it.

who-title = Who are you?
who-invited = { $host } has a seat for you: { $box }.
who-name = Your name
who-call = What shall the others call you?
who-suggest = Another idea
who-nameless = Write a name, or take an idea of ours.
who-face = Portrait
who-taken = taken at this table
who-sit = Sit down
who-watch = Watch
who-begun = The game is on: you can watch.
who-full = Every seat is taken: you can watch.
who-locked = The host has locked the door: you can watch.
who-change = Name and portrait
who-change-of = Change name and portrait: { $name }
who-keep = Save

## What is wrong with a name

trouble-name-taken = Somebody at this table has that name, or one that looks like it.
trouble-bad-nickname = Nobody can be called that: others could not read it.
trouble-name-long = A name has at most { $most } letters.
trouble-name-of-bot = A bot is called that.

## The portraits, for whoever does not see them

face-1 = Golden helmet with a lamp, long white beard
face-2 = Red pointed hat, fair plaits
face-3 = Blue helmet with a lamp, grey beard
face-4 = Purple horned helmet, dark braided beard
face-5 = Green cap, red forked beard
face-6 = Blue hood, long brown beard
face-7 = Top hat, grey forked beard
face-8 = Pink cap, brown plaits
face-9 = Blue pointed hat, fair braided beard
face-10 = Brown horned helmet, short red beard
face-11 = Green pointed hat, fair round beard
face-12 = Brown hood, fair plaits
face-13 = Grey bun, glasses
face-14 = Red scarf, eye patch, black beard
face-15 = Red curls, freckles
face-16 = Fur hat, dark round beard
face-17 = Green hat with a feather, short fair beard
face-18 = Crown, white forked beard
face-19 = Bald, big red moustache
face-20 = Black curls, golden clasps
face-21 = Crown, long fair hair
face-22 = Bald, scar, braided black beard
face-23 = Pink fur hat, brown hair
face-24 = Green helmet with a lamp, glasses, black beard
