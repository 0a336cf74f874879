# A table (table.awk) as completion for zsh. -v program=NAME

BEGIN {
    FS = "\t"
    files["FILE"] = "_files -g \"*.(muster|pdf|txt)(-.)\""
    files["OUT"] = "_files -g \"*.(pdf|html|muster|txt)(-.)\""
    files["DIR"] = "_files -/"
    files["PATH"] = "_files"
    files["WHAT"] = files["RULESET/ARMY"] = "_muster_ids"
}

function quoted(text) { gsub(/'/, "'\\''", text); return "'" text "'" }
function safe(text) {
    gsub(/\\/, "\\\\", text)
    gsub(/\[/, "\\[", text)
    gsub(/\]/, "\\]", text)
    gsub(/:/, "\\:", text)
    return text
}

function actionOf(argument, choices) {
    if (argument == "LIST") return "_values -s , sheet " choices
    if (choices != "") return "(" choices ")"
    return argument in files ? files[argument] : " "
}

function add(command, line) { lines[command] = lines[command] " \\\n        " line }

{ if (!($1 in known)) { known[$1]; order[++count] = $1 } }
$2 == "command" { commands = commands "\n        " quoted(safe($3) ":" $6) }
$2 == "option" {
    n = split($3, names, " ")
    for (k = 1; k <= n; ++k) {
        # The star: some may be given more than once.
        spec = "*" names[k] ($4 != "" && names[k] ~ /^--/ ? "=" : "") "[" safe($6) "]"
        if ($4 != "") spec = spec ":" safe($4) ":" actionOf($4, $5)
        add($1, quoted(spec))
        if ($1 == "" && $3 !~ /help|version/) shared = shared " \\\n        " quoted(spec)
    }
}
$2 == "positional" { add($1, quoted("*:" safe($3) ":" actionOf($5 == "" ? $3 : "", $5))) }

END {
    print "#compdef " program
    print "# zsh completion for " program "(1); made from its --help."
    if (commands == "") {
        print "_arguments" lines[""]
        exit
    }
    print "\n_muster_ids() {"
    print "    local -a ids=(${(f)\"$(muster show 2>/dev/null | sed -n 's|^ *\\([a-z0-9-]*\\(/[a-z0-9-]*\\)\\{0,1\\}\\)  .*|\\1|p')\"})"
    print "    compadd -a ids"
    print "}\n"
    print "_muster_commands() {"
    print "    local -a commands=(" commands
    print "    )"
    print "    _describe command commands"
    print "}\n"
    print "_muster() {"
    print "    local line state"
    print "    _arguments -C" lines[""] " \\\n        '1:command:_muster_commands' '*::argument:->rest'"
    print "    [[ $state == rest ]] || return"
    print "    case $line[1] in"
    for (i = 1; i <= count; ++i)
        if (order[i] != "") print "    " order[i] ") _arguments" lines[order[i]] shared " ;;"
    print "    esac"
    print "}\n"
    print "_muster \"$@\""
}
