# `saboteur admin` on the command line.

## Commands

cli-admin = What operators do: find tables and guests, close, ban, read reports.
cli-admin-tables = List tables, the newest first.
cli-admin-guests = List guests; those who are connected, with their addresses.
cli-admin-audit = List what operators did, or tried to do.
cli-admin-inspect = Show a table as everybody sees it; never a hand or a role.
cli-admin-close = Close a table for good: whoever is there is told, and nobody comes in any more.
cli-admin-delete = Delete a table with all that was played and said there.
cli-admin-ban = Keep a guest or a network away for a time.
cli-admin-bans = List the bans that hold.
cli-admin-unban = Lift a ban before its time.
cli-admin-reports = List the reports that nobody has handled.
cli-admin-report = Read a report, with the talk that went before it.
cli-admin-resolve = Mark a report as handled.

## Options

cli-admin-operator = Who you are, for the audit trail; usually your name on this machine.
cli-admin-json = Answer in JSON, for programs.
cli-admin-page = Which page; each has 20 lines.
cli-admin-search-tables = A code, the id of a guest, or a part of the name of somebody there.
cli-admin-search-guests = The id of a guest, or a part of a name.
cli-admin-stage = Only tables at this stage: lobby, playing, over or ended.
cli-admin-older = Only those that are older than so many days.
cli-admin-younger = Only those that are younger than so many days.
cli-admin-house = Only guests who are connected from this address or network.
cli-admin-code = The code of the table.
cli-admin-reason = Why, in a few words; it stands in the audit trail.
cli-admin-whom = The id of a guest, an address such as { $address }, or a network such as { $network }. An IPv6 address stands for its house, 64 bits of it.
cli-admin-for = For how long, as in { $examples }.
cli-admin-ended = Also those that have ended.
cli-admin-ban-id = The ban, as the list names it.
cli-admin-handled = Also those that were handled.
cli-admin-report-id = The report, as the list names it.
cli-admin-outcome = What became of it, in a few words.

## Answers

admin-nothing = Nothing was found.
admin-stage =
    { $stage ->
        [lobby] waiting
        [playing] playing
        [over] over
        [closed] closed
       *[ended] broken off
    }
admin-table = Table { $code }, { $ruleset }: { $stage }
admin-moves =
    { $moves ->
        [one] One move was made.
       *[other] { $moves } moves were made.
    }
admin-seat-free = free
admin-seat-bot = bot, { $level }
admin-seat-host = host
admin-report = { $by } reported { $about } at table { $table } on { $at }
admin-report-ids = Their ids: { $by } reported { $about }
admin-outcome = Handled: { $outcome }
admin-talk = Said before
admin-no-talk = Nobody had said anything.
admin-did-close = Table { $target } is closed.
admin-did-delete = Table { $target } is deleted.
admin-did-ban = { $target } is banned until { $until }.
admin-did-unban = The ban { $target } is lifted.
admin-did-resolve = The report { $target } is handled.
admin-servers =
    { $servers ->
        [0] No running server answers from this data folder; any other hears of it within a second.
        [one] The running server has heard of it.
       *[other] { $servers } running servers have heard of it.
    }
admin-yes = yes
admin-failed = FAILED
admin-action-inspect = looked
admin-action-close = closed
admin-action-delete = deleted
admin-action-ban = banned
admin-action-unban = lifted
admin-action-read = read
admin-action-resolve = handled
admin-column-code = Code
admin-column-ruleset = Game
admin-column-stage = Stage
admin-column-seats = Seats
admin-column-host = Host
admin-column-opened = Opened
admin-column-guest = Guest
admin-column-name = Name
admin-column-first = First came
admin-column-last = Last came
admin-column-tables = Tables
admin-column-address = Address
admin-column-banned = Banned until
admin-column-when = When
admin-column-operator = Operator
admin-column-action = Deed
admin-column-target = What
admin-column-done = Done
admin-column-reason = Reason
admin-column-ban = Ban
admin-column-whom = Whom
admin-column-until = Until
admin-column-report = Report
admin-column-about = About
admin-column-by = From
admin-column-table = Table
admin-column-complaint = Complaint
admin-column-handled = Handled

## What can’t be done

admin-no-table = there is no table { $asked }
admin-no-open-table = table { $asked } is closed already
admin-no-calm-table = too much happens at table { $asked } at the moment; try again
admin-no-guest = { $asked } is neither a guest nor an address nor a network
admin-no-such-network = { $asked } is too wide a network to ban: at most /8 of IPv4, or /19 of IPv6
admin-no-ban = there is no ban { $asked } that holds
admin-no-report = there is no report { $asked }
admin-no-open-report = there is no report { $asked } that waits to be handled
error-duration = { $asked } is no length of time; write it as in { $examples }, ten years at most
error-stage = there is no stage { $asked }; there are { $stages }
