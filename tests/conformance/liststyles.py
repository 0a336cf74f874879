"""Writes a roster in words, each function in the style of one program or of people, as samples of them show it in 2026.

A style returns lines. What it does not say of a roster it marks: `isSaid` of the unit becomes false.
"""

import collections
import json
import random
import re
import xml.etree.ElementTree as tree
import zipfile

FENCE = "+" * 47
SIZE_WORDS = re.compile(r"\s+(w/|with)\s.*$")


def bare(name):
    return name.rsplit("}", 1)[-1]


def of_kind(node, kind):
    many = kind[:-1] + "ies" if kind.endswith("y") else kind + "s"
    return next((list(child) for child in node if bare(child.tag) == many), [])


class Selection:
    def __init__(self, node):
        self.name = node.get("name", "").strip()
        self.entries = node.get("entryId", "").split("::")
        self.number = int(float(node.get("number", "1")))
        self.type = node.get("type", "")
        self.costs = collections.Counter()
        for cost in of_kind(node, "cost"):
            self.costs[cost.get("name", "").strip()] += float(cost.get("value", "0"))
        categories = of_kind(node, "category")
        first = [each for each in categories if each.get("primary") == "true"] + categories
        self.category = first[0].get("name", "") if first else "Uncategorized"
        self.isWeapon = any("weapon" in each.get("typeName", "").lower() for each in of_kind(node, "profile"))
        self.below = [Selection(each) for each in of_kind(node, "selection")]
        self.isSaid = True

    def sum(self, cost):
        return self.costs[cost] + sum(each.sum(cost) for each in self.below)

    def all(self):
        yield self
        for each in self.below:
            yield from each.all()

    def models(self):
        own = [each for each in self.below if each.type == "model"]
        return sum(each.number for each in own) + sum(each.models() for each in self.below if each.type != "model")

    def kinds_of_models(self):
        """The outermost models, whatever they are in."""
        for each in self.below:
            if each.type == "model":
                yield each
            else:
                yield from each.kinds_of_models()

    def same(self):
        """Compares equal where two selections have the same in them."""
        return (self.name, self.number, tuple(sorted(each.same() for each in self.below)))


class Force:
    def __init__(self, node, level):
        self.name = node.get("name", "").strip()
        self.catalogue = node.get("catalogueName", "").strip()
        self.level = level
        self.units = [Selection(each) for each in of_kind(node, "selection")]

    def by_category(self):
        for name in dict.fromkeys(each.category for each in self.units):
            yield name, [each for each in self.units if each.category == name]


class Roster:
    def __init__(self, path):
        with open(path, "rb") as file:
            data = file.read()
        if data[:2] == b"PK":
            with zipfile.ZipFile(path) as archive:
                data = archive.read(next(name for name in archive.namelist() if name.endswith(".ros")))
        self.root = tree.fromstring(data)
        self.name = self.root.get("name", "").strip() or "Army"
        self.game = self.root.get("gameSystemName", "")
        self.forces = list(self.forces_in(self.root, 0))
        totals = [(each.get("name", "").strip(), float(each.get("value", "0"))) for each in of_kind(self.root, "cost")]
        shown = [each for each in totals if each[1] > 0 and ("pt" in each[0].lower() or "point" in each[0].lower())]
        self.required = frozenset()  # ids of entries that their parents must have
        self.cost, self.total = (shown or [each for each in totals if each[1] > 0] or [("pts", 0)])[0]
        self.limit = next((float(each.get("value", "-1")) for each in of_kind(self.root, "costLimit")
                           if each.get("name", "").strip() == self.cost), -1)

    def forces_in(self, node, level):
        for each in of_kind(node, "force"):
            yield Force(each, level)
            yield from self.forces_in(each, level + 1)

    def units(self):
        return [unit for force in self.forces for unit in force.units]

    def catalogues(self):
        return list(dict.fromkeys(force.catalogue for force in self.forces))


def number(value):
    return f"{value:g}" if value < 1e6 else f"{value:.0f}"


def grouped(value):
    return f"{value:,.0f}" if value == int(value) else f"{value:,}"


def times(count):
    return f"{count}x " if count > 1 else ""


