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

# Desktop, media type, icons.
desktop-file-validate "$share/applications/muster-editor.desktop" || wrong "the desktop entry"
appstreamcli validate --no-net "$share"/metainfo/*.metainfo.xml >"$work/appstream" || wrong "$(cat "$work/appstream")"
update-mime-database "$share/mime" 2>"$work/err" || wrong "the media type: $(cat "$work/err")"
says "$share/mime/globs2" 'application/vnd.muster.roster+json:*.muster'
for name in apps/muster-editor mimetypes/application-vnd.muster.roster+json; do
    [[ -s $share/icons/hicolor/scalable/$name.svg ]] || wrong "there is no scalable/$name.svg"
    for size in 16 22 24 32 48 64 128 256; do
        file "$share/icons/hicolor/${size}x$size/$name.png" | grep -q "PNG image data, $size x $size" || wrong "the icon $name of $size"
    done
done

# Man pages and completions know every option of every command.
programs=(muster muster-editor)
for program in "${programs[@]}"; do
    man="$share/man/man1/$program.1"
    bash_words="$share/bash-completion/completions/$program"
    zsh_words="$share/zsh/site-functions/_$program"
    fish_words="$share/fish/vendor_completions.d/$program.fish"
    LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -E UTF-8 -l "$man" >"$work/page" 2>"$work/err"
    [[ ! -s $work/err ]] || wrong "$program.1: $(cat "$work/err")"
    grep -q '@' "$man" && wrong "$program.1 has a name that was not filled in: $(grep '@' "$man")"
    bash -n "$bash_words" || wrong "completion for bash of $program"
    zsh -n "$zsh_words" || wrong "completion for zsh of $program"
    fish -n "$fish_words" || wrong "completion for fish of $program"

    commands=("")
    [[ $program != muster ]] || mapfile -O 1 -t commands < <(bare "$root/bin/muster" --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
    [[ $program != muster || ${#commands[@]} -ge 7 ]] || wrong "only ${#commands[@]} commands were found"
    for command in "${commands[@]}"; do
        bare "$root/bin/$program" $command --help >"$work/help"
        mapfile -t options < <(grep -oE -- '^  (-[a-z], ?)?--[a-z-]+' "$work/help" | grep -oE -- '--[a-z-]+')
        [[ ${#options[@]} -gt 0 ]] || wrong "$program $command --help has no options"
        for option in "${options[@]}"; do
            grep -q -- "\\\\fB.*${option//-/\\\\-}\\\\fR" "$man" || wrong "$program.1 has no $option (of $command)"
            [[ -z $command ]] || grep -qE -- "^ +$command\) .*$option" "$bash_words" || wrong "bash: $command $option"
            [[ -n $command ]] || grep -q -- "$option" "$bash_words" || wrong "bash: $option"
            grep -q -- "-l ${option#--} " <(grep -- "${command:+from $command'}" "$fish_words") || wrong "fish: $command $option"
            awk -v from="^    $command\\) _arguments" 'from == "^    \\) _arguments" || $0 ~ from, /;;/' "$zsh_words" |
                grep -q -- "'\*$option[=[]" || wrong "zsh: $command $option"
        done
    done
done

# Completion for bash as a person meets it.
complete_bash() { # WORDS...
    bare PATH="$root/bin:/usr/bin:/bin" bash --norc -c '
        source /usr/share/bash-completion/bash_completion
        source "$0/share/bash-completion/completions/muster"
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE} COMPREPLY=()
        _muster muster "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf "%s\n" "${COMPREPLY[@]}"' "$root" "$@" 2>"$work/err" | sort | tr '\n' ' '
}
completes() { # WANTED WORDS...
    local got
    got=$(complete_bash "${@:2}")
    [[ $got == "$1 " ]] || wrong "completion of '${*:2}': $got, not $1 ($(cat "$work/err"))"
}
completes "check convert" muster c
completes "html json text" muster check --format ""
completes "--paper" muster print --pa
completes "roster,cards" muster print --sheets roster,cards
completes "warpath-2e/forge-fathers" muster show warpath-2e/fo
completes "report roster ruleset" muster schema r

[[ $failed -eq 0 ]]
echo "The installation is whole."
