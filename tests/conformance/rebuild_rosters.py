#!/usr/bin/env python3
"""Rebuilds saved rosters from an empty list by edits of the engine alone, and walks through lists of folders of data.

    rebuild_rosters.py ADAPTER DATA [ROSTERS] [--verbose]
    rebuild_rosters.py ADAPTER --walk FOLDER... [--steps 500] [--folders 20] [--seed 1]

DATA and ROSTERS are those of replay_rosters.py. A rebuilt roster is equal to its file if names, numbers, costs,
categories and selections are the same, but for ids and the order of neighbours; and equal to it as it is opened, if
what is written of both is the same, with profiles, rules and all else. A walk makes edits and undos by chance; each undo,
and its end, must come back to the same file, byte for byte.
"""

import argparse
import collections
import json
import os
import sys

from generate_lists import folders_of
from replay_rosters import ONE_CATEGORY, Adapter, each_once, even, kind_of, name_of, pairs


def costs_of(costs):
    return sorted((kind, float(value)) for kind, value in costs.items())


def selection_of(selection, by):
    """One that compares equal where the two files mean the same."""
    return {
        "name": name_of(selection),
        "customName": even(selection["customName"]),
        "notes": even(selection["notes"]),
        "entry": selection["entry"],
        "number": selection["number"],
        "costs": costs_of(selection["costs"]),
        # Files of these formats have a selection in one category of the force, and do not name the others.
        "categories": [] if by in ONE_CATEGORY else sorted(each_once(selection["categories"]).items()),
        "selections": in_order([selection_of(each, by) for each in selection["selections"]]),
    }


def force_of(force, by):
    return {
        "name": even(force["name"]),
        "customName": even(force["customName"]),
        "notes": even(force["notes"]),
        "entry": force["entry"],
        "selections": in_order([selection_of(each, by) for each in force["selections"]]),
        "forces": in_order([force_of(each, by) for each in force["forces"]]),
    }


def in_order(things):
    return sorted(things, key=lambda each: json.dumps(each, sort_keys=True))


def roster_of(roster, by):
    return {
        "name": even(roster["name"]),
        "notes": even(roster["notes"]),
        "limits": costs_of(roster["limits"]),
        "forces": in_order([force_of(each, by) for each in roster["forces"]]),
    }


def selections_in(owner):
    return sum(1 + selections_in(each) for each in owner.get("selections", [])) + sum(
        selections_in(each) for each in owner.get("forces", [])
    )


def first_difference(stored, built, place=""):
    """Where two of those differ first, in words."""
    for key in ("name", "entry", "number", "costs", "categories", "customName", "notes", "limits"):
        if stored.get(key) != built.get(key):
            return f"{place}: {key}: stored {stored.get(key)}, built {built.get(key)}"
    for key in ("selections", "forces"):
        left, right = stored.get(key, []), built.get(key, [])
        only_left = [each for each in left if each not in right]
        only_right = [each for each in right if each not in left]
        if only_left or only_right:
            if len(only_left) == len(only_right):
                return first_difference(only_left[0], only_right[0], f"{place} > {only_left[0]['name']}")
            names = ([each["name"] for each in only_left][:5], [each["name"] for each in only_right][:5])
            return f"{place}: {key}: stored only {names[0]}, built only {names[1]}"
    return f"{place}: ?"