def base(name):
    """What a model is called without what tells it from its fellows."""
    return SIZE_WORDS.sub("", name)


def is_setup(unit, roster):
    """What sets a list up and is not in it: detachment, size of battle, what is shown."""
    return unit.type == "upgrade" and unit.sum(roster.cost) == 0 and not any(True for _ in unit.kinds_of_models())


def flat(selection):
    """All in it, whatever it is in, each with how many each of the selection has."""
    for each in selection.below:
        if each.type != "model":
            yield each
            yield from flat(each)


def each_of(selection, item):
    """How many one of several has; all together, if that does not come out."""
    return item.number // selection.number if item.number % max(selection.number, 1) == 0 else item.number


def is_always(each, parent, roster):
    """What a thing has anyway; who types a list leaves it out."""
    return bool(roster.required.intersection(each.entries)) and each.number == max(parent.number, 1) and all(
        is_always(below, each, roster) for below in each.below)


def counted(selection, items):
    return ", ".join(times(each_of(selection, each)) + each.name for each in items)


def split_choices(unit, roster):
    """Choices of a unit itself: those that cost something, as enhancements do, and the others."""
    own = [each for each in flat(unit)]
    priced = [each for each in own if each.costs[roster.cost] > 0 and each.number == 1 and not each.below]
    return priced, [each for each in own if each not in priced]


def alike_models(unit):
    """Models by what they are called, with (how many, one of them)."""
    kinds = {}
    for each in unit.kinds_of_models():
        kinds.setdefault(base(each.name), []).append(each)
    return kinds


# ---- BattleScribe


def battlescribe(roster):
    """Things in one line, those that have things in turn below it with a dot a level."""

    def costs(selection):
        names = dict.fromkeys(name for each in selection.all() for name, value in each.costs.items() if value)
        said = ", ".join(f"{number(selection.sum(name))}{'' if len(name) < 4 else ' '}{name}" for name in sorted(names)
                         if selection.sum(name))
        return f" [{said}]" if said else ""

    def line(selection):
        plain = ", ".join(times(each.number) + each.name for each in sorted(selection.below, key=lambda e: e.name)
                          if not each.below)
        return times(selection.number) + selection.name, (": " + plain if plain else "")

    def nested(selection, level):
        for each in sorted(selection.below, key=lambda e: e.name):
            if each.below:
                name, plain = line(each)
                yield ". " * level + name + plain
                yield from nested(each, level + 1)

    lines = []
    for force in roster.forces:
        lines += [f"++ {force.name} ({force.catalogue}) [{grouped(roster.total)}{roster.cost}] ++", ""]
        for category, units in force.by_category():
            lines += [f"+ {category} +", ""]
            for unit in units:
                name, plain = line(unit)
                lines += [name + costs(unit) + plain, *nested(unit, 1), ""]
    return lines + [f"++ Total: [{grouped(roster.total)}{roster.cost}] ++", "",
                    "Created with BattleScribe (https://battlescribe.net)"]


# ---- New Recruit


def new_recruit(roster):
    """The simple form: bullets for models, their things behind a colon, for each of them."""

    def priced(value):
        return f" [{number(value)} {roster.cost}]" if value else ""

    def things(selection, items):
        said = []
        for each in items:
            inside = things(each, each.below)
            said.append(times(each_of(selection, each)) + each.name + priced(each.costs[roster.cost])
                        + (f" ({inside})" if inside else ""))
        return ", ".join(said)

    lines = [f"{roster.forces[0].catalogue} - {roster.name} - [{number(roster.total)} {roster.cost}]", ""]
    for force in roster.forces:
        value = sum(unit.sum(roster.cost) for unit in force.units)
        name = force.name if force.catalogue == roster.forces[0].catalogue else f"{force.name} ({force.catalogue})"
        lines.append(f"# ++ {name} ++{priced(value)}")
        for category, units in force.by_category():
            lines.append(f"## {category}{priced(sum(unit.sum(roster.cost) for unit in units))}")
            for unit in units:
                models = [each for each in unit.below if each.type == "model"]
                inside = things(unit, [each for each in unit.below if each.type != "model"])
                lines.append(times(unit.number) + unit.name + priced(unit.sum(roster.cost))
                             + (f": {inside}" if inside else ":" if models else ""))
                for each in models:
                    inside = things(each, each.below)
                    lines.append(f"• {each.number}x {each.name}" + (f": {inside}" if inside else ""))
            lines.append("")
    return lines


