#!/usr/bin/env python3
"""Holds saved rosters against what the engine makes of them, and prints one table of it.

    replay_rosters.py ADAPTER DATA [ROSTERS] [--verbose] [--findings FILE]

DATA is a folder of data for all rosters in the folder ROSTERS, or a JSON file that names a folder of data for each roster
file: {"lists/one.ros": "data/game"}, relative to where the file is. Rosters are .ros, .rosz, and .json of New Recruit.
"""

import argparse
import collections
import glob
import json
import os
import re
import select
import subprocess
import sys

SECONDS = 60  # for one roster; more is a hang
ONE_CATEGORY = ("BattleScribe 2.00", "BattleScribe 2.01")


def even(value):
    """Without differences of blanks, which programs write as they like."""
    if isinstance(value, str):
        return re.sub(r"\s+", " ", value).strip()
    return [even(each) for each in value] if isinstance(value, list) else value


def same_numbers(stored, judged):
    keys = set(stored) | set(judged)
    return all(abs(float(stored.get(k) or 0) - float(judged.get(k) or 0)) < 1e-6 for k in keys)


def in_any_order(values):
    return sorted(json.dumps(even(value)) for value in values)


def each_once(categories):
    """Some files name a category twice, once as the main one; New Recruit writes one for those that have none."""
    found = {}
    for entry, is_primary in categories:
        if entry == "(No Category)":
            continue
        found[entry] = found.get(entry, False) or is_primary
    return found


def name_of(shown):
    """New Recruit leaves out a number that only sorts: "1. Raid" is "Raid"."""
    return re.sub(r"^\d+\. ", "", even(shown["name"]))


COMPARE = {
    "names": lambda s, j: name_of(s) == name_of(j),
    "numbers": lambda s, j: float(s["number"]) == float(j["number"]),
    "costs": lambda s, j: same_numbers(s["costs"], j["costs"]),
    "categories": lambda s, j: each_once(s["categories"]) == each_once(j["categories"]),
    "profiles": lambda s, j: in_any_order(s["profiles"]) == in_any_order(j["profiles"]),
    "rules": lambda s, j: in_any_order(s["rules"]) == in_any_order(j["rules"]),
}


def tell(what, stored, judged):
    if what in ("profiles", "rules", "categories"):
        left, right = in_any_order(stored[what]), in_any_order(judged[what])
        missing = [each for each in left if each not in right]
        extra = [each for each in right if each not in left]
        return f"{stored['name']}: missing {missing[:2]} extra {extra[:2]}"[:700]
    key = {"names": "name", "numbers": "number"}.get(what, what)
    return f"{stored['name']} ({stored['entry']}): stored {stored[key]}, judged {judged[key]}"


def kind_of(reason):
    """A reason without the names, ids and places of one roster, so that like ones are counted together."""
    reason = re.sub(r"^.*?\.(gst|cat|json|ros|rosz)(:\d+)*: ", "", reason)
    reason = re.sub(r"[0-9a-f]{2,}(-[0-9a-f]+)+", "ID", reason)
    if " leads to " in reason or "the data have no" in reason:
        reason = re.sub(r'"[^"]*"', '"..."', reason)
    return re.sub(r"\d+", "N", reason)[:150]


