# A table (table.awk) as completion for fish. -v program=NAME

BEGIN {
    FS = "\t"
    files["FILE"] = "-k -a '(__fish_complete_suffix .muster .pdf .txt)'"
    files["OUT"] = "-k -a '(__fish_complete_suffix .pdf .html .muster .txt)'"
    files["DIR"] = "-a '(__fish_complete_directories)'"
    files["PATH"] = "-F"
    files["WHAT"] = files["RULESET/ARMY"] = "-a '(__muster_ids)'"
}

function quoted(text) { gsub(/\\/, "\\\\", text); gsub(/'/, "\\'", text); return "'" text "'" }

function valueOf(argument, choices) {
    if (argument == "LIST") return "-a '(__fish_append , " choices ")'"
    if (choices != "") return "-a '" choices "'"
    return argument in files ? files[argument] : ""
}

function when(command) {
    return command == "" ? "" : " -n '__fish_seen_subcommand_from " command "'"
}

$2 == "command" {
    commands = commands "complete -c " program " -n __fish_use_subcommand -a " $3 " -d " quoted($6) "\n"
}
$2 == "option" {
    line = "complete -c " program when($1)
    n = split($3, names, " ")
    for (k = 1; k <= n; ++k)
        line = line (names[k] ~ /^--/ ? " -l " substr(names[k], 3) : " -s " substr(names[k], 2))
    if ($4 != "") {
        value = valueOf($4, $5)
        line = line (value ~ /^-F/ ? " -r " : " -x ") value
    }
    options = options line " -d " quoted($6) "\n"
}
$2 == "positional" {
    places = places "complete -c " program when($1) " " valueOf($5 == "" ? $3 : "", $5) "\n"
}

END {
    print "# fish completion for " program "(1); made from its --help."
    if (commands != "") {
        print "function __muster_ids"
        print "    muster show 2>/dev/null | sed -n 's|^ *\\([a-z0-9-]*\\(/[a-z0-9-]*\\)\\{0,1\\}\\)  .*|\\1|p'"
        print "end"
    }
    print "complete -c " program " -f"
    printf "%s%s%s", commands, options, places
}
