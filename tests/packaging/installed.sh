#!/usr/bin/env bash
# installed.sh BUILD: what 'cmake --install' puts into a folder is whole, valid, and runs from another one.
set -euo pipefail
build=$1
source "$(dirname "$0")/words.sh"

cmake --install "$build" --prefix "$work/first" >"$work/installed"
mv "$work/first" "$work/moved to here"
root="$work/moved to here"
share="$root/share"

works "$root"

# Nothing to draw letters with is an error, never boxes.
mv "$share/muster/fonts/sheets" "$work/sheets"
status 3 bare "$root/bin/muster" print "$share/muster/armies/warpath-2e/samples/forge-fathers-1500.muster" -o "$work/none.pdf"
says "$work/err" 'the typeface "Roboto" is not there'
[[ ! -e $work/none.pdf ]] || wrong "a PDF without typefaces was written"
mkdir "$share/muster/fonts/sheets"
cp "$work"/sheets/DejaVu* "$share/muster/fonts/sheets"
echo "no typeface" >"$share/muster/fonts/sheets/Roboto-Regular.ttf"
status 3 bare "$root/bin/muster" print "$share/muster/armies/warpath-2e/samples/forge-fathers-1500.muster" -o "$work/none.pdf"
rm -r "$share/muster/fonts/sheets"
mv "$work/sheets" "$share/muster/fonts/sheets"
for package in fonts-inter fonts-roboto-unhinted fonts-dejavu-core; do
    grep -qi "license" "$share/muster/fonts/$package.copyright" || wrong "the licence of $package is not there"
done

# Without its plugins it still judges, and says what is not there.
plugins=$(dirname "$(find "$root/lib" -path '*/muster/sheets.so')")
bare "$root/bin/muster" convert "$share/muster/armies/warpath-2e/samples/forge-fathers-1500.muster" -o "$work/code.png"
mv "$plugins" "$work/plugins"
status 0 bare "$root/bin/muster" check "$share/muster/armies/warpath-2e/samples/forge-fathers-1500.muster"
status 3 bare "$root/bin/muster" check "$work/army.pdf"
says "$work/err" 'army.pdf: a part of Muster that this needs cannot be loaded: '
status 3 bare "$root/bin/muster" print "$share/muster/armies/warpath-2e/samples/forge-fathers-1500.muster" -o "$work/none.pdf"
says "$work/err" 'a part of Muster that this needs cannot be loaded: '
status 3 bare "$root/bin/muster" convert "$share/muster/armies/warpath-2e/samples/forge-fathers-1500.muster" -o "$work/none.png"
says "$work/err" 'a part of Muster that this needs cannot be loaded: '
status 3 bare "$root/bin/muster" check "$work/code.png"
says "$work/err" 'code.png: a part of Muster that this needs cannot be loaded: '
status 3 bare "$root/bin/muster" lint "$share/muster/templates"
says "$work/err" 'a part of Muster that this needs cannot be loaded: '
status 0 bare "$root/bin/muster" lint "$share/muster/armies/warpath-2e"
[[ ! -e $work/none.pdf && ! -e $work/none.png ]] || wrong "something was written without plugins"
mv "$work/plugins" "$plugins"

# The program that reads strangers' files is beside them, and found where the installation is. Without it the rest works.
status 0 bare "$root/bin/muster" check "$work/code.png"
mv "$plugins/muster-reader" "$work/muster-reader"
status 0 bare "$root/bin/muster" check "$share/muster/armies/warpath-2e/samples/forge-fathers-1500.muster"
for file in army.pdf code.png; do
    status 3 bare "$root/bin/muster" check "$work/$file"
    says "$work/err" "$file: a part of Muster that this needs cannot be started: $plugins/muster-reader: "
done
mv "$work/muster-reader" "$plugins/muster-reader"