def rebuild(adapter, options):
    sums = collections.Counter()
    games = collections.defaultdict(collections.Counter)
    why = collections.Counter()
    for path, folder in pairs(options):
        answer = adapter.ask({"type": "rebuild", "data": folder, "roster": path})
        name, game = os.path.basename(path), answer.get("game", "?")
        sums["rosters"] += 1
        games[game]["rosters"] += 1
        sums["carried"] += answer.get("isCarried", False)
        if options.verbose and not answer.get("isCarried"):
            print(f"  {name}: not the same beside another catalogue")
        if "built" not in answer:
            reason = answer.get("failure") or answer.get("message", "?")
            sums["crashed"] += answer.get("type") == "crash"
            sums["not built"] += 1
            why[kind_of(reason)] += 1
            if options.verbose:
                print(f"  {name}: {reason}")
            continue
        stored, built = (roster_of(answer[key], answer["by"]) for key in ("stored", "built"))
        for what, is_equal in (("equal", stored == built), ("as opened", answer["isAsOpened"])):
            sums[what] += is_equal
            games[game][what] += is_equal
        sums["edits"] += answer["edits"]
        sums["mended"] += answer["mended"]
        sums["selections"] += selections_in(built)
        if options.verbose and stored != built:
            print(f"  {name} ({answer['by']}, {game}){first_difference(stored, built)}"[:600])
        if options.verbose and not answer["isAsOpened"]:
            print(f"  {name} ({game}): not as opened")
    print(f"rosters {sums['rosters']}, games {len(games)}; {sums['edits']} edits, {sums['selections']} selections")
    print(f"  equal to the file {sums['equal']}, of {sum(each['equal'] > 0 for each in games.values())} games")
    print(f"  equal to the file as it is opened {sums['as opened']}")
    print(f"  the same once another catalogue is read, too {sums['carried']}")
    print(f"  choices of which more were taken than a group may have, or in two places: {sums['mended']}")
    print(f"  not built {sums['not built']}")
    for reason, count in why.most_common(20):
        print(f"    {count:4}  {reason}")
    print("game                                     rosters  equal  as opened")
    for game, counts in sorted(games.items(), key=lambda each: -each[1]["rosters"]):
        print(f"{game[:40]:40} {counts['rosters']:7} {counts['equal']:6} {counts['as opened']:10}")
    return 1 if sums["crashed"] else 0


def walk(adapter, options):
    sums = collections.Counter()
    kinds = collections.Counter()
    sizes = collections.defaultdict(lambda: [0, 0.0, 0.0])
    print("folder                                   catalogue                      steps  undone  most  slowest, ms")
    for folder in list(folders_of(options.walk)):
        if sums["folders"] == options.folders:
            break
        catalogues = adapter.ask({"type": "catalogues", "data": folder}).get("catalogues", [])
        if not catalogues:
            continue
        catalogue = catalogues[(options.seed * 7) % len(catalogues)]
        answer = adapter.ask({"type": "walk", "data": folder, "catalogue": catalogue["id"], "seed": options.seed,
                              "steps": options.steps})
        if answer.get("type") == "walked" and answer["steps"] < options.steps / 2:
            continue  # nothing can be done there
        sums["folders"] += 1
        name = f"{os.path.basename(folder)[:40]:40} {catalogue['name'][:28]:28}"
        if answer.get("type") != "walked":
            sums["failed"] += 1
            print(f"{name} {answer.get('message', answer)}")
            continue
        sums["steps"] += answer["steps"]
        sums["undone"] += answer["undone"]
        kinds.update(answer["edits"])
        for size, (count, total, slowest) in answer["bySize"].items():
            row = sizes[int(size)]
            row[0], row[1], row[2] = row[0] + count, row[1] + total, max(row[2], slowest)
        print(f"{name} {answer['steps']:7} {answer['undone']:7} {answer['most']:5} {answer['milliseconds']:8.1f}",
              flush=True)
    print(f"folders {sums['folders']}, steps {sums['steps']}, of these undone {sums['undone']}, failed {sums['failed']}")
    print("edits: " + ", ".join(f"{kind} {count}" for kind, count in kinds.most_common()))
    print("selections  edits  mean, ms  slowest, ms  (an edit with its judgement)")
    for size, (count, total, slowest) in sorted(sizes.items()):
        print(f"{size:10} {count:6} {total / count:9.2f} {slowest:12.1f}")
    return 1 if sums["failed"] else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("adapter")
    parser.add_argument("data", nargs="?")
    parser.add_argument("rosters", nargs="?")
    parser.add_argument("--verbose", action="store_true", help="tell the first difference of each roster")
    parser.add_argument("--walk", nargs="+", metavar="FOLDER", help="walk through lists of these folders of data")
    parser.add_argument("--folders", type=int, default=20, help="so many of them")
    parser.add_argument("--steps", type=int, default=500, help="edits and undos in each")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    adapter = Adapter(options.adapter)
    if options.walk:
        return walk(adapter, options)
    if options.data is None:
        parser.error("DATA is missing")
    return rebuild(adapter, options)


if __name__ == "__main__":
    sys.exit(main())
