#!/usr/bin/env python3
"""Holds saved rosters against what the engine makes of them: totals, costs, names, profiles and rules.

    replay_rosters.py ADAPTER DATA ROSTERS [--verbose]

DATA is a folder of data, or a JSON file that names a folder for each roster file. A roster without data is left out.
"""

import argparse
import collections
import glob
import json
import os
import re
import subprocess
import sys


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
    """Some files name a category twice, once as the main one."""
    found = {}
    for entry, is_primary in categories:
        found[entry] = found.get(entry, False) or is_primary
    return found


COMPARE = {
    "names": lambda s, j: even(s["name"]) == even(j["name"]),
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
        return f"{stored['name']}: missing {missing[:2]} extra {extra[:2]}"[:600]
    key = "name" if what == "names" else what
    return f"{stored['name']} ({stored['entry']}): {stored[key]} / {judged[key]}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("adapter")
    parser.add_argument("data")
    parser.add_argument("rosters")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    folders = None
    if os.path.isfile(options.data):
        with open(options.data, encoding="utf-8") as file:
            folders = json.load(file)
    process = subprocess.Popen([options.adapter], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    sums = collections.Counter()
    times = []
    for path in sorted(glob.glob(os.path.join(options.rosters, "**", "*.ros*"), recursive=True)):
        folder = options.data if folders is None else folders.get(path)
        if folder is None:
            sums["rosters without data"] += 1
            continue
        process.stdin.write(json.dumps({"type": "replay", "data": folder, "roster": path}) + "\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
        name = os.path.basename(path)
        if answer.get("type") != "replay":
            print(f"{name}: {answer.get('message')}")
            sums["rosters not read"] += 1
            continue
        sums["rosters"] += 1
        wrong = [total for total in answer["totals"] if abs(float(total[1] or 0) - float(total[2])) >= 1e-6]
        sums["totals equal"] += not wrong
        sums["without findings"] += not answer["findings"]
        sums["complete"] += not answer["unknown"]
        sums["findings"] += len(answer["findings"])
        for finding in answer["findings"]:
            sums[f"findings of kind {finding[0]}"] += 1
        if wrong:
            print(f"{name}: totals {wrong}")
        for stored, judged in answer["selections"]:
            sums["selections"] += 1
            sums["known"] += judged["isKnown"]
            for what, compare in COMPARE.items():
                is_same = compare(stored, judged)
                sums[what] += is_same
                if not is_same and options.verbose:
                    print(f"  {name} {what}: {tell(what, stored, judged)}")
        if options.verbose:
            for finding in answer["findings"]:
                print(f"  {name} finding: {finding}")
            for text in answer["unknown"][:5]:
                print(f"  {name} unknown: {text}")
        times.append((len(answer["selections"]), answer["milliseconds"], name))
    for what, count in sorted(sums.items()):
        share = f" {100 * count / max(sums['selections'], 1):7.2f} %" if what in COMPARE or what == "known" else ""
        print(f"{what:24} {count:6}{share}")
    for size, took, name in sorted(times, key=lambda each: each[0])[-5:]:
        print(f"{size:5} selections: {', '.join(f'{k} {v:.2f} ms' for k, v in took.items())} ({name})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