def tournament_head(roster, numbered):
    lines = [FENCE, f"+ FACTION KEYWORD: {roster.forces[0].catalogue}"]
    detachments = [each.name for unit in roster.units() if "detachment" in unit.name.lower() and is_setup(unit, roster)
                   for each in unit.below]
    if detachments:
        lines.append("+ DETACHMENT: " + ", ".join(detachments))
    lines += [f"+ TOTAL ARMY POINTS: {number(roster.total)}pts", "+"]
    warlords = [f"{label}: {unit.name}" for label, unit in numbered if any(e.name == "Warlord" for e in unit.all())]
    if warlords:
        lines.append("+ WARLORD: " + warlords[0])
    enhancements = [f"{each.name} (on {label}: {unit.name})" for label, unit in numbered if unit.category[:4] == "Char"
                    for each in split_choices(unit, roster)[0]]
    lines += [("+ ENHANCEMENT: " if at == 0 else "& ") + each for at, each in enumerate(enhancements)]
    return lines + [f"+ NUMBER OF UNITS: {len(numbered)}", "+ SECONDARY: - Bring It Down: (1x2) - Assassination: "
                    f"{len(enhancements)} Characters", FENCE, ""]


def numbered_units(roster):
    """Units with "Char1" and the like; what sets the list up is not said."""
    counts = collections.Counter()
    for unit in roster.units():
        unit.isSaid = not is_setup(unit, roster)
        if unit.isSaid:
            short = "".join(each for each in unit.category if each.isalpha())[:4] or "Unit"
            counts[short] += 1
            yield f"{short}{counts[short]}", unit


def first_lines(unit, label, roster, isCompact):
    priced, others = split_choices(unit, roster)
    kinds = alike_models(unit)
    line = (f"{label}: " if label[:4] in ("Char", "Epic", "HQ", "Lead") else "")
    line += f"{sum(e.number for e in unit.kinds_of_models()) or unit.number}x {unit.name} ({number(unit.sum(roster.cost))} pts)"
    plain = counted(unit, others)
    if isCompact:
        return [line + (": " + plain if plain else "")], priced, kinds
    return [line] + ([f"1 with {plain}"] if plain else []), priced, kinds


def wtc(roster, isCompact=False):
    """A head of tournaments, then units with their models, and of these so many with this and that."""
    numbered = list(numbered_units(roster))
    lines = tournament_head(roster, numbered)
    before = None
    for label, unit in numbered:
        heading = unit.category.upper()
        if heading != before:
            lines += [] if isCompact and before is None else [""]
            lines += [] if isCompact else [heading, ""]
        before = heading
        first, priced, kinds = first_lines(unit, label, roster, isCompact)
        lines += first
        for name, models in kinds.items():
            head = f"• {sum(each.number for each in models)}x {name}"
            has = [(each.number, counted(each, flat(each))) for each in models]
            if len(has) == 1 and isCompact:
                count, inside = has[0]
                lines.append(head + (f": {count} with {inside}" if inside and count > 1 else f": {inside}" if inside else ""))
            else:
                lines.append(head)
                lines += [f"    {count} with {inside}" for count, inside in has if inside]
        lines += [f"Enhancement: {each.name} (+{number(each.costs[roster.cost])} pts)" for each in priced]
        lines += [] if isCompact else [""]
    return lines + ["", "Created with newrecruit.eu v35.82"]


def wtc_compact(roster):
    return wtc(roster, True)


