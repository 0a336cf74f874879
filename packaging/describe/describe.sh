#!/bin/sh
# describe.sh PROGRAM TEMPLATE SHARE: writes the man page of a program, and its completions for bash, zsh and fish, into
# the folders that they have under SHARE. All is made from what it says with --help.
set -eu
program=$1 template=$2 share=$3
here=$(dirname "$0")
name=$(basename "$program")
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen ASAN_OPTIONS=detect_leaks=0

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
page() {
    echo "@@ $*"
    "$program" "$@" --help 2>"$work/errors" || { cat "$work/errors" >&2; exit 1; }
}
page >"$work/pages"
for command in $(awk -f "$here/table.awk" "$work/pages" | awk -F '\t' '$2 == "command" { print $3 }'); do
    page "$command" >>"$work/pages"
done
awk -f "$here/table.awk" "$work/pages" >"$work/table"

make() { # FILE AWK-ARGS...
    mkdir -p "$(dirname "$share/$1")"
    awk -v program="$name" -f "$here/$2.awk" ${3:+-v "$3"} "${4:-$work/table}" >"$work/made"
    mv "$work/made" "$share/$1"
}
make "bash-completion/completions/$name" bash
make "zsh/site-functions/_$name" zsh
make "fish/vendor_completions.d/$name.fish" fish
make "man/man1/$name.1" man "table=$work/table" "$template"
