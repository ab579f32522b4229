# Telling the operators about somebody, one's own devices, and being kept away.

report-title = Report { $name }
report-how = What you write, with the last lines said at this table, goes to the people who run this server. { $name } isn’t told who wrote.
report-why = What happened?
report-insult = Insults or threats
report-pressure = Harassment or pressure
report-name = A name that hurts
report-flood = Flooding the talk
report-spoil = Spoiling the game on purpose
report-other = Something else
report-words = In your own words, if you like
report-left =
    { $left ->
        [one] { $left } character left
       *[other] { $left } characters left
    }
report-send = Send the report
report-sent = Thank you. The people who run this server will read it.
report-too-many = You’ve sent several reports already. Those are waiting to be read; try again in a while.
report-failed = The report didn’t get through. Try again.
devices-title = My devices
devices-how = Every browser that knows you. If one isn’t yours any more, have it forgotten: it can no longer play in your name.
devices-on = { $browser } on { $system }
devices-browser =
    { $word ->
        [edge] Edge
        [opera] Opera
        [samsung] Samsung Internet
        [firefox] Firefox
        [chrome] Chrome
        [safari] Safari
       *[other] A browser
    }
devices-system =
    { $word ->
        [android] Android
        [ipad] iPad
        [iphone] iPhone
        [windows] Windows
        [mac] Mac
        [linux] Linux
       *[other] an unknown device
    }
devices-here = this device
devices-days = First seen { $first }, last seen { $last }
devices-revoke = Forget
devices-revoke-of = Forget { $device }
devices-revoke-sure = { $device } will have to introduce itself again. Sure?
devices-revoke-no = Keep it
devices-revoked = { $device } is forgotten.
devices-failed = That didn’t work. Try again.

passkeys-title = Passkeys
passkeys-how = Playing needs none. With a passkey you are yourself on any device: your phone, your computer or a stick keeps it, and there is no password.
passkeys-on = Made with { $browser } on { $system }
passkeys-days = Made { $first }, last used { $last }
passkeys-revoke-sure = Nobody can come in with this key any more; devices that know you stay. Sure?
passkeys-add = Add a passkey
passkeys-enter = Come in with a passkey
passkeys-enter-how = On this device you then become whoever the passkey belongs to.
passkeys-unable = This browser can’t use passkeys here: they need a recent one, and an address with https.
passkeys-failed =
    { $code ->
        [no-passkey] Nobody here has this passkey.
        [too-many] That was too often. Wait a little, or remove a passkey.
        [offline] The server doesn’t answer. Try again.
       *[other] That didn’t work. Try again.
    }
unknown-banned = You can’t play here for now
unknown-banned-how = The people who run this server have blocked you, or the network you’re on, until { $until }. Until then you can’t sit down, watch, talk, open tables or upload games. After that, everything is as before.
unknown-closed = This table is closed
unknown-closed-how = The people who run this server have closed it. Nobody can go on playing here.
