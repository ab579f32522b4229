/* A table that is wider than the screen can be moved with the keyboard, too. */
for (const wrap of document.querySelectorAll(".md-typeset__scrollwrap")) wrap.tabIndex = 0;
