#!/usr/bin/env python3
"""Runs a suite of specs of BattleScribe's behaviour against muster-bs-adapter.

The suite is not in this repository: MUSTER_SPECS names its folder (the one that has specs/roster). Without it the test
is skipped. What must pass is listed by id in bs-specs.expected; specs that need the data of a real game are run if
MUSTER_SPECS_DATA says where these are, but nobody must have them.

    run_specs.py ADAPTER [--only TEXT] [--verbose] [--update]
"""

import argparse
import glob
import json
import os
import re
import subprocess
import sys

SKIPPED = 77  # ctest's SKIP_RETURN_CODE
EXPECTED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bs-specs.expected")
REFERENCE = re.compile(r"\$\{\{\s*steps\.([\w-]+)\.(\w+)(?:\.([^\s}]+))?\s*\}\}")

# Names that are compared as they are, with what counts where a thing does not have one.
NAMES = ["name", "entryId", "type", "page", "publicationId", "publicationName", "entryGroupId", "customName",
         "customNotes", "catalogueId", "catalogueName", "typeId", "typeName", "description", "value"]


class Adapter:
    """One process for all specs: a line in, a line out."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command):
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the adapter has ended")
        return json.loads(line)


def number(text):
    return float(text)


class Comparison:
    """What is expected of a state, held against what there is. Lists of forces and selections are exact and in order;
    profiles, rules, categories and costs are found by name, and must be as many."""

    def __init__(self):
        self.faults = []

    def equal(self, where, expected, actual):
        if expected != actual:
            self.faults.append(f"{where}: expected {expected!r}, got {actual!r}")

    def names(self, where, expected, actual):
        for key in NAMES:
            if key in expected:
                self.equal(f"{where}.{key}", expected[key], str(actual.get(key, "")))
        self.equal(f"{where}.hidden", expected.get("hidden", "false") == "true", actual.get("hidden", False))

    def count(self, where, expected, key, actual):
        if key in expected:
            self.equal(f"{where}.{key}", int(expected[key]), len(actual))

    def in_order(self, where, expected, actual, compare):
        self.equal(f"{where} (number)", len(expected), len(actual))
        for i, (one, other) in enumerate(zip(expected, actual)):
            compare(f"{where}[{i}]", one, other)

    def by_name(self, where, expected, actual, compare):
        self.equal(f"{where} (number)", len(expected), len(actual))
        for i, each in enumerate(expected):
            key = "name" if "name" in each else "entryId" if "entryId" in each else None
            found = [a for a in actual if key and a.get(key) == each[key]] if key else actual[i:]
            if not found:
                self.faults.append(f"{where}: no {each}")
            else:
                compare(f"{where}.{each.get(key)}", each, found[0])

    def costs(self, where, expected, actual):
        self.equal(f"{where} (number)", len(expected), len(actual))
        for each in expected:
            key = "typeId" if "typeId" in each else "name"
            found = [a for a in actual if a.get(key) == each[key]]
            if not found:
                self.faults.append(f"{where}: no {each}")
                continue
            if "value" in each:
                self.equal(f"{where}.{each[key]}", number(each["value"]), float(found[0]["value"]))
            if "hidden" in each:
                self.equal(f"{where}.{each[key]}.hidden", each["hidden"] == "true", found[0]["hidden"])

    def profile(self, where, expected, actual):
        self.names(where, expected, actual)
        for each in expected.get("characteristics", []):
            found = [c for c in actual["characteristics"] if c["name"] == each.get("name")]
            if not found:
                self.faults.append(f"{where}: no {each}")
            else:
                self.names(f"{where}.{each['name']}", each, found[0])

    def information(self, where, expected, actual):
        if "profiles" in expected:
            self.by_name(f"{where}.profiles", expected["profiles"], actual.get("profiles", []), self.profile)
        if "rules" in expected:
            self.by_name(f"{where}.rules", expected["rules"], actual.get("rules", []), self.names)

    def category(self, where, expected, actual):
        self.names(where, expected, actual)
        if "primary" in expected:
            self.equal(f"{where}.primary", expected["primary"] == "true", actual.get("primary"))
        self.information(where, expected, actual)

    def selection(self, where, expected, actual):
        self.names(where, expected, actual)
        if "number" in expected:
            self.equal(f"{where}.number", int(expected["number"]), actual["number"])
        if "costs" in expected:
            self.costs(f"{where}.costs", expected["costs"], actual["costs"])
        self.information(where, expected, actual)
        if "categories" in expected:
            self.by_name(f"{where}.categories", expected["categories"], actual["categories"], self.category)
        self.count(where, expected, "childCount", actual["children"])
        if "children" in expected:
            self.in_order(f"{where}.children", expected["children"], actual["children"], self.selection)

    def force(self, where, expected, actual):
        self.names(where, expected, actual)
        self.count(where, expected, "selectionCount", actual["selections"])
        self.count(where, expected, "childForceCount", actual["childForces"])
        self.count(where, expected, "categoryCount", actual["categories"])
        if "availableEntryCount" in expected:
            self.equal(f"{where}.availableEntryCount", int(expected["availableEntryCount"]),
                       actual["availableEntryCount"])
        self.information(where, expected, actual)
        if "categories" in expected:
            self.by_name(f"{where}.categories", expected["categories"], actual["categories"], self.category)
        if "publications" in expected:
            self.by_name(f"{where}.publications", expected["publications"], actual["publications"],
                         lambda w, e, a: self.equal(w, e.get("id", a["id"]), a["id"]))
        if "selections" in expected:
            self.in_order(f"{where}.selections", expected["selections"], actual["selections"], self.selection)
        if "childForces" in expected:
            self.in_order(f"{where}.childForces", expected["childForces"], actual["childForces"], self.force)

    def state(self, expected, actual):
        for key in ["name", "gameSystemId", "gameSystemName"]:
            if key in expected:
                self.equal(key, expected[key], actual.get(key))
        self.count("roster", expected, "forceCount", actual["forces"])
        self.count("roster", expected, "costCount", actual["costs"])
        self.count("roster", expected, "costLimitCount", actual["costLimits"])
        if "costs" in expected:
            self.costs("costs", expected["costs"], actual["costs"])
        if "costLimits" in expected:
            self.costs("costLimits", expected["costLimits"], actual["costLimits"])
        if "forces" in expected:
            self.in_order("forces", expected["forces"], actual["forces"], self.force)

    def errors(self, expected, errors, mayBeAny):
        """Without a word about errors, there must be none."""
        texts = [f"{e['ownerType']} {e.get('ownerEntryId', '')} <- {e.get('entryId')}/{e.get('constraintId')} "
                 f"{e['message']}" for e in errors]
        if "errorCount" in expected:
            self.equal(f"errors {texts}", int(expected["errorCount"]), len(errors))
        wanted = expected.get("errors", expected.get("errorsContain"))
        if wanted is None:
            if "errorCount" not in expected and not mayBeAny and errors:
                self.faults.append(f"errors: none expected, got {texts}")
            return
        left = list(errors)
        for each in wanted:
            owner, _, owner_entry = each["on"].partition(" ")
            entry, _, constraint = each["from"].partition("/")
            found = [e for e in left if e["ownerType"] == owner and e.get("entryId") == entry
                     and e.get("constraintId") == constraint
                     and (not owner_entry or e.get("ownerEntryId") == owner_entry)]
            if found:
                left.remove(found[0])
            else:
                self.faults.append(f"errors: no {each} in {texts}")
        if "errors" in expected and left:
            self.faults.append(f"errors: too many in {texts}")


class Spec:
    def __init__(self, adapter, spec, data, engine=None):
        self.adapter = adapter
        self.spec = spec
        self.data = data
        self.engine = engine
        self.outputs = {}

    def as_engine(self, fields):
        """With what the program that is named does otherwise; nothing if it is left out for it."""
        fields = dict(fields or {})
        own = (fields.pop("engines", None) or {}).get(self.engine)
        return None if own == "skip" else {**fields, **(own if isinstance(own, dict) else {})}

    def resolved(self, value):
        def output(match):
            value = self.outputs.get(match[1], {}).get(match[2], "")
            return value.get(match[3], "") if match[3] and isinstance(value, dict) else str(value)
        return REFERENCE.sub(output, value) if isinstance(value, str) else value

    def set_up(self):
        setup = self.spec["setup"]
        if "dataSource" in setup:
            folder = self.data.get(setup["dataSource"])
            if folder is None:
                raise LookupError(f"no data for {setup['dataSource']}")
            files = [{"fileName": os.path.basename(path), "content": open(path, encoding="utf-8").read()}
                     for path in sorted(glob.glob(os.path.join(folder, "*.gst")) +
                                        glob.glob(os.path.join(folder, "*.cat")))]
            return {"type": "setupFromFiles", "specId": self.spec["id"], "files": files}
        system = dict(setup.get("gameSystem", {}))
        system.setdefault("id", self.spec["id"])
        system.setdefault("name", self.spec["id"])
        catalogues = []
        several = len(setup.get("catalogues", [])) > 1
        for i, each in enumerate(setup.get("catalogues", [])):
            each = dict(each)
            default = f"{self.spec['id']}-{i + 1}" if several else self.spec["id"]
            each.setdefault("id", default)
            each.setdefault("name", default)
            each.setdefault("gameSystemId", system["id"])
            catalogues.append(each)
        return {"type": "setup", "specId": self.spec["id"], "gameSystem": system, "catalogues": catalogues}

    def run(self):
        """What is not as expected; empty if all is."""
        answer = self.adapter.ask({**self.set_up(), "engine": self.engine})
        if answer.get("type") == "error":
            return [answer["message"]]
        for i, step in enumerate(self.spec["steps"]):
            faults = self.step(step)
            if faults:
                return [f"step {i}: {fault}" for fault in faults]
        return []

    def step(self, written):
        step = self.as_engine(written)
        if step is None:
            return []
        if "action" in step:
            command = {key: self.resolved(value) for key, value in step.items() if key != "id"}
            if "content" in command:
                command["xml"] = command.pop("content")
            answer = self.adapter.ask({"type": "action", **command})
            if not answer.get("ok"):
                return [answer.get("message", "no answer")]
            if "id" in step:
                self.outputs[step["id"]] = answer["outputs"]
            return []
        if "expectedState" in step:
            expected = self.as_engine(step["expectedState"])
            if expected is None:
                return []
            comparison = Comparison()
            comparison.state(expected, self.adapter.ask({"type": "getState"}))
            comparison.errors(expected, self.adapter.ask({"type": "getErrors"})["errors"],
                              "dataSource" in self.spec["setup"])
            return comparison.faults
        if "expectedFile" in step:
            return ["files are not compared byte by byte"]
        return [f"unknown step: {sorted(step)}"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("adapter")
    parser.add_argument("--only", default="", help="run the specs whose id has this text")
    parser.add_argument("--verbose", action="store_true", help="say why a spec fails")
    parser.add_argument("--engine", help="expect what this program does where it differs, as the suite has it")
    parser.add_argument("--update", action="store_true", help="write what passes to bs-specs.expected")
    options = parser.parse_args()
    folder = os.environ.get("MUSTER_SPECS", "")
    if not os.path.isdir(os.path.join(folder, "specs", "roster")):
        print("skipped: MUSTER_SPECS does not name a folder with specs/roster")
        return SKIPPED
    try:
        import yaml
    except ImportError:
        print("skipped: python3-yaml is not there")
        return SKIPPED
    # Data of games for specs that name a source: SOURCE=FOLDER, parted by |.
    data = dict(each.split("=", 1) for each in os.environ.get("MUSTER_SPECS_DATA", "").split("|") if "=" in each)
    adapter = Adapter(options.adapter)
    passed, failed, with_data, by_folder = set(), set(), set(), {}
    for path in sorted(glob.glob(os.path.join(folder, "specs", "roster", "*", "*.yaml"))):
        with open(path, encoding="utf-8") as file:
            spec = yaml.load(file, Loader=yaml.BaseLoader)
        own = (spec.get("engines") or {}).get(options.engine)
        if options.only not in spec["id"] or own == "skip":
            continue
        try:
            faults = Spec(adapter, spec, data, options.engine).run()
        except LookupError as error:
            faults = [str(error)]
        (failed if faults else passed).add(spec["id"])
        if "dataSource" in spec["setup"]:
            with_data.add(spec["id"])
        counts = by_folder.setdefault(os.path.basename(os.path.dirname(path)), [0, 0])
        counts[1 if faults else 0] += 1
        if faults and options.verbose:
            print(f"--- {spec['id']}")
            for fault in faults[:8]:
                print(f"    {fault}")
    for name, (good, bad) in sorted(by_folder.items()):
        print(f"{name:20} {good:4} pass {bad:4} fail")
    print(f"{'all':20} {len(passed):4} pass {len(failed):4} fail")
    if options.update and not options.engine:
        with open(EXPECTED, "w", encoding="utf-8") as file:
            file.write("".join(f"{each}\n" for each in sorted(passed - with_data)))
    if options.only or options.update or options.engine:
        return 0
    with open(EXPECTED, encoding="utf-8") as file:
        expected = set(file.read().split())
    lost = sorted(expected - passed)
    for each in lost:
        print(f"must pass, but does not: {each}")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
