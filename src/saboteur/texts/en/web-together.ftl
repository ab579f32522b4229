### A review that several look at together

shared-link = Copy the link
shared-leave = Leave
shared-ended =
    { $why ->
        [sent-away] Whoever opened this review does not want you here.
        [banned] An operator keeps you away for a time.
       *[other] This review is not shared any more.
    }
shared-people = Who is there
shared-lead = leads
shared-leads = { $name } leads
shared-you-lead = You lead
shared-nobody-leads = Nobody leads
shared-hand = Let { $name } lead
shared-take = Take the lead
shared-all-draw = Everybody may draw
shared-let-go = Let go
shared-follow = Follow again
shared-draw = Draw on the board
shared-draw-words = Draw without the board
shared-draw-from = Press the cell where the arrow begins.
shared-draw-to = From: { $cell }. Press where it ends; the same cell again is marked.
shared-from = From
shared-to = To
shared-to-none = nowhere: only mark it
shared-point = Draw it
shared-arrow = { $name } points from { $from } to { $to }
shared-mark = { $name } marks { $cell }
shared-comment = { $name }: { $text }
shared-here = Remarks about this move
shared-annotations = All remarks
shared-no-annotations = No remarks yet. Send the link to anyone you want to review with.
shared-erase = Take it back
shared-say = About move { $step }…
shared-send = Say it
shared-problem =
    { $code ->
        [not-leading] Only whoever leads may do that.
        [not-there] Whoever is to lead must be there.
        [drawn-already] That is drawn there already.
        [bad-arrow] An arrow leads to another cell.
        [too-many-annotations] This move can’t have more remarks.
        [too-much-talk] Not so fast.
        [empty] Nothing of this can be seen.
       *[other] That did not work.
    }
