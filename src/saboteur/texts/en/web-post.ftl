# Letters: of what somebody is told when no page is open, and the pages where mails lead.

letters-title = Messages when the page is closed
letters-how = When it is your turn at a slow table, when a game is over, when somebody invites you. A message names the table and the game, never a role or a card. Who answers within a minute gets none.
letters-none = This server sends no messages.
letters-stranger = Take a nickname first.
letters-push = Notify me on this device
letters-push-how =
    { $devices ->
        [0] Your browser will ask you first.
        [one] One of your devices is notified.
       *[other] { $devices } of your devices are notified.
    }
letters-push-unable = This browser can’t be notified here: it needs https, and on an iPhone or iPad the page on the home screen.
letters-mail = Send me mail
letters-mail-how = Several things to tell come in one mail. Every mail has a link that stops them.
letters-every = One mail at most
letters-every-hours =
    { $hours ->
        [one] an hour
       *[other] in { $hours } h
    }
letters-address = My e-mail address
letters-address-how = With an address you can be told by mail, and be yourself on any device: a link by mail lets you in, without a password.
letters-address-good = By a link to this address you come in on any device.
letters-address-mine = E-mail address
letters-address-other = Another address
letters-confirm = Send me a link to confirm it
letters-awaited = A mail is on its way to { $address }. Open its link within an hour. No more than three an hour go there.
letters-awaited-refused = { $address } takes no mail. Is it written correctly?
letters-refused = This address takes no mail any more, so nothing is sent there. Confirm it again, or take another.
letters-forget = Forget my address
letters-kinds = Tell me
letters-kind-turn = when it is my turn
letters-kind-over = when a game is over
letters-kind-invited = when somebody invites me
letters-kind-round = when a heat of a gathering begins
letters-hours = Only at certain hours
letters-hours-how = At other hours messages wait; what is answered meanwhile is not sent.
letters-from = From
letters-to = to
letters-hour = { $hour }:00
letters-tables = Of these tables
letters-table = Table { $code }
letters-failed =
    { $code ->
        [bad-address] This is no e-mail address.
        [rate-limited] That was often. Wait an hour.
        [denied] Your browser has not allowed it; its own settings for this page change that.
        [offline] The server does not answer.
       *[other] That did not work. Try again.
    }
by-mail-title = Come in by mail
by-mail-how = If you have confirmed an address on another device, a link sent there makes this device yours.
by-mail-ask = Send me a link
by-mail-sent = If somebody here has { $address }, a mail is on its way. Its link works once, within a quarter of an hour.

## Where mails lead

mail-confirm = Confirm your address?
mail-confirm-how = From then on it is yours: for messages, and to come in on any device.
mail-confirm-do = It is mine
mail-confirmed = { $address } is { $name }’s.
mail-login = Come in on this device?
mail-login-how = This device then knows you, until you have it forgotten.
mail-login-instead = This device knows { $name }. It will know you instead.
mail-login-do = Come in
mail-unsubscribe = No more mail?
mail-unsubscribe-how = Your address stays yours, to come in by. You can switch mail on again in the settings.
mail-unsubscribe-do = No more mail
mail-left = You get no more mail.
mail-no = Rather not
mail-late = This link leads nowhere any more
mail-late-how = Links in mails work once and not for long. Ask for a new mail.