# Desktop, media type, icons.
desktop-file-validate "$share/applications/muster-editor.desktop" || wrong "the desktop entry"
update-desktop-database "$share/applications"
says "$share/applications/mimeinfo.cache" 'application/vnd.muster.roster+json=muster-editor.desktop'
appstreamcli validate --no-net "$share"/metainfo/*.metainfo.xml >"$work/appstream" || wrong "$(cat "$work/appstream")"
update-mime-database "$share/mime" 2>"$work/err" || wrong "the media type: $(cat "$work/err")"
says "$share/mime/globs2" 'application/vnd.muster.roster+json:*.muster'
says "$share/mime/globs2" 'application/x-battlescribe-roster+zip:*.rosz'
says "$share/mime/globs2" 'application/vnd.muster.game+zip:*.mustergame'
says "$share/applications/mimeinfo.cache" 'application/vnd.muster.game+zip=muster-editor.desktop'
says "$share/applications/mimeinfo.cache" 'application/x-battlescribe-roster+xml=muster-editor.desktop'
for name in apps/muster-editor mimetypes/application-vnd.muster.roster+json; do
    [[ -s $share/icons/hicolor/scalable/$name.svg ]] || wrong "there is no scalable/$name.svg"
    for size in 16 22 24 32 48 64 128 256; do
        file "$share/icons/hicolor/${size}x$size/$name.png" | grep -q "PNG image data, $size x $size" || wrong "the icon $name of $size"
    done
done

# Man pages and completions know every option of every command.

# part FILE FROM TO: the lines from one that matches to the next that does, as $work/part.
part() { awk -v from="$2" -v to="$3" '!on && $0 ~ from { on = 1; print; next } on { print } on && $0 ~ to { exit }' "$1" >"$work/part"; }

# knows WHERE OPTION...: the part has all of them.
knows() {
    local option
    for option in "${@:2}"; do
        grep -qE -- "$option([^a-z-]|\$)" "$work/part" || wrong "$1 does not know $option"
    done
}

described() { # PROGRAM
    local program=$1 command commands=("") options
    local man="$share/man/man1/$program.1" bash="$share/bash-completion/completions/$program"
    local zsh="$share/zsh/site-functions/_$program" fish="$share/fish/vendor_completions.d/$program.fish"
    LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -E UTF-8 -l "$man" >"$work/page" 2>"$work/err"
    [[ ! -s $work/err ]] || wrong "$program.1: $(cat "$work/err")"
    bash -n "$bash" || wrong "completion for bash of $program"
    zsh -n "$zsh" || wrong "completion for zsh of $program"
    fish -n "$fish" || wrong "completion for fish of $program"

    bare "$root/bin/$program" --help >"$work/help"
    mapfile -O 1 -t commands < <(sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p' "$work/help")
    [[ $program != muster || ${#commands[@]} -ge 7 ]] || wrong "only ${#commands[@]} commands were found"
    for command in "${commands[@]}"; do
        bare "$root/bin/$program" $command --help >"$work/help"
        mapfile -t options < <(grep -oE '^  (-[a-z], ?)?--[a-z-]+' "$work/help" | grep -oE -- '--[a-z-]+')
        [[ ${#options[@]} -gt 0 ]] || wrong "$program $command --help has no options"
        grep "^        ${command:-[*]}[)] COMPREPLY" "$bash" >"$work/part"
        knows "bash, $program $command" "${options[@]}"
        if [[ -n $command ]]; then
            part "$zsh" "^    $command[)] _arguments" ";;"
            knows "zsh, $program $command" "${options[@]}"
            part "$man" "^[.]SS $command\$" "^[.]S"
            options=("${options[@]/--help/$command}") # said once for all
        else
            part "$zsh" "^ *_arguments" "^ *'[*]?:|rest"
            knows "zsh, $program" "${options[@]}"
            part "$man" "^[.]SH OPTIONS" "^[.]SH"
        fi
        knows "$program.1, $command" "${options[@]//-/\\\\-}"
        grep "^complete -c $program ${command:+-n .__fish_seen_subcommand_from $command. }" "$fish" >"$work/part"
        mapfile -t options < <(grep -oE '^  (-[a-z], ?)?--[a-z-]+' "$work/help" | grep -oE -- '--[a-z-]+')
        knows "fish, $program $command" "${options[@]/#--/-l }"
    done
}
described muster
described muster-editor

# Completion as a person meets it, in bash and in fish.
complete_bash() { # WORDS...
    bare PATH="$root/bin:/usr/bin:/bin" bash --norc -c '
        source /usr/share/bash-completion/bash_completion
        source "$0/share/bash-completion/completions/muster"
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE} COMPREPLY=()
        _muster muster "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf "%s\n" "${COMPREPLY[@]}"' "$root" "$@" 2>"$work/err" | sort | tr '\n' ' '
}
complete_fish() { # WORDS...
    bare PATH="$root/bin:/usr/bin:/bin" fish --no-config -c '
        source $argv[1]/share/fish/vendor_completions.d/muster.fish
        complete -C "$argv[2..]"' "$root" "$@" 2>"$work/err" | cut -f 1 | sort | tr '\n' ' '
}
completes() { # WANTED WORDS...
    local shell got
    for shell in bash fish; do
        got=$("complete_$shell" "${@:2}")
        [[ $got == "$1 " ]] || wrong "completion of '${*:2}' in $shell: $got, not $1 ($(cat "$work/err"))"
    done
}
completes "check" muster ch
completes "html" muster check --format h
completes "--paper" muster print --pa
completes "roster,cards" muster print --sheets roster,cards
completes "warpath-2e/forge-fathers" muster show warpath-2e/fo
completes "report roster ruleset" muster schema r

[[ $failed -eq 0 ]]
echo "The installation is whole."