def new_recruit_gw(roster):
    """The head of tournaments, and then as the app of the game writes: weapons with their number, the rest in a line."""
    numbered = list(numbered_units(roster))
    lines = tournament_head(roster, numbered)

    def bullets(selection, items, indent):
        weapons = collections.Counter()
        for each in items:
            if each.isWeapon:
                weapons[each.name] += each.number
        rest = ", ".join(times(each_of(selection, each)) + each.name for each in items if not each.isWeapon)
        return [f"{indent}• {count}x {name}" for name, count in weapons.items()] + ([f"{indent}• {rest}"] if rest else [])

    before = None
    for _, unit in numbered:
        heading = "CHARACTER" if unit.category in ("Character", "Epic Hero") else (
            "BATTLELINE" if unit.category == "Battleline" else "OTHER DATASHEETS")
        if heading != before:
            lines += [heading, ""]
        before = heading
        priced, others = split_choices(unit, roster)
        lines.append(f"{unit.name} ({number(unit.sum(roster.cost))} pts)")
        for name, models in alike_models(unit).items():
            lines.append(f"• {sum(each.number for each in models)}x {name}")
            lines += bullets(models[0], [item for each in models for item in flat(each)], "    ")
        lines += bullets(unit, others, "")
        lines += [f"• {each.name} (+{number(each.costs[roster.cost])} pts)" for each in priced] + [""]
    return lines + ["Created with newrecruit.eu v35.82"]


def new_recruit_dots(roster):
    """As for games of ranks: a number behind the name, and a dot before each thing."""
    lines = [f"++ {roster.forces[0].catalogue} ({roster.game}) [{grouped(roster.total)}{roster.cost}] ++", ""]
    for force in roster.forces:
        for category, units in force.by_category():
            value = sum(unit.sum(roster.cost) for unit in units)
            lines += [f"+ {category} +" + (f" [{number(value)}{roster.cost}]" if value else ""), ""]
            for unit in units:
                value = unit.sum(roster.cost)
                lines.append(f"{unit.name} [{unit.models() or unit.number}]" + (f" [{number(value)}{roster.cost}]" if value else ""))
                lines += dotted(unit, 1)
            lines.append("")
    return lines + [f"++ Total: [{grouped(roster.total)}{roster.cost}] ++", "", "Created with New Recruit",
                    "https://www.newrecruit.eu"]


def dotted(selection, level):
    lines = []
    for each in selection.below:
        lines += [". " * level + times(each.number) + each.name] + dotted(each, level + 1)
    return lines


def new_recruit_json(roster):
    """Its JSON: no words, but what people send as text all the same."""

    def value(text):
        if text in ("true", "false"):
            return text == "true"
        return float(text) if "." in text and re.fullmatch(r"-?\d+\.\d+", text) else (
            int(text) if re.fullmatch(r"-?(0|[1-9]\d*)", text) else text)

    def object_of(node):
        made = {}
        for child in node:
            kind = bare(child.tag)
            if kind in ("description", "comment", "customNotes"):
                made[kind] = child.text or ""
            else:
                made[kind] = [object_of(each) for each in child]
        if node.text and node.text.strip():
            made["$text"] = node.text
        made.update((name, value(text)) for name, text in node.attrib.items())
        return made

    return [json.dumps({"roster": object_of(roster.root)}, ensure_ascii=False)]


# ---- apps of the makers


def app_of_40k(roster):
    """Heads in capitals, a bullet a level; what follows a bullet in the same level hangs without one."""
    lines = [f"{roster.name} ({number(roster.total)} points)", ""]
    lines += roster.forces[0].catalogue.split(" - ")[1:] or [roster.forces[0].catalogue]
    for unit in roster.units():
        unit.isSaid = not is_setup(unit, roster)
        if not unit.isSaid and any(word in unit.name.lower() for word in ("size", "detachment")):
            lines += [re.sub(r"^\d+\. ", "", each.name) for each in unit.below]

    def hanging(items, indent, totals):
        return [f"{indent}{'• ' if at == 0 else '  '}{count}x {name}" for at, (name, count) in enumerate(totals(items))]

    def totals(items):
        counts = collections.Counter()
        for each in items:
            counts[each.name] += each.number
        return sorted(counts.items())

    for force in roster.forces:
        if len(roster.forces) > 1:
            lines += ["", force.name]
        for category, units in force.by_category():
            said = [unit for unit in units if unit.isSaid]
            if said:
                lines += ["", "", category.upper()]
            for unit in said:
                priced, others = split_choices(unit, roster)
                lines += ["", f"{unit.name} ({number(unit.sum(roster.cost))} points)"]
                lines += ["  • Warlord" for each in others if each.name == "Warlord"]
                for name, models in alike_models(unit).items():
                    lines.append(f"  • {sum(each.number for each in models)}x {name}")
                    lines += hanging([item for each in models for item in flat(each)], "    ", totals)
                lines += hanging([each for each in others if each.name != "Warlord"], "  ", totals)
                lines += [f"  • Enhancement: {each.name}" for each in priced]
    return lines + ["", "Exported with App Version: v2.0.1 (122), Data Version: v875"]


