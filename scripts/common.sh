# shellcheck shell=bash
# What all scripts share. A script sources this file first; its working folder is then the checkout.
# ./dev NAME runs scripts/NAME.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
readonly root
# Where the person is: paths on the command line are meant from there.
# shellcheck disable=SC2034 # scripts use it
readonly here="$PWD"
readonly self="./dev"
cd "$root"

# Everything comes from Debian 12.
readonly packages=(
    build-essential cmake ninja-build ccache pkg-config
    nlohmann-json3-dev libsimdjson-dev libpugixml-dev libvalijson-dev libexpected-dev libfmt-dev libcli11-dev libkainjow-mustache-dev
    zlib1g-dev nettle-dev libzip-dev libqpdf-dev libzxing-dev
    qt6-base-dev qt6-pdf-dev qt6-svg-dev qt6-image-formats-plugins qt6-tools-dev qt6-l10n-tools qt6-translations-l10n
    catch2 libbenchmark-dev librapidcheck-dev coinor-cbc
    poppler-utils fonts-inter fonts-roboto-unhinted fonts-dejavu-core librsvg2-bin
)
# For tests of what is installed beside the programs, and for packages.
# shellcheck disable=SC2034 # scripts use it
readonly install_packages=(shared-mime-info desktop-file-utils appstream file man-db bash-completion zsh fish locales)

# For tests of web pages, and of the page to play from, which a script drives.
# shellcheck disable=SC2034 # scripts use it
readonly browser_packages=(chromium chromium-driver python3)

# Lets ccache work beside precompiled headers, and share its results between checkouts.
export CCACHE_SLOPPINESS="${CCACHE_SLOPPINESS:-pch_defines,time_macros}"
export CCACHE_BASEDIR="${CCACHE_BASEDIR:-$root}"

say() { printf '\n== %s\n' "$*" >&2; }

die() { printf '%s: %s\n' "$self" "$*" >&2; exit 1; }

# step NAME COMMAND...: runs a command, and keeps how long it took for the table that times() prints.
steps=()
step() {
    local start=$SECONDS status=0
    say "$1"
    "${@:2}" || status=$?
    steps+=("$(printf '%6d s  %s' $((SECONDS - start)) "$1")")
    return "$status"
}

times() {
    say "Times"
    printf '%s\n' "${steps[@]}" >&2
}

# setup [PACKAGE...]: installs the base packages and those named, where they are missing.
setup() {
    local wanted=("${packages[@]}" "$@") missing=() package
    if ! command -v dpkg-query >/dev/null; then
        say "This is not Debian. These packages are needed, under the names that they have here: ${wanted[*]}"
        return
    fi
    for package in "${wanted[@]}"; do
        [[ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" == installed ]] || missing+=("$package")
    done
    [[ ${#missing[@]} -gt 0 ]] || return 0

    local as_root=()
    if [[ $(id -u) -ne 0 ]]; then
        command -v sudo >/dev/null ||
            die "these packages are missing, and there is no sudo to install them. As root, run: apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    say "Installing ${missing[*]}"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -q >&2 || die "apt-get update failed; is there a network?"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}" >&2 ||
        die "apt-get install failed; see above"
}

# build PRESET [ARGS...]: configures, with ARGS for CMake, and builds.
build() {
    step "Building ($1)" build_quietly "$@"
}

build_quietly() {
    cmake --preset "$@" >/dev/null || return
    cmake --build --preset "$1" >&2
}

# build_targets PRESET [TARGET...]: configures, and builds these targets and no more.
build_targets() {
    cmake --preset "$1" >/dev/null || return
    [[ $# -eq 1 ]] || cmake --build --preset "$1" --target "${@:2}" >&2
}

# list WORD...: the words as a list of CMake's.
list() { local IFS=';' && echo "$*"; }
