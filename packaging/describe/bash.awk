# A table (table.awk) as completion for bash. -v program=NAME

BEGIN {
    FS = "\t"
    files["FILE"] = "_filedir '@(muster|pdf|txt)'"
    files["OUT"] = "_filedir '@(pdf|html|muster|txt)'"
    files["DIR"] = "_filedir -d"
    files["PATH"] = "_filedir"
    files["WHAT"] = files["RULESET/ARMY"] = "COMPREPLY=($(compgen -W '$(_muster_ids)' -- \"$cur\"))"
}

function words(list) { return "COMPREPLY=($(compgen -W '" list "' -- \"$cur\"))" }

function valueOf(argument, choices) {
    if (argument == "LIST") return "_muster_list '" choices "'"
    if (choices != "") return words(choices)
    return argument in files ? files[argument] : "COMPREPLY=()"
}

{ if (!($1 in known)) { known[$1]; order[++count] = $1 } }
$2 == "command" { commands = commands (commands == "" ? "" : " ") $3 }
$2 == "option" {
    options[$1] = options[$1] (options[$1] == "" ? "" : " ") $3
    if ($4 != "") {
        pattern = $3
        gsub(/ /, " | " ($1 == "" ? "*:" : $1 ":"), pattern)
        values = values "        " ($1 == "" ? "*:" : $1 ":") pattern ") " valueOf($4, $5) "; return ;;\n"
    }
}
# The first: what a second is depends on it.
$2 == "positional" && !($1 in places) { places[$1] = valueOf($5 == "" ? $3 : "", $5) }

END {
    print "# bash completion for " program "(1); made from its --help."
    if (commands != "") {
        print "_muster_ids() { muster show 2>/dev/null | sed -n 's|^ *\\([a-z0-9-]*\\(/[a-z0-9-]*\\)\\{0,1\\}\\)  .*|\\1|p'; }\n"
        print "# What stands before the last comma stays."
        print "_muster_list()"
        print "{"
        print "    local before=\"\""
        print "    [[ $cur != *,* ]] || before=\"${cur%,*},\""
        print "    COMPREPLY=($(compgen -P \"$before\" -W \"$1\" -- \"${cur##*,}\"))"
        print "}\n"
    }
    name = program
    gsub(/-/, "_", name)
    print "_" name "()"
    print "{"
    print "    local cur prev words cword split command=\"\" word"
    print "    _init_completion -s || return"
    if (commands != "") {
        pattern = commands
        gsub(/ /, " | ", pattern)
        print "    for word in \"${words[@]:1:cword-1}\"; do"
        print "        case $word in"
        print "        " pattern ") command=$word; break ;;"
        print "        esac"
        print "    done"
    }
    print "    case $command:$prev in"
    printf "%s", values
    print "    esac"
    print "    ! $split || return"
    print "    if [[ $cur == -* ]]; then"
    print "        case $command in"
    for (i = 1; i <= count; ++i)
        if (order[i] != "") print "        " order[i] ") " words(options[order[i]] " " ownOf(options[""])) " ;;"
    print "        *) " words(options[""]) " ;;"
    print "        esac"
    print "        return"
    print "    fi"
    print "    case $command in"
    for (i = 1; i <= count; ++i)
        if (order[i] != "") print "    " order[i] ") " places[order[i]] " ;;"
    print "    *) " (commands != "" ? words(commands) : places[""]) " ;;"
    print "    esac"
    print "} &&"
    print "    complete -F _" name " " program
}

# Of the program's own options those that a command takes too.
function ownOf(list) { gsub(/-h --help|--version/, "", list); gsub(/^ +| +$/, "", list); return list }