def app_of_sigmar(roster):
    """Regiments with what is in them; of a unit only what is not always so."""
    lines = [f"{roster.name} {number(roster.total)}/{number(max(roster.limit, roster.total))} pts", "-----",
             f"Grand Alliance | {roster.forces[0].catalogue}"]
    for force in roster.forces:
        setup = [unit for unit in force.units if is_setup(unit, roster)]
        if force.level == 0:
            lines += [re.sub(r"^\W+", "", force.name), f"Drops: {max(1, len(roster.forces) - 1)}"]
            lines += [f"{unit.name} - " + " and ".join(each.name for each in unit.below) for unit in setup if unit.below]
            for unit in setup:
                unit.isSaid = bool(unit.below)
            lines.append("-----")
        else:
            lines += [force.name]
        for unit in force.units:
            if unit not in setup or force.level > 0:
                value = unit.sum(roster.cost)
                lines.append(unit.name + (f" ({number(value)})" if value else ""))
                for owner in (unit, *unit.kinds_of_models()):
                    lines += [f"• {times(each.number)}{each.name}" for each in owner.below
                              if each.type != "model" and not is_always(each, owner, roster)]
        lines.append("---")
    return lines[:-1] + ["-----", "Created with Warhammer Age of Sigmar: The App", "App: v1.25.0 (2) | Data: v380"]


def list_forge(roster):
    """A bullet for everything, a level more for what is in it."""
    lines = [f"{roster.name} - {roster.forces[0].catalogue.split(' - ')[-1]} ({number(roster.total)} Points)", "", ""]

    def nested(selection, indent):
        for each in selection.below:
            yield f"{indent}• {times(each.number)}{each.name}"
            yield from nested(each, indent + "  ")

    for force in roster.forces:
        for category, units in force.by_category():
            said = [unit for unit in units if not is_setup(unit, roster)]
            for unit in units:
                unit.isSaid = unit in said
            lines += [f"{category}:"] if said else []
            for unit in said:
                lines += [f"{unit.name} ({number(unit.sum(roster.cost))} pts)", *nested(unit, "  "), ""]
            lines += [""] if said else []
    return lines


# ---- Old World Builder


def builder_units(roster):
    """By category: how many models before the name, the price, and things without counts, but for those of a few."""
    for force in roster.forces:
        for category, units in force.by_category():
            said = []
            for unit in units:
                unit.isSaid = not is_setup(unit, roster)
                if unit.isSaid:
                    size = unit.models() or unit.number
                    things = {}
                    for each in unit.all():
                        if each is not unit and (each.type != "model" or each.number == 1) and each.name != unit.name:
                            things[each.name] = things.get(each.name, 0) + each.number
                    names = [(f"{count}x " if 1 < count < size else "") + name for name, count in things.items()]
                    said.append(((f"{size} " if size > 1 else "") + unit.name, number(unit.sum(roster.cost)), names))
            if said:
                yield category, said


def builder_head(roster):
    setup = [each.name for unit in roster.units() if is_setup(unit, roster) for each in unit.below][:2]
    return f"{roster.name} [{number(roster.total)} pts]", ", ".join([roster.game, roster.forces[0].catalogue, *setup])


def builder(roster):
    lines = ["===", *builder_head(roster), "===", ""]
    for category, units in builder_units(roster):
        lines += [f"++ {category} [{sum(float(each[1]) for each in units):g} pts] ++", ""]
        for name, price, things in units:
            lines += [f"{name} [{price} pts] ", *[f"- {each}" for each in things], ""]
    return lines + ["---", 'Created with "Old World Builder"', "", "[https://old-world-builder.com]"]


