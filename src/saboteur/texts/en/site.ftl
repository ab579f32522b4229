### What pages say before the browser has loaded anything: title, sentence and picture of a link that is pasted into a chat.

site-home = Dig for gold together and find out who the saboteurs are: the card game in your browser, with friends or bots, without an account.
site-table = { $box }: a table is waiting for you
site-learn = Short scenes to play yourself, box by box: a few minutes, and you are ready for the mine.
site-howto = How to play, with pictures: the aim, the roles, a turn, the cards, the end, and three common mistakes.
site-rules = All the rules, box by box, with every open question settled and the reason why.
site-cards = Every card of every box: how it looks, and how many there are.
site-replay = A finished game, move by move, through a player’s eyes or with all cards open.
site-picture = Cards of the game: drawn galleries that lead into the mountain.
site-no-script = Saboteur is played in the browser and needs JavaScript.
site-old-browser = This browser is too old for Saboteur. Please use Safari or iOS 16.4, Firefox 126, Chrome, Edge or another Chromium 111, or anything newer.
site-moment = { $box }: move { $step } of { $last }
site-moment-how = Look at who believed what, and when it turned.
