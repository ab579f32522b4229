### The site as an app of one’s own, and its new versions.

install-title = As an app
install-how = The game gets an icon of its own and a window of its own; rules, cards and how to play are there offline too.
install-do = Install on this device
install-by-hand = Tap “Share”, then “Add to Home Screen”.
renewal-there = A new version is there.
renewal-take = Load it
renewal-later = Later
