#!/usr/bin/env python3
"""Writes saved rosters as texts in the styles of programs and people (liststyles.py), and looks at what muster reads.

    read_rosters.py MUSTER ROSTERS [--styles bs,nr,...] [--most 40] [--third fit|second|held] [--verbose] [--keep DIR]

ROSTERS is that of replay_rosters.py: a JSON file with the folder of data of each roster file. Only rosters that muster
judges with these data are taken. They are parted into thirds by a hash of their names: what fails may be looked at in the
first two (--verbose), and of the last there are only sums. A unit is right if it has the same name and all that it has at each
place, with its number; a verdict is false if it is another one than that of the roster file.
"""

import argparse
import collections
import concurrent.futures
import functools
import glob
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree

import liststyles

THIRDS = ("fit", "second", "held")
VERDICTS = ("legal", "not legal")
FEWEST = 2  # units of a list


def third_of(path):
    return THIRDS[hashlib.sha256(os.path.basename(path).encode()).digest()[0] % len(THIRDS)]


def run(muster, arguments):
    """What muster says of a list; nothing if it cannot be read."""
    try:
        done = subprocess.run([muster, "check", "--format", "json", *arguments], capture_output=True, timeout=120, check=False)
        return json.loads(done.stdout)
    except (subprocess.TimeoutExpired, json.JSONDecodeError):
        return {}


@functools.cache
def verdict_of(muster, path, folder):
    return run(muster, [path, "--data-folder", folder]).get("verdict")


class Found:
    """A selection as muster says it, to be compared with one of the file."""

    def __init__(self, said):
        self.name = said["name"]
        self.number = int(said["number"])
        self.type = said["type"]
        self.hasCost = any(float(each["value"]) != 0 for each in said.get("costs", []))
        self.below = [Found(each) for each in said.get("selections", [])]


def parts(selection, path=()):
    """Each thing in it with its number."""
    counts = collections.Counter()
    for each in selection.below:
        counts[path + (each.name,)] += each.number
        counts.update(parts(each, path + (each.name,)))
    return counts


def plain(name):
    """Without what a modifier has put behind it: "(Battle-ready)"."""
    return re.sub(r"\s*\([^()]*\)$", "", name)


def forces_in(node):
    for force in node.get("forces", []):
        yield force
        yield from forces_in(force)


def units_of(answer):
    listed = answer.get("battlescribe", {})
    return [Found(each) for force in forces_in(listed) for each in force.get("selections", [])]


@functools.cache
def required_in(folder):
    """Ids of the entries of a folder of data that their parent must have: who types a list leaves them out."""
    required = set()
    for path in glob.glob(os.path.join(folder, "*.cat")) + glob.glob(os.path.join(folder, "*.gst")):
        try:
            nodes = tree.parse(path).iter()
        except tree.ParseError:
            continue
        for node in nodes:
            if liststyles.bare(node.tag) in ("selectionEntry", "entryLink") and any(
                each.get("type") == "min" and each.get("scope") == "parent" and each.get("value") not in ("0", "0.0")
                for each in liststyles.of_kind(node, "constraint")
            ):
                required.add(node.get("id"))
    return frozenset(required)


def compare(result, expected, found, unsaid):
    """Counts what is right, and notes what is not."""
    left = list(found)
    for unit in expected:
        its = parts(unit)
        result["units"] += 1
        result["parts"] += sum(its.values())
        same = [each for each in left if plain(each.name) == plain(unit.name)]
        if not same:
            result["notes"].append(f"missing {unit.name}")
            continue
        best = max(same, key=lambda each: (parts(each) == its and each.number == unit.number,
                                           sum((parts(each) & its).values())))
        left.remove(best)
        result["partsRight"] += sum((parts(best) & its).values())
        if parts(best) == its and best.number == unit.number:
            result["right"] += 1
        else:
            say = lambda counts: ", ".join(f"{count}x {' / '.join(way)}" for way, count in counts.items())
            result["notes"].append(f"{unit.name} {unit.number}/{best.number}: - {say(its - parts(best))} + {say(parts(best) - its)}")
    # What the text does not say, and what a new list has by itself.
    names = {each.name for each in unsaid}
    left = [each for each in left if each.name not in names and (each.type != "upgrade" or each.hasCost)]
    result["invented"] = len(left)
    result["notes"] += [f"invented {each.name}" for each in left]


