#!/usr/bin/env python3
"""Makes lists by chance of what folders of data offer, judges each, and prints one table.

    generate_lists.py ADAPTER FOLDER... [--lists 5] [--takes 12] [--seed 1] [--write DIR] [--verbose]

A folder without data is left out; one that holds folders of data is taken for those. The same call makes the same lists.
With --write they are kept as .ros, with what is wrong mended in three of four, and rosters.json names their data.
"""

import argparse
import collections
import json
import os
import re
import sys
from xml.sax.saxutils import quoteattr

from replay_rosters import Adapter, kind_of

ENDINGS = (".gst", ".cat", ".gstz", ".catz", ".json")


def folders_of(paths):
    """Those that have data, or those below them that do."""
    for path in paths:
        found = []
        for folder, below, files in os.walk(path):
            below[:] = sorted(each for each in below if not each.startswith("."))
            if any(each.endswith(ENDINGS) for each in files):
                found.append(folder)
        yield from sorted(found)


def make_lists(adapter, folder, catalogues, options):
    """Lists of the catalogues in turn, one behind the other; a catalogue without a force is passed over."""
    made = 0
    for number in range(3 * options.lists + len(catalogues)):
        if made == options.lists:
            return
        # Not neighbours: catalogues beside each other are often alike.
        step = max(1, len(catalogues) // options.lists)
        catalogue = catalogues[(number * step + number * options.lists // max(1, len(catalogues))) % len(catalogues)]
        seed = options.seed * 1000 + number
        answer = adapter.ask({"type": "generate", "data": folder, "catalogue": catalogue["id"], "seed": seed,
                              "takes": options.takes, "mend": bool(options.write) and number % 4 != 3,
                              "write": bool(options.write)})
        if answer.get("type") == "generated" and not answer["selections"]:
            continue
        made += 1
        yield catalogue["name"], seed, answer


def write_list(folder, name, seed, answer, options):
    """Keeps a list, and says of which data it is."""
    path = re.sub(r"[^A-Za-z0-9]+", "-", f"{os.path.basename(folder)}-{name}-{seed}") + ".ros"
    with open(os.path.join(options.write, path), "w", encoding="utf-8") as file:
        file.write(answer["xml"].replace('name="generated"', f"name={quoteattr(f'{name} {seed}')}", 1))
    listed = os.path.join(options.write, "rosters.json")
    known = {}
    if os.path.exists(listed):
        with open(listed, encoding="utf-8") as file:
            known = json.load(file)
    known[path] = os.path.abspath(folder)
    with open(listed, "w", encoding="utf-8") as file:
        json.dump(known, file, indent=1)


def verdict_of(answer):
    if answer.get("type") == "crash":
        return "crashed"
    if answer.get("type") != "generated":
        return "not read"
    return "open" if answer["unknown"] else "not legal" if answer["findings"] else "legal"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("adapter")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--lists", type=int, default=5, help="for each folder")
    parser.add_argument("--takes", type=int, default=12, help="choices of a list, beside those that are compulsory")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", metavar="DIR", help="keep the lists in this folder")
    parser.add_argument("--verbose", action="store_true", help="tell each list that is not judged")
    options = parser.parse_args()
    adapter = Adapter(options.adapter)
    sums = collections.Counter()
    why = collections.defaultdict(collections.Counter)
    places = collections.defaultdict(set)
    root = os.path.commonpath([os.path.abspath(each) for each in options.folders])
    print("folder                                    lists  legal  not legal  open  not read  crashed  selections")
    for folder in folders_of(options.folders):
        catalogues = adapter.ask({"type": "catalogues", "data": folder}).get("catalogues", [])
        if not catalogues:
            continue
        counts = collections.Counter()
        name = os.path.relpath(folder, root) if os.path.abspath(folder) != root else os.path.basename(root)
        for catalogue, seed, answer in make_lists(adapter, folder, catalogues, options):
            verdict = verdict_of(answer)
            counts[verdict] += 1
            counts["lists"] += 1
            counts["selections"] += answer.get("selections", 0)
            if options.write and "xml" in answer:
                write_list(folder, catalogue, seed, answer, options)
            reasons = answer.get("unknown") or ([answer["message"]] if "message" in answer else [])
            for reason in {kind_of(each) for each in reasons}:
                why[verdict][reason] += 1
                places[verdict, reason].add(name)
            if options.verbose and verdict in ("open", "not read", "crashed"):
                print(f"  {name}: {catalogue}, seed {seed}: {verdict}: {reasons[:3]}")
        sums.update(counts)
        sums["folders"] += 1
        sums["folders judged"] += counts["legal"] + counts["not legal"] == counts["lists"]
        print(
            f"{name[-40:]:40} {counts['lists']:6} {counts['legal']:6} {counts['not legal']:10} {counts['open']:5} "
            f"{counts['not read']:9} {counts['crashed']:8} {counts['selections']:11}",
            flush=True,
        )
    judged = sums["legal"] + sums["not legal"]
    share = 100 * judged / max(sums["lists"], 1)
    print(f"folders {sums['folders']}, of which all is judged {sums['folders judged']}")
    print(f"lists {sums['lists']}, judged {judged} ({share:.1f} %): legal {sums['legal']}, not legal {sums['not legal']}")
    for verdict in ("open", "not read", "crashed"):
        print(f"{verdict} {sums[verdict]}")
        for reason, count in why[verdict].most_common(25):
            print(f"  {count:4}  {reason}   ({', '.join(sorted(places[verdict, reason])[:3])})")
    return 1 if sums["crashed"] else 0


if __name__ == "__main__":
    sys.exit(main())
