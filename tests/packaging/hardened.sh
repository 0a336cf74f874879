#!/usr/bin/env bash
# hardened.sh SOURCE FILE...: programs and plugins have Debian's hardening, no folder of this machine in them, and no way
# to run something or to reach the network.
set -euo pipefail
source "$(dirname "$0")/words.sh"
sources=$1
shift
for program in "$@"; do
    name=$(basename "$program")
    readelf -hldsW "$program" >"$work/elf"
    grep -q 'Type: *DYN' "$work/elf" || wrong "$name is not position independent"
    [[ $program == *.so ]] || grep -q 'FLAGS_1.*PIE' "$work/elf" || wrong "$name is no PIE"
    grep -q 'FLAGS.*BIND_NOW\|FLAGS_1.*NOW' "$work/elf" || wrong "$name binds late"
    grep -q GNU_RELRO "$work/elf" || wrong "$name has no RELRO"
    grep GNU_STACK "$work/elf" | grep -q 'RW ' || wrong "$name has an executable stack"
    grep -q __stack_chk_fail "$work/elf" || wrong "$name has no stack protector"
    [[ $program == *.so || $name == muster-reader ]] || # which may have no such call
        grep -qE '__(mem|str|v?sn?printf|v?fprintf|read|poll|realpath|fread|explicit_bzero)[a-z]*_chk' "$work/elf" ||
        wrong "$name has no fortified call"
    if [[ $(uname -m) == x86_64 ]]; then
        objdump -d --no-show-raw-insn "$program" >"$work/code"
        grep -q endbr64 "$work/code" || wrong "$name has no endbr64"
    fi
    # SECURITY.md promises that no connection is opened, that programs are run by one plugin alone, which uses nothing of
    # Qt for it, and that nothing is opened by the system but a folder, from one place of the editor.
    nm -DC --undefined-only "$program" >"$work/calls"
    [[ $name != children.so ]] || sed -i '/ \(fork\|execve\)@/d' "$work/calls"
    [[ $name != muster-editor ]] || sed -i '/QDesktopServices::openUrl(/d' "$work/calls"
    if grep -E ' (socket|connect|getaddrinfo|execv[a-z]*|system|popen|v?fork|posix_spawnp?)@|Q(Network|Tcp|Udp|Local)[A-Z]|QProcess::|QDesktopServices' "$work/calls"; then
        wrong "$name can run a program or open a connection"
    fi
    if grep -aqF "$sources" "$program"; then wrong "$name names the folder of its sources"; fi
done
[[ $failed -eq 0 ]]
echo "The programs are hardened."