class Adapter:
    """The program that judges; started again when it ends or hangs."""

    def __init__(self, program):
        self.program = program
        self.process = None

    def ask(self, command):
        if self.process is None:
            self.process = subprocess.Popen(self.program, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            self.process.stdin.write((json.dumps(command) + "\n").encode())
            self.process.stdin.flush()
            ready, _, _ = select.select([self.process.stdout], [], [], SECONDS)
            line = self.process.stdout.readline() if ready else None
        except BrokenPipeError:
            line = b""
        if line:
            return json.loads(line)
        self.process.kill()
        self.process.wait()
        self.process = None
        return {"type": "crash", "message": "took too long" if line is None else "the program ended"}


class Table:
    def __init__(self):
        self.sums = collections.Counter()
        self.games = collections.defaultdict(collections.Counter)
        self.why = collections.defaultdict(collections.Counter)  # kind of list, then reason: rosters
        self.examples = {}
        self.kinds = collections.Counter()
        self.changes = collections.Counter()

    def add(self, kind, reasons, name):
        for reason in set(reasons):
            self.why[kind][reason] += 1
            self.examples.setdefault((kind, reason), name)

    def print(self):
        sums = self.sums
        print(f"rosters {sums['rosters']}, games {len(self.games)}")
        for what in ("crashed", "not read"):
            print(f"  {what} {sums[what]}")
            self.print_why(what)
        judged = sums["legal"] + sums["not legal"]
        share = 100 * judged / max(sums["rosters"], 1)
        print(f"  judged {judged} ({share:.1f} %): legal {sums['legal']}, not legal {sums['not legal']}")
        print(f"  open {sums['open']} (with findings {sums['open with findings']})")
        self.print_why("open")
        print(f"totals equal in {sums['totals equal']} of {sums['compared']} rosters")
        self.print_why("totals")
        print(f"selections {sums['selections']}, of these known {sums['known']}; equal to what is stored, of 1,000:")
        for what in COMPARE:
            different = sums["selections"] - sums[what]
            print(f"  {what:11} {1000 * sums[what] / max(sums['selections'], 1):8.2f}   different: {different}")
        print(f"findings {sum(self.kinds.values())} in {sums['with findings']} rosters")
        for kind, count in self.kinds.most_common():
            print(f"  {kind:24} {count}")
        told = ", ".join(f"{kind} {count}" for kind, count in self.changes.most_common())
        print(f"changes that an editor would tell {sum(self.changes.values())}: {told}")
        print("game                                     rosters  judged  legal  not legal  open  other  totals equal")
        for game, counts in sorted(self.games.items(), key=lambda each: -each[1]["rosters"]):
            other = counts["crashed"] + counts["not read"]
            print(
                f"{game[:40]:40} {counts['rosters']:7} {counts['legal'] + counts['not legal']:7} {counts['legal']:6} "
                f"{counts['not legal']:10} {counts['open']:5} {other:6} {counts['totals equal']:13}"
            )

    def print_why(self, kind):
        for reason, count in self.why[kind].most_common(25):
            print(f"    {count:4}  {reason}   ({self.examples[kind, reason]})")


def compare(table, answer, name, verbose):
    sums = table.sums
    wrong = [each for each in answer["totals"] if abs(float(each[1] or 0) - float(each[2])) >= 1e-6]
    sums["compared"] += 1
    sums["totals equal"] += not wrong
    table.games[answer["game"]]["totals equal"] += not wrong
    if wrong:
        table.add("totals", [f"{name}: {wrong}"], "stored, judged")
    for stored, judged in answer["selections"]:
        sums["selections"] += 1
        sums["known"] += judged["isKnown"]
        for what, is_equal in COMPARE.items():
            # Files of these formats have a selection in one category of the force, and do not name the others.
            is_same = is_equal(stored, judged) or (what == "categories" and answer.get("by") in ONE_CATEGORY)
            sums[what] += is_same
            if not is_same and verbose:
                print(f"  {name} {what}: {tell(what, stored, judged)}")


def replay(table, answer, name, verbose):
    sums = table.sums
    game = answer.setdefault("game", "?")
    verdict = "open" if answer["unknown"] else "not legal" if answer["findings"] else "legal"
    sums[verdict] += 1
    table.games[game][verdict] += 1
    sums["open with findings"] += bool(answer["unknown"] and answer["findings"])
    table.add("open", [kind_of(text) for text in answer["unknown"]], name)
    sums["with findings"] += bool(answer["findings"])
    for finding in answer["findings"]:
        table.kinds[str(finding[0])] += 1
    for change in answer["changes"]:
        table.changes[change[0]] += 1
        if verbose:
            print(f"  {name} change: {change}"[:400])
    compare(table, answer, name, verbose)
    if verbose:
        for finding in answer["findings"]:
            print(f"  {name} finding: {finding}")
        for text in answer["unknown"]:
            print(f"  {name} unknown: {text}")


def pairs(options):
    """Each roster file with its folder of data."""
    if not os.path.isfile(options.data):
        if options.rosters is None:
            sys.exit("a folder of data needs a folder of rosters")
        paths = []
        for ending in ("ros", "rosz", "json"):
            paths += glob.glob(os.path.join(options.rosters, "**", f"*.{ending}"), recursive=True)
        return [(path, options.data) for path in sorted(paths)]
    with open(options.data, encoding="utf-8") as file:
        folders = json.load(file)
    base = os.path.dirname(os.path.abspath(options.data))
    return [(os.path.join(base, path), os.path.join(base, folder)) for path, folder in sorted(folders.items())]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("adapter")
    parser.add_argument("data")
    parser.add_argument("rosters", nargs="?")
    parser.add_argument("--verbose", action="store_true", help="tell each difference, finding and reason")
    parser.add_argument("--findings", metavar="FILE", help="write what is found in each roster, as JSON")
    options = parser.parse_args()
    adapter = Adapter(options.adapter)
    table = Table()
    written = []
    for path, folder in pairs(options):
        answer = adapter.ask({"type": "replay", "data": folder, "roster": path})
        name = os.path.basename(path)
        table.sums["rosters"] += 1
        if answer.get("type") == "replay":
            replay(table, answer, name, options.verbose)
        else:
            what = "crashed" if answer.get("type") == "crash" else "not read"
            table.sums[what] += 1
            table.games[answer.get("game", "?")][what] += 1
            table.add(what, [kind_of(answer.get("message", ""))], name)
        table.games[answer.get("game", "?")]["rosters"] += 1
        written.append({"roster": path, "data": folder, "game": answer.get("game"), "findings": answer.get("findings"),
                        "unknown": answer.get("unknown"), "message": answer.get("message")})
    if options.findings:
        with open(options.findings, "w", encoding="utf-8") as file:
            json.dump(written, file, indent=1)
    table.print()
    return 1 if table.sums["crashed"] else 0


if __name__ == "__main__":
    sys.exit(main())
