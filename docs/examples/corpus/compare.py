"""Judges random rosters by the old program and by Muster: python3 compare.py. Status 1 if they differ."""

import json, random, subprocess, sys

lists, ids = json.load(open("old.json")), json.load(open("ids.json"))
random.seed(1)


def old_program(it, taken):
    """Stands for yours: the points of a roster, and the numbers of the limits that it breaks."""
    kinds = [key for key, extras in taken]
    points = sum(it["entries"][key]["cost"] + sum(it["entries"][key]["extras"][x][1] for x in extras)
                 for key, extras in taken)
    return points, {number for number, limit in enumerate(it["limits"]) if limit["each"] in it["entries"]
                    and kinds.count(limit["of"]) > kinds.count(limit["each"]) * limit["most"]}


def some_roster(it):
    roster = []
    for key in random.choices(list(it["entries"]), k=random.randint(1, 8)):
        extras = list(it["entries"][key]["extras"])
        roster.append((key, random.choices(extras, k=random.randint(0, 3)) if extras else []))
    return roster


def roster_file(old, name, taken):
    units = [{"unit": ids[f"{old}/unit/{key}"],
              "options": {ids[f"{old}/option/{x}"]: extras.count(x) for x in extras}} for key, extras in taken]
    return {"format": "muster-roster", "version": 1, "name": name, "ruleset": "marsh", "army": ids[f"army/{old}"],
            "units": units}


tried = [(old, some_roster(it)) for old, it in lists.items() for _ in range(300)]
lines = [json.dumps(roster_file(old, str(n), taken)) for n, (old, taken) in enumerate(tried)]
run = subprocess.run(["muster", "check", "--batch"], input="\n".join(lines), capture_output=True, text=True)
differences = len(tried) - len(run.stdout.splitlines())  # a roster that cannot be read has no report
for report in map(json.loads, run.stdout.splitlines()):
    old, taken = tried[int(report["roster"]["name"])]
    findings = {int(f["rule"].removeprefix("limit-")) for f in report["findings"] if f["rule"].startswith("limit-")}
    found = report["totals"]["points"], findings
    if report["verdict"] == "not judged" or found != old_program(lists[old], taken):
        differences += 1
        print(old, taken, "- old:", old_program(lists[old], taken), "Muster:", found, report.get("unknown", ""))
print(f"{len(tried)} rosters, {differences} differences", run.stderr)
sys.exit(differences > 0)
