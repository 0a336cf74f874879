#!/usr/bin/env bash
# packages.sh DEB TAR: lintian finds neither error nor warning in the Debian package; it and the portable archive judge,
# print and open a window in a fresh Debian that has nothing else.
set -euo pipefail
deb=$1 tar=$2 pictures=$(dirname "$0")/../data/pictures
source "$(dirname "$0")/words.sh"

lintian --allow-root --fail-on error,warning "$deb" >"$work/lintian" || wrong "lintian: $(cat "$work/lintian")"
cat "$work/lintian"
for needed in libqt6widgets6 libqt6svg6 libqpdf29 libzip4 qt6-image-formats-plugins fonts-inter fonts-roboto-unhinted; do
    dpkg-deb -f "$deb" Depends | grep -q "$needed" || wrong "the package does not depend on $needed"
done

mkdir "$work/a folder" && tar -xf "$tar" -C "$work/a folder"
works "$work/a folder"/*

if [[ $(id -u) -ne 0 ]]; then
    echo "Not root: the packages were not tried in a fresh Debian."
    [[ $failed -eq 0 ]]
    exit
fi

# A fresh Debian, kept beside the packages for the next time.
cache=$(dirname "$deb")/../debian.tar
if [[ ! -f $cache ]]; then
    read -r mirror suite < <(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' | head -n 1)
    debootstrap --variant=minbase "$suite" "$work/debian" "$mirror" >"$work/log" 2>&1 || {
        tail -n 3 "$work/log" >&2
        echo "wrong: no fresh Debian could be made" >&2
        exit 1
    }
    tar -cf "$cache.part" -C "$work/debian" . && mv "$cache.part" "$cache"
    rm -rf "$work/debian"
fi

# fresh NAME: a root of that name in $work with a display of its own.
fresh() {
    mkdir "$work/$1"
    tar -xf "$cache" -C "$work/$1"
    cp /etc/resolv.conf "$work/$1/etc/"
    mkdir -p "$work/$1/root/home" "$work/$1/tmp/.X11-unix"
}

# inside ROOT COMMAND...: in namespaces of its own, so that nothing is left behind.
inside() {
    unshare --mount --pid --fork bash -c '
        mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && mount --bind "$2" "$1/tmp/.X11-unix" &&
            exec chroot "$1" "${@:3}"' _ "$1" "$sockets" "${@:2}"
}

# A display outside, whose socket is seen inside. The editor's window is wanted there, not an offscreen one.
sockets=/tmp/.X11-unix
mkdir -p "$sockets"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$work/display" 2>"$work/xvfb" &
display=$!
trap 'kill $display; rm -rf "$work"' EXIT
for _ in {1..100}; do [[ -s $work/display ]] && break || sleep 0.1; done
number=$(<"$work/display")

# tried ROOT BIN SHARE
tried() {
    local root=$1 bin=$2 sample="$3/muster/armies/warpath-2e/samples/forge-fathers-1500.muster"
    local call=(inside "$root" env -i HOME=/root/home PATH=/usr/bin:/bin LC_ALL=C.UTF-8)
    status 0 "${call[@]}" "$bin/muster" check "$sample"
    says "$work/out" "LEGAL"
    status 0 "${call[@]}" "$bin/muster" print "$sample" -o /root/army.pdf
    local picture
    for picture in hold.jpg hold.webp; do
        cp "$pictures/$picture" "$root/root/"
        status 0 "${call[@]}" "$bin/muster" check "/root/$picture"
        says "$work/out" "LEGAL"
    done
    pdffonts "$root/root/army.pdf" >"$work/fonts"
    says "$work/fonts" "Roboto-Regular "
    says "$work/fonts" "RobotoCondensed-Bold "
    status 0 "${call[@]}" DISPLAY=":$number" QT_QPA_PLATFORM=xcb timeout 60 "$bin/muster-editor" --quit-when-usable "$sample"
}

fresh portable
mkdir "$work/portable/opt/games" && tar -xf "$tar" -C "$work/portable/opt/games"
folder=$(basename "$tar" .tar.xz)
tried "$work/portable" "/opt/games/$folder/bin" "/opt/games/$folder/share"

fresh packaged
cp "$deb" "$work/packaged/root/muster.deb"
status 0 inside "$work/packaged" bash -c 'apt-get update -q && apt-get install -y -q --no-install-recommends /root/muster.deb'
tried "$work/packaged" /usr/bin /usr/share
status 0 inside "$work/packaged" bash -c 'find /usr/share/muster -xtype l | grep . && exit 1 || exit 0'
status 0 inside "$work/packaged" apt-get purge -y -q muster-roll
[[ ! -e $work/packaged/usr/share/muster ]] || wrong "something is left after the package was removed"

[[ $failed -eq 0 ]]
echo "The packages work in a fresh Debian."
