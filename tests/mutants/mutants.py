#!/usr/bin/env python3
"""Makes small mutations of the sources, runs the tests of core and rules and the cases on each, and prints those that no test notices.

Called by `./dev mutants [PATH...] [--count N] [--seed S]`: see docs/testing.md.
"""

import argparse
import pathlib
import random
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "mutants"
SOURCE = WORK / "source"
BUILD = WORK / "build"
TESTS = ["core_tests", "rules_tests", "cases_tests"]

# What is looked for in a line of code, and what takes its place.
MUTATIONS = [
    ("comparison", r" <= ", [" < "]),
    ("comparison", r" >= ", [" > "]),
    ("comparison", r"(?<![<\w]) < (?=[\w(*])", [" <= "]),
    ("comparison", r"(?<![-=>]) > (?=[\w(*])", [" >= "]),
    ("comparison", r" == ", [" != "]),
    ("comparison", r" != ", [" == "]),
    ("logic", r" && ", [" || "]),
    ("logic", r" \|\| ", [" && "]),
    ("negation", r"(?<=[(\s])!(?=[\w(])", [""]),
    ("truth", r"\btrue\b", ["false"]),
    ("truth", r"\bfalse\b", ["true"]),
    ("off by one", r"(?<=[\w)\]]) \+ 1\b", ["", " + 2"]),
    ("off by one", r"(?<=[\w)\]]) - 1\b", ["", " - 2"]),
    ("sign", r"(?<=[\w)\]]) \+ (?=[\w(])", [" - "]),
    ("sign", r"(?<=[\w)\]]) - (?=[\w(])", [" + "]),
    ("sum", r" \+= ", [" -= ", " = "]),
    ("sum", r" -= ", [" += "]),
    ("product", r"(?<=[\w)\]]) \* (?=[\w(])", [" + "]),
    ("extreme", r"std::max\b", ["std::min"]),
    ("extreme", r"std::min\b", ["std::max"]),
    ("quantifier", r"ranges::any_of\b", ["ranges::all_of"]),
    ("quantifier", r"ranges::all_of\b", ["ranges::any_of"]),
    ("quantifier", r"ranges::none_of\b", ["ranges::any_of"]),
    ("statement", r"^(\s+)continue;$", [r"\1;"]),
    ("statement", r"^(\s+)break;$", [r"\1;"]),
    ("statement", r"^(\s+)(\w[\w.\->]*\([^;{}]*\);)$", [r"\1;"]),
]

# Lines that only say what is what: declarations, comments, includes, preprocessor.
SKIPPED = re.compile(r"^\s*(//|///|\*|#|using |template|static_assert|namespace|struct |class |enum |assert)|operator")

# Lines of which every mutation is the same program, or one that never ends: memory reserved ahead, and the step of a
# loop over an enumeration.
SAME = re.compile(r"\breserve\(|static_cast<[\w:]+>\(static_cast<int>")


def is_last_break(text, number):
    """Whether a `break` ends the last case of a switch, and so says nothing."""
    return (
        text[number].strip() == "break;"
        and re.match(r"\s*(case .*|default):", text[number - 1]) is not None
        and text[number + 1].strip() == "}"
    )


def sites(paths):
    """Every (file, line number, kind, mutated line)."""
    found = []
    for path in paths:
        text = path.read_text().split("\n")
        for number, line in enumerate(text):
            code = line.split(" //")[0]
            if SKIPPED.search(code) or SAME.search(code) or is_last_break(text, number):
                continue
            for kind, pattern, replacements in MUTATIONS:
                for match in re.finditer(pattern, code):
                    inside = code[: match.start()].count('"') % 2
                    if inside:
                        continue
                    for replacement in replacements:
                        mutated = line[: match.start()] + match.expand(replacement) + line[match.end() :]
                        found.append((path, number, kind, mutated))
    return found


def run(command, seconds, **keywords):
    try:
        return subprocess.run(command, timeout=seconds, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **keywords)
    except subprocess.TimeoutExpired:
        return None


def prepare():
    """A copy of the tree with a build of its own, so that the checkout stays as it is."""
    WORK.mkdir(parents=True, exist_ok=True)
    # Without the times of the checkout: a file that goes back to what it was must be newer than what was built from it.
    subprocess.run(
        ["rsync", "-rlp", "--checksum", "--delete", "--exclude", "/build", "--exclude", "/.git", f"{ROOT}/",
         f"{SOURCE}/"], check=True
    )
    flags = "-O1 -g0 -D_GLIBCXX_ASSERTIONS"
    subprocess.run(
        ["cmake", "-G", "Ninja", "-S", str(SOURCE), "-B", str(BUILD), "-DCMAKE_BUILD_TYPE=RelWithDebInfo",
         f"-DCMAKE_CXX_FLAGS_RELWITHDEBINFO={flags}", "-DMUSTER_TESTS=ON", "-DMUSTER_WERROR=OFF",
         "-DMUSTER_BENCHMARKS=OFF"],
        check=True, stdout=subprocess.DEVNULL,
    )
    subprocess.run(["cmake", "--build", str(BUILD), "--target", *TESTS], check=True, stdout=subprocess.DEVNULL)


def tests_of(path):
    """The tests that can notice a change of a file: those of core use nothing of rules."""
    return TESTS[1:] if SOURCE / "src" / "rules" in path.parents else TESTS


def test(names, seconds):
    """Whether some test fails, or takes far too long."""
    for name in names:
        done = run([str(BUILD / "bin" / name), "--abort"], seconds, cwd=SOURCE)
        if done is None or done.returncode != 0:
            return True
    return False


def main():
    parser = argparse.ArgumentParser(prog="./dev mutants", description=__doc__)
    parser.add_argument("paths", nargs="*", help="files or folders; left out: src/core and src/rules")
    parser.add_argument("--count", type=int, default=20, help="how many mutants that compile (20)")
    parser.add_argument("--seed", type=int, default=1, help="other numbers give other mutants (1)")
    options = parser.parse_args()

    prepare()
    files = []
    for name in options.paths or ["src/core", "src/rules"]:
        path = SOURCE / name
        files += sorted(path.rglob("*.cpp")) if path.is_dir() else [path]
    started = time.monotonic()
    if test(TESTS, 600):
        sys.exit("The tests fail without any mutation.")
    seconds = 30 + 3 * (time.monotonic() - started)

    chosen = sites(files)
    random.Random(options.seed).shuffle(chosen)
    killed, survivors, broken = 0, [], 0
    for path, number, kind, mutated in chosen:
        if killed + len(survivors) == options.count:
            break
        original = path.read_text()
        lines = original.split("\n")
        before = lines[number]
        lines[number] = mutated
        path.write_text("\n".join(lines))
        names = tests_of(path)
        built = run(["cmake", "--build", str(BUILD), "--target", *names], 600)
        if built is None or built.returncode != 0:
            broken += 1
        elif test(names, seconds):
            killed += 1
        else:
            survivors.append(path)
            print(f"{path.relative_to(SOURCE)}:{number + 1}: {kind}\n  - {before.strip()}\n  + {mutated.strip()}", flush=True)
        path.write_text(original)
        tried = killed + len(survivors)
        if tried % 10 == 0 and built is not None and built.returncode == 0:
            print(f"({tried} of {options.count} tried, {killed} killed)", flush=True)
    tried = killed + len(survivors)
    print(f"{killed} of {tried} mutants killed, {len(survivors)} survived; {broken} did not compile. Seed {options.seed}.")


if __name__ == "__main__":
    main()
