# A table (table.awk) as parts of a man page: written into its template after the comments "commands" and
# "options".
# awk -v table=FILE -f man.awk TEMPLATE

function roff(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    gsub(/'/, "\\(aq", text)
    return text ~ /^[.]/ ? "\\&" text : text
}

function option(    names, n, k, head) {
    n = split(field[3], names, " ")
    head = ""
    for (k = 1; k <= n; ++k)
        head = head (k > 1 ? ", " : "") "\\fB" roff(names[k]) "\\fR" (field[4] == "" ? "" : " \\fI" roff(field[4]) "\\fR")
    return ".TP\n" head "\n" roff(sentence(field[6])) "\n"
}

function sentence(text) { return text ~ /[.]$/ ? text : text "." }

BEGIN {
    while ((getline line < table) > 0) {
        split(line, field, "\t")
        if (field[1] == "" && field[2] == "option") own = own option()
        else if (field[2] == "about") commands = commands ".SS " roff(field[1]) "\n" roff(sentence(field[6])) "\n"
        else if (field[2] == "option" && field[3] !~ /--help/) commands = commands option()
        else if (field[2] == "positional" && field[1] != "")
            commands = commands ".TP\n\\fI" roff(field[3]) "\\fR\n" roff(sentence(field[6])) "\n"
    }
}
$0 == ".\\\" commands" { printf "%s", commands; next }
$0 == ".\\\" options" { printf "%s", own; next }
{ print }
