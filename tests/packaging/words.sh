# What the tests of packages share: words for what is wrong, and a call without anything of the person who runs it.

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

wrong() {
    echo "wrong: $*" >&2
    failed=1
}

# status STATUS COMMAND...: runs it, keeps what it says in $work/out and $work/err.
status() {
    local wanted=$1 got=0
    shift
    "$@" >"$work/out" 2>"$work/err" </dev/null || got=$?
    [[ $got -eq $wanted ]] || wrong "status $got, not $wanted: $* ($(head -c 600 "$work/err"))"
}

says() { # FILE WORDS
    grep -qF -- "$2" "$1" || wrong "'$2' is not in $(basename "$1"): $(head -c 600 "$1")"
}

# Without settings, data, display or typefaces of this machine.
bare() {
    env -i HOME="$work/home" PATH=/usr/bin:/bin LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen \
        XDG_RUNTIME_DIR="$work/home" FONTCONFIG_FILE="$work/no-fonts.conf" ASAN_OPTIONS=detect_leaks=0 "$@"
}
mkdir -p -m 700 "$work/home"
echo '<fontconfig/>' >"$work/no-fonts.conf"

# works FOLDER: the programs in FOLDER/bin judge, print with their own typefaces, and open a window.
works() {
    local root=$1 sample="$1/share/muster/armies/warpath-2e/samples/forge-fathers-1500.muster"
    status 0 bare "$root/bin/muster" check "$sample"
    says "$work/out" "LEGAL"
    status 0 bare "$root/bin/muster" convert "$sample" -o "$work/code.png"
    status 0 bare "$root/bin/muster" check "$work/code.png"
    says "$work/out" "LEGAL"
    status 0 bare "$root/bin/muster" print "$sample" -o "$work/army.pdf"
    status 0 bare "$root/bin/muster" check "$work/army.pdf"
    says "$work/out" "LEGAL"
    status 0 bare "$root/bin/muster" convert "$(dirname "${BASH_SOURCE[0]}")/../fuzz/corpus/ros/packed.rosz" -o "$work/list.ros"
    pdffonts "$work/army.pdf" >"$work/fonts"
    local face
    for face in Roboto-Regular Roboto-Bold RobotoCondensed-Bold; do
        says "$work/fonts" "$face "
    done
    pdftotext "$work/army.pdf" "$work/text"
    says "$work/text" "Hold of the Ninth Anvil"
    status 0 bare timeout 60 "$root/bin/muster-editor" --quit-when-usable "$sample"
    ! grep typeface "$work/err" || wrong "the editor lacks typefaces"
}
