# shellcheck shell=bash
# The suites of tests: their names, and how they are built and run. Sourced after common.sh.

# ./dev test builds each suite once: those that read what strangers send under the address sanitizer, the others without:
# a whole build must not take longer than somebody waits for it. ./dev check runs all of them under both sanitizers.
readonly stranger_suites=(io battlescribe reading)
readonly other_suites=(core plugins rules advice cases corpus paper print report versions sources pictures judging editor widgets apps threads
    fuzz layering packaging play)

# Runs a test preset. ctest hides what each suite says of itself, so this ends with it, and with how long each took.
run_tests() {
    local preset="$1" status=0
    shift
    ctest --preset "$preset" --output-on-failure "$@" || status=$?
    awk '/^[0-9]+\/[0-9]+ Test(ing)?: / { name = $3; result = "" }
         /^(All tests passed|test cases:|assertions:|No tests ran)/ { result = result (result == "" ? "" : ", ") $0 }
         /^Test time = / { printf "%8.1f s  %-26s %s\n", $4, name, result }' \
        "build/$preset/Testing/Temporary/LastTest.log"
    return "$status"
}

# The binaries that have a suite's tests.
suite_binaries() {
    case "$1" in
    apps) printf '%s\n' apps_tests browser_tests ;;
    fuzz) echo fuzz_replay ;;
    layering) ;; # scripts
    packaging) echo all ;;
    play) echo muster ;; # a script
    *) echo "$1_tests" ;;
    esac
}

# The pattern of ctest for these suites.
suite_pattern() {
    local suite names=() binaries
    for suite in "$@"; do
        case "$suite" in
        layering | packaging | play) names+=("${suite}_.*") ;;
        *) mapfile -t binaries < <(suite_binaries "$suite") && names+=("${binaries[@]}") ;;
        esac
    done
    (IFS='|' && echo "^(${names[*]})$")
}

# build_suites PRESET SUITE...: builds what these suites need and no more.
build_suites() {
    local preset="$1" suite binaries=() known=" ${stranger_suites[*]} ${other_suites[*]} "
    shift
    for suite in "$@"; do
        [[ "$known" == *" $suite "* ]] || die "there is no suite '$suite'; there are:$known"
        mapfile -t -O "${#binaries[@]}" binaries < <(suite_binaries "$suite")
    done
    step "Building ($preset)" build_targets "$preset" "${binaries[@]}"
}

run_suites() { run_tests "$1" -R "$(suite_pattern "${@:2}")"; }

# sanitize [SUITE...]: all suites, or those named; 'threads': under the thread sanitizer.
sanitize() {
    setup
    [[ "$*" != threads ]] || { sanitize_threads; return; }
    [[ $# -gt 0 ]] || set -- "${stranger_suites[@]}" "${other_suites[@]}"
    build_suites asan "$@" || return
    step "Testing under the address and undefined-behaviour sanitizers" run_suites asan "$@"
}

# sanitize_addresses SUITE...: these under the address sanitizer alone, which is built in half the time of both.
sanitize_addresses() {
    build_suites address "$@" || return
    step "Testing under the address sanitizer" run_suites address "$@"
}

# The tests that start threads, under the thread sanitizer.
sanitize_threads() {
    local binaries alone=()
    cmake --preset tsan >/dev/null || return
    mapfile -t binaries < <(ctest --preset tsan -L threads -N | awk '/ Test +#/ { print $NF }')
    step "Building (tsan)" build_targets tsan "${binaries[@]}" || return
    # The sanitizer of GCC 12 cannot start where a newer kernel gives addresses at random.
    setarch -R true 2>/dev/null && alone=(setarch -R)
    step "Testing under the thread sanitizer" \
        "${alone[@]}" "$BASH" -c "$(declare -f run_tests); run_tests tsan -L threads"
}
