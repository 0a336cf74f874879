#!/usr/bin/env python3
"""Writes saved rosters as texts in the styles of several programs, and looks at what muster reads in them.

    read_rosters.py MUSTER ROSTERS [--styles bs,nr,...] [--most 40] [--third fit|calibrate|hold] [--verbose] [--keep DIR]

ROSTERS is that of replay_rosters.py: a JSON file with the folder of data of each roster file. The rosters are parted into
thirds by a hash of their names: what is tuned is tuned on the first, and only the figures of the last are quoted. A unit is
right if it has the same entry and the same selections, each with its number; a verdict is false if it is another one than
that of the roster file.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree
import zipfile


def bare(name):
    return name.rsplit("}", 1)[-1]


def of_kind(node, kind):
    for child in node:
        if bare(child.tag) == kind + "s":
            return [each for each in child if bare(each.tag) == kind]
    return []


class Selection:
    def __init__(self, node):
        self.name = node.get("name", "")
        self.custom = node.get("customName", "")
        self.entry = node.get("entryId", "").split("::")[-1]
        self.number = int(float(node.get("number", "1")))
        self.type = node.get("type", "")
        self.costs = {}
        for cost in of_kind(node, "cost"):
            self.costs[cost.get("name", "").strip()] = float(cost.get("value", "0"))
        self.categories = of_kind(node, "category")
        self.below = [Selection(each) for each in of_kind(node, "selection")]

    def sum(self, cost):
        return self.costs.get(cost, 0) + sum(each.sum(cost) for each in self.below)

    def category(self):
        for each in self.categories:
            if each.get("primary") == "true":
                return each.get("name", "")
        return self.categories[0].get("name", "") if self.categories else ""

    def models(self):
        return sum(each.number if each.type == "model" else each.models() for each in self.below)

    def same(self):
        """What compares equal where two selections have the same in them."""
        return (self.entry, self.number, tuple(sorted(each.same() for each in self.below)))

    def parts(self, path=()):
        """Each thing in it with its number."""
        counts = collections.Counter()
        for each in self.below:
            counts[path + (each.entry,)] += each.number
            counts.update(each.parts(path + (each.entry,)))
        return counts


class Roster:
    def __init__(self, path):
        data = open(path, "rb").read()
        if data[:2] == b"PK":
            archive = zipfile.ZipFile(path)
            data = archive.read(next(name for name in archive.namelist() if name.endswith(".ros")))
        root = tree.fromstring(data)
        self.name = root.get("name", "") or "Army"
        self.game = root.get("gameSystemName", "")
        self.forces = list(self.forces_in(root))
        costs = [(cost.get("name", "").strip(), float(cost.get("value", "0"))) for cost in of_kind(root, "cost")]
        shown = [each for each in costs if each[1] > 0 and ("pt" in each[0].lower() or "point" in each[0].lower())]
        self.cost, self.total = (shown or [each for each in costs if each[1] > 0] or [("pts", 0)])[0]

    def forces_in(self, node):
        for force in of_kind(node, "force"):
            yield force
            yield from self.forces_in(force)

    def units(self):
        return [Selection(each) for force in self.forces for each in of_kind(force, "selection")]


def number(value):
    return f"{value:g}"


def times(selection, least=2):
    return f"{selection.number}x " if selection.number >= least else ""


def battlescribe(roster):
    """The text of BattleScribe: things in one line, those that have things in turn below it with a dot a level."""
    lines = []

    def below(selection, level):
        plain = [times(each) + each.name for each in selection.below if not each.below]
        return (": " + ", ".join(plain) if plain else ""), [each for each in selection.below if each.below]

    def nested(selection, level):
        for each in below(selection, level)[1]:
            lines.append(". " * level + times(each) + each.name + below(each, level)[0])
            nested(each, level + 1)

    for force in roster.forces:
        lines += [f"++ {force.get('name')} ({force.get('catalogueName')}) [{number(roster.total)} {roster.cost}] ++", ""]
        units = [Selection(each) for each in of_kind(force, "selection")]
        for category in dict.fromkeys(each.category() for each in units):
            lines += [f"+ {category} +", ""]
            for unit in (each for each in units if each.category() == category):
                price = unit.sum(roster.cost)
                lines.append(
                    times(unit) + unit.name + (f" [{number(price)} {roster.cost}]" if price else "") + below(unit, 0)[0]
                )
                nested(unit, 1)
                lines.append("")
    lines += [f"++ Total: [{number(roster.total)} {roster.cost}] ++", "", "Created with BattleScribe"]
    return lines


def new_recruit(roster):
    """The simple form of New Recruit: bullets for models, their things behind a colon, for each of them."""
    lines = [f"{roster.forces[0].get('catalogueName')} - {roster.name} - [{number(roster.total)} {roster.cost}]", "",
             f"# ++ Army Roster ++ [{number(roster.total)} {roster.cost}]"]

    def things(selection):
        said = []
        for each in selection.below:
            count = each.number // selection.number if each.number % max(selection.number, 1) == 0 else each.number
            name = (f"{count}x " if count > 1 else "") + each.name
            inside = things(each)
            said.append(name + (f" ({inside})" if inside else ""))
        return ", ".join(said)

    for force in roster.forces:
        if len(roster.forces) > 1 or force.get("name") != "Army Roster":
            lines.append(f"# {force.get('name')} ({force.get('catalogueName')})")
        units = [Selection(each) for each in of_kind(force, "selection")]
        for category in dict.fromkeys(each.category() for each in units):
            lines.append(f"## {category}")
            for unit in (each for each in units if each.category() == category):
                price = unit.sum(roster.cost)
                models = [each for each in unit.below if each.type == "model"]
                rest = Selection.__new__(Selection)
                rest.number, rest.below = unit.number, [each for each in unit.below if each.type != "model"]
                inside = things(rest)
                lines.append(
                    times(unit) + unit.name + (f" [{number(price)} {roster.cost}]" if price else "")
                    + (": " + inside if inside else ":" if models else "")
                )
                for each in models:
                    inside = things(each)
                    lines.append(f"• {each.number}x {each.name}" + (": " + inside if inside else ""))
    return lines


def tournament(roster):
    """The head of tournaments, and units that are numbered: "Char1: 1x Captain (95 pts): ..."."""
    catalogues = " / ".join(dict.fromkeys(force.get("catalogueName", "") for force in roster.forces))
    lines = ["+" * 40, f"+ FACTION KEYWORD: {catalogues}", f"+ TOTAL ARMY POINTS: {number(roster.total)}pts", "+",
             f"+ NUMBER OF UNITS: {len(roster.units())}", "+" * 40, ""]

    def leaves(selection):
        said = []
        isCounted = any(each.number > 1 for each in selection.below)
        for each in selection.below:
            said.append((f"{each.number} with " if isCounted else "") + each.name)
            inside = leaves(each)
            if inside:
                said[-1] += " (" + ", ".join(inside) + ")"
        return said

    counts = collections.Counter()
    before = None
    for force, unit in ((force, Selection(each)) for force in roster.forces for each in of_kind(force, "selection")):
        if len(roster.forces) > 1 and force is not before:
            lines += ["", force.get("name", ""), ""]
        before = force
        price = unit.sum(roster.cost)
        short = "".join(word[0] for word in unit.category().split())[:4] or "UN"
        short = "".join(letter for letter in short if letter.isalpha()) or "UN"
        counts[short] += 1
        models = [each for each in unit.below if each.type == "model"]
        size = unit.models() or unit.number
        plain = ", ".join(
            each for part in unit.below if part.type != "model" for each in leaves(wrapped(part))
        )
        lines.append(
            f"{short}{counts[short]}: {size}x {unit.name} ({number(price)} pts)" + (": " + plain if plain else "")
        )
        for each in models:
            inside = ", ".join(leaves(each))
            lines.append(f"• {each.number}x {each.name}" + (": " + inside if inside else ""))
    return lines


def wrapped(selection):
    outer = Selection.__new__(Selection)
    outer.below = [selection]
    return outer


def app(roster):
    """The official app: heads in capitals, a bullet a level, each thing with its number."""
    lines = [f"{roster.name} ({number(roster.total)} points)", ""]
    for name in dict.fromkeys(force.get("catalogueName", "") for force in roster.forces):
        lines.append(name.split(" - ")[-1])
    signs = ["•", "◦", "▪"]

    def nested(selection, level):
        for each in selection.below:
            lines.append("  " * level + (" " if level > 1 else "") + signs[min(level - 1, 2)] + f" {each.number}x {each.name}")
            nested(each, level + 1)

    for force in roster.forces:
        units = [Selection(each) for each in of_kind(force, "selection")]
        lines += ["", force.get("name", "")]
        for category in dict.fromkeys(each.category() for each in units):
            lines += ["", category.upper()]
            for unit in (each for each in units if each.category() == category):
                price = unit.sum(roster.cost)
                lines += ["", times(unit) + unit.name + (f" ({number(price)} points)" if price else "")]
                nested(unit, 1)
    lines += ["", "Exported with App Version: v1.2.3 (1), Data Version: v400"]
    return lines


def builder(roster):
    """Old World Builder: a unit a line with its models before it, a dash for each thing in it."""
    game = roster.game
    lines = ["===", f"{roster.name} [{number(roster.total)} {roster.cost}]",
             f"{game}, {roster.forces[0].get('catalogueName')}", "===", ""]

    def flat(selection, said):
        for each in selection.below:
            if (each.type != "model" or not each.below) and each.name not in said:
                said.add(each.name)
                lines.append("- " + each.name)
            flat(each, said)

    for force in roster.forces:
        units = [Selection(each) for each in of_kind(force, "selection")]
        if len(roster.forces) > 1:
            lines += [f"=== {force.get('name')} ===", ""]
        for category in dict.fromkeys(each.category() for each in units):
            lines += [f"++ {category} ++", ""]
            for unit in (each for each in units if each.category() == category):
                price = unit.sum(roster.cost)
                size = unit.models() or unit.number
                lines.append(
                    (f"{size} " if size > 1 else "") + unit.name + (f" [{number(price)} {roster.cost}]" if price else "")
                )
                flat(unit, set())
                lines.append("")
    lines += ["---", 'Created with "Old World Builder"']
    return lines


STYLES = {"bs": battlescribe, "nr": new_recruit, "wtc": tournament, "app": app, "owb": builder}


def third_of(path):
    return ("fit", "calibrate", "hold")[hashlib.sha256(os.path.basename(path).encode()).digest()[0] % 3]


def verdict_of(words):
    line = words.splitlines()[0] if words else ""
    return "not judged" if line.startswith("NOT JUDGED") else "not legal" if line.startswith("NOT LEGAL") else (
        "legal" if line.startswith("LEGAL") else "none")


def run(muster, arguments):
    try:
        done = subprocess.run([muster, *arguments], capture_output=True, text=True, timeout=120, check=False)
    except subprocess.TimeoutExpired:
        return "TIMEOUT"
    return done.stdout if done.stdout else done.stderr


def read_one(muster, path, folder, style, keep):
    roster = Roster(path)
    if not roster.units():
        return None
    with tempfile.TemporaryDirectory() as work:
        name = os.path.join(keep or work, os.path.basename(path) + "." + style + ".txt")
        with open(name, "w", encoding="utf-8") as file:
            file.write("\n".join(STYLES[style](roster)) + "\n")
        made = os.path.join(work, "made.ros")
        run(muster, ["convert", name, "-o", made, "--data-folder", folder])
        result = {"style": style, "path": path, "units": 0, "right": 0, "parts": 0, "partsRight": 0, "notes": []}
        expected = roster.units()
        found = Roster(made).units() if os.path.exists(made) else []
        if not found:
            result["notes"].append("nothing was read")
        left = list(found)
        for unit in expected:
            result["units"] += 1
            parts = unit.parts()
            result["parts"] += sum(parts.values())
            same = [each for each in left if each.entry == unit.entry]
            if not same:
                result["notes"].append(f"missing {unit.name}")
                continue
            best = max(same, key=lambda each: (each.same() == unit.same(), sum((each.parts() & parts).values())))
            left.remove(best)
            result["partsRight"] += sum((best.parts() & parts).values())
            if best.same() == unit.same():
                result["right"] += 1
            else:
                names = {each.entry: each.name for each in walk(unit)} | {each.entry: each.name for each in walk(best)}
                say = lambda counts: ", ".join(
                    f"{count}x {' / '.join(names.get(key, key) for key in way)}" for way, count in counts.items())
                result["notes"].append(f"{unit.name} {unit.number}/{best.number}: - {say(parts - best.parts())} + {say(best.parts() - parts)}")
        # What a new list has by itself costs nothing.
        left = [each for each in left if each.type != "upgrade" or each.sum(roster.cost) != 0]
        result["invented"] = len(left)
        result["notes"] += [f"invented {each.name}" for each in left]
        result["is"] = verdict_of(run(muster, ["check", path, "--data-folder", folder]))
        result["read"] = verdict_of(run(muster, ["check", name, "--data-folder", folder]))
        return result


def walk(selection):
    yield selection
    for each in selection.below:
        yield from walk(each)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("muster")
    parser.add_argument("rosters")
    parser.add_argument("--styles", default=",".join(STYLES))
    parser.add_argument("--most", type=int, default=0)
    parser.add_argument("--third", choices=("fit", "calibrate", "hold"))
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--keep", default="")
    options = parser.parse_args()
    rosters = sorted(json.load(open(options.rosters, encoding="utf-8")).items())
    rosters = [each for each in rosters if not each[0].endswith(".json") and os.path.exists(each[0])]
    if options.third:
        rosters = [each for each in rosters if third_of(each[0]) == options.third]
    rosters.sort(key=lambda each: hashlib.sha256(each[0].encode()).digest())
    if options.most:
        rosters = rosters[: options.most]
    jobs = [(path, folder, style) for path, folder in rosters for style in options.styles.split(",")]
    sums = collections.defaultdict(collections.Counter)

    def job(each):
        try:
            return read_one(options.muster, *each, options.keep)
        except (tree.ParseError, KeyError, StopIteration, UnicodeDecodeError) as error:
            return {"style": each[2], "path": each[0], "notes": [f"cannot be written: {error}"], "skipped": True}

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for result in pool.map(job, jobs):
            if result is None:
                continue
            if options.verbose and result["notes"]:
                print(result["style"], os.path.basename(result["path"]))
                for note in result["notes"]:
                    print("   ", note[:400])
            if result.get("skipped"):
                continue
            counts = sums[result["style"]]
            counts["texts"] += 1
            for key in ("units", "right", "parts", "partsRight", "invented"):
                counts[key] += result[key]
            counts["whole"] += result["right"] == result["units"] and result["invented"] == 0
            counts["nothing"] += result["notes"][:1] == ["nothing was read"]
            if result["is"] in ("legal", "not legal"):
                counts["judged"] += 1
                counts["verdicts"] += result["read"] == result["is"]
                if result["read"] in ("legal", "not legal") and result["read"] != result["is"]:
                    counts["false"] += 1
                    print("FALSE", result["style"], result["path"], result["is"], result["read"])
    for style, counts in sums.items():
        percent = lambda part, whole: f"{100 * counts[part] / max(counts[whole], 1):.1f} %"
        print(
            f"{style}: {counts['texts']} texts, whole {counts['whole']}, units {percent('right', 'units')} of "
            f"{counts['units']}, choices {percent('partsRight', 'parts')} of {counts['parts']}, invented "
            f"{counts['invented']}, nothing read {counts['nothing']}, verdicts {counts['verdicts']} of "
            f"{counts['judged']}, false {counts['false']}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