def read_one(muster, path, folder, style, keep):
    roster = liststyles.Roster(path)
    writer = liststyles.STYLES[style]
    units = [each for each in roster.units() if not liststyles.is_setup(each, roster)]
    if len(units) < FEWEST or not writer.suits(roster.game):
        return None
    its = verdict_of(muster, path, folder)
    if its not in VERDICTS:
        return None
    roster.required = required_in(folder)
    lines = writer.write(roster)
    with tempfile.TemporaryDirectory() as work:
        name = os.path.join(keep or work, os.path.basename(path) + "." + style + ".txt")
        with open(name, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
        answer = run(muster, [name, "--data-folder", folder])
    found = units_of(answer)
    result = collections.Counter(style=style, path=path, third=third_of(path), texts=1, notes=[])
    if not found:
        result["notes"].append("nothing was read")
        result["nothing"] = 1
    said = [each for each in roster.units() if each.isSaid]
    compare(result, said, found, [each for each in roster.units() if not each.isSaid])
    result["whole"] = int(result["right"] == result["units"] and result["invented"] == 0)
    read = answer.get("verdict")
    result["verdicts"] = int(read in VERDICTS)
    result["legal"] = int(its == "legal")
    result["legalRead"] = int(its == read == "legal")
    result["false"] = int(read in VERDICTS and read != its)
    result["notes"] += [f"FALSE: {its}, read as {read}"] if result["false"] else []
    for line in answer.get("reading", {}).get("lines", []):
        if line.get("unknown") or line.get("as") == "unknown":
            result["notes"].append(f"not understood: {line['text'].strip()}")
    if answer.get("reading", {}).get("deciding"):
        result["notes"].append(f"depends on {answer['reading']['deciding']}")
    return result


SUMS = ("texts", "whole", "nothing", "units", "right", "parts", "partsRight", "invented", "verdicts", "false", "legal",
        "legalRead")


def print_table(sums):
    percent = lambda part, whole: f"{100 * part / max(whole, 1):.1f} %"
    print("| style | third | texts | units | choices | invented | texts whole | nothing read | no verdict | legal lists "
          "with a verdict | false verdicts |")
    print("| --- " * 11 + "|")
    for (style, third), counts in sorted(sums.items(), key=lambda each: (list(liststyles.STYLES).index(each[0][0]),
                                                                          THIRDS.index(each[0][1]))):
        print(f"| {style} | {third} | {counts['texts']} | {percent(counts['right'], counts['units'])} of {counts['units']} | "
              f"{percent(counts['partsRight'], counts['parts'])} of {counts['parts']} | {counts['invented']} | "
              f"{percent(counts['whole'], counts['texts'])} | {counts['nothing']} | "
              f"{percent(counts['texts'] - counts['verdicts'], counts['texts'])} | "
              f"{percent(counts['legalRead'], counts['legal'])} of {counts['legal']} | {counts['false']} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("muster")
    parser.add_argument("rosters")
    parser.add_argument("--styles", default=",".join(liststyles.STYLES))
    parser.add_argument("--most", type=int, default=0, help="rosters for each style")
    parser.add_argument("--third", choices=THIRDS)
    parser.add_argument("--verbose", action="store_true", help="tell what fails, but never of the held third")
    parser.add_argument("--keep", default="", help="a folder for the texts")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    with open(options.rosters, encoding="utf-8") as file:
        folders = json.load(file)
    root = os.path.dirname(os.path.abspath(options.rosters))
    rosters = [(os.path.join(root, path), os.path.join(root, folder)) for path, folder in folders.items()]
    rosters = [each for each in rosters if re.search(r"\.rosz?$", each[0]) and options.third in (None, third_of(each[0]))]
    rosters.sort(key=lambda each: hashlib.sha256(os.path.basename(each[0]).encode()).digest()[1:])
    sums = collections.defaultdict(collections.Counter)

    def job(each):
        try:
            return read_one(options.muster, *each, options.keep)
        except (tree.ParseError, KeyError, StopIteration, UnicodeDecodeError, ValueError) as error:
            return f"{each[0]} cannot be written: {error!r}"

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for style in options.styles.split(","):
            taken = 0
            for result in pool.map(job, ((path, folder, style) for path, folder in chosen(rosters, style, options.most))):
                if isinstance(result, str):
                    print(result, file=sys.stderr)
                if not isinstance(result, dict):
                    continue
                taken += 1
                if options.verbose and result["notes"] and result["third"] != "held":
                    print(style, os.path.basename(result["path"]))
                    for note in result["notes"]:
                        print("   ", note[:400])
                sums[style, result["third"]].update({name: result[name] for name in SUMS})
    print_table(sums)
    return 0


def chosen(rosters, style, most):
    """Those of the games that a style is for."""
    suits = liststyles.STYLES[style].suits
    found = 0
    for path, folder in rosters:
        if most and found == most:
            return
        with open(path, "rb") as file:
            game = re.search(rb'gameSystemName="([^"]*)"', file.read(4000))
        if game is None or suits(game.group(1).decode("utf-8", "replace")):
            found += 1
            yield path, folder


if __name__ == "__main__":
    sys.exit(main())