def builder_markdown(roster):
    title, army = builder_head(roster)
    lines = [f"## {title}", army, ""]
    for category, units in builder_units(roster):
        lines.append(f"### {category} [{sum(float(each[1]) for each in units):g} pts]")
        for name, price, things in units:
            lines += [f"- {name} [{price} pts] ", *([f" -# ({', '.join(things)})"] if things else [])]
    return lines + ["", '*Created with "Old World Builder"* - https://old-world-builder.com']


def builder_simple(roster):
    lines = [*builder_head(roster), ""]
    for _, units in builder_units(roster):
        for name, price, things in units:
            things = [each for each in things if each not in ("Hand weapon", "Hand weapons")]
            lines.append(f"{name}{''.join(', ' + each for each in things)} - {price}")
    return lines + ["", "---", 'Created with "Old World Builder"', "", "[https://old-world-builder.com]"]


# ---- by hand


def by_hand(roster):
    """As people type: each list in its own manner, and without what a unit has anyway."""
    chance = random.Random(roster.name + roster.game + str(roster.total))
    isSmall = chance.random() < 0.4
    hasPrices = chance.random() < 0.8
    price = chance.choice([" - {}", " ({})", " {}pts", " [{} pts]", " = {}"])
    joint = chance.choice([": ", " w/ ", " with ", " (", "\n- "])
    title = [roster.forces[0].catalogue.split(" - ")[-1] + (f" {number(roster.total)}" if chance.random() < 0.7 else "")]
    lines = title if chance.random() < 0.8 else [roster.name, *title]

    def things(selection):
        said = []
        for each in selection.below:
            if is_always(each, selection, roster):
                continue
            if each.type == "model":
                inside = ", ".join(things(each))
                if inside or not is_always(each, selection, roster):
                    said.append(f"{each.number} {each.name}" + (f" ({inside})" if inside else ""))
            else:
                said.append(times(each_of(selection, each)) + each.name)
                said += things(each)
        return said

    def name_of(unit):
        name = re.sub(r"\s+(Squad|Team|Regiment|Unit)$", "s", unit.name) if chance.random() < 0.5 else unit.name
        if len(name) > 8 and chance.random() < 0.05:
            at = chance.randrange(2, len(name) - 2)
            name = name[:at] + name[at + 1] + name[at] + name[at + 2:]
        return name.lower() if isSmall else name

    for force in roster.forces:
        if len(roster.forces) > 1 or chance.random() < 0.5:
            lines += ["", force.name]
        lines.append("")
        alike = {}
        for unit in force.units:
            unit.isSaid = not is_setup(unit, roster)
            if unit.isSaid:
                alike.setdefault(unit.same(), []).append(unit)
            elif unit.below and not unit.name.lower().startswith("show"):
                lines.append(", ".join(each.name for each in unit.below))
        for units in alike.values():
            unit, said = units[0], things(units[0])
            size = unit.models()
            head = f"{len(units)}x " if len(units) > 1 else f"{size} " if size > 1 and chance.random() < 0.6 else ""
            value = unit.sum(roster.cost) * len(units)
            text = head + name_of(unit) + (price.format(number(value)) if hasPrices and value else "")
            if said:
                text += joint + (", " if joint != "\n- " else "\n- ").join(said) + (")" if joint == " (" else "")
            lines += text.split("\n")
    return lines


def is_40k(game):
    return "40,000" in game and "Kill Team" not in game


def is_ranks(game):
    return any(word in game for word in ("Old World", "Fantasy", "9th Age"))


Style = collections.namedtuple("Style", "write suits")
STYLES = {
    "bs": Style(battlescribe, lambda game: True),
    "nr": Style(new_recruit, lambda game: True),
    "nr-wtc": Style(wtc, is_40k),
    "nr-compact": Style(wtc_compact, is_40k),
    "nr-gw": Style(new_recruit_gw, is_40k),
    "nr-dots": Style(new_recruit_dots, is_ranks),
    "nr-json": Style(new_recruit_json, lambda game: True),
    "app": Style(app_of_40k, is_40k),
    "app-aos": Style(app_of_sigmar, lambda game: "Sigmar 4" in game),
    "forge": Style(list_forge, is_40k),
    "owb": Style(builder, is_ranks),
    "owb-simple": Style(builder_simple, is_ranks),
    "owb-markdown": Style(builder_markdown, is_ranks),
    "hand": Style(by_hand, lambda game: True),
}
