# Reads --help pages, each behind a line "@@ COMMAND" (of the program itself: "@@"), as CLI11 and QCommandLineParser write
# them. Writes a line for each thing that may stand in a call, its fields parted by tabs:
#   command, kind (option, positional, command, about, footer), names, argument, choices parted by blanks, description

function trim(text) { gsub(/^ +| +$/, "", text); return text }

function flush(    head, argument, choices, names, word, count, i) {
    if (pending == "") return
    head = pending
    pending = ""
    # A head that leaves one blank before its text, and not two.
    if (description == "" && substr(head, 28, 1) == " ") {
        description = substr(head, 29)
        head = substr(head, 1, 27)
    }
    sub(/ Excludes: .*/, "", head)
    sub(/ REQUIRED/, "", head)
    sub(/ \.\.\./, "", head)
    choices = ""
    if (match(head, /:\{[^}]*\}/)) {
        choices = substr(head, RSTART + 2, RLENGTH - 3)
        gsub(/,/, " ", choices)
        head = substr(head, 1, RSTART - 1)
    }
    sub(/:INT in .*/, "", head)
    gsub(/, /, ",", head)
    count = split(trim(head), word, " ")
    names = word[1]
    gsub(/,/, " ", names)
    argument = word[2]
    gsub(/[<>]/, "", argument)
    print command "\t" kind "\t" names "\t" argument "\t" choices "\t" trim(description)
    description = ""
}

function begin(head, text) { flush(); pending = head; description = text }

/^@@/ { flush(); command = $2; kind = "about"; isUsage = 0; next }
/^Usage: / { flush(); kind = "none"; next }
/^Options:/ { flush(); kind = "option"; next }
/^(Positionals|Arguments):/ { flush(); kind = "positional"; next }
/^Subcommands:/ { flush(); kind = "command"; next }
/^$/ { flush(); if (kind != "about") kind = "none"; next }
kind == "about" && command != "" && !seen[command]++ { print command "\tabout\t\t\t\t" $0; next }
kind ~ /^(option|positional|command)$/ {
    # A long head fills its line; its text stands in the next.
    if ($0 ~ /^          /) { description = description " " trim($0); next }
    line = substr($0, 3)
    if (match(line, /  +/)) begin(substr(line, 1, RSTART - 1), substr(line, RSTART + RLENGTH))
    else begin(line, "")
}
END { flush() }
