"""Makes Muster's armies of the old lists: python3 convert.py, in the folder with old.json and armies."""

import json, os, re, unicodedata

ids = json.load(open("ids.json")) if os.path.exists("ids.json") else {}


def id_of(key, name):
    """The id of an old key, such as heron/unit/1: the one that it has, or a new one made from the name."""
    scope = key.rpartition("/")[0]
    taken = {known for old, known in ids.items() if old.rpartition("/")[0] == scope}
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    plain = re.sub("[^a-z0-9]+", "-", plain).strip("-") or "x"
    n = 1
    while key not in ids:
        made = plain if n == 1 else f"{plain}-{n}"
        if made not in taken:
            ids[key] = made
        n += 1
    return ids[key]


def unit_of(old, key, entry):
    options = [{"id": id_of(f"{old}/option/{k}", name), "name": name, "max": "any", "points": cost}
               for k, (name, cost) in entry["extras"].items()]
    unit = {"id": id_of(f"{old}/unit/{key}", entry["name"]), "name": entry["name"], "category": "band",
            "points": entry["cost"]}
    return unit | ({"options": [{"id": "extras", "name": "Extras", "options": options}]} if options else {})


def army_of(old, it):
    units = {key: unit_of(old, key, entry) for key, entry in it["entries"].items()}
    rules = []
    for number, limit in enumerate(it["limits"]):
        if not {limit["of"], limit["each"]} <= units.keys():
            print(f"{old}: limit {number} names an entry that is not there")
            continue
        of, each = ({"units": {"unit": units[limit[side]]["id"]}} for side in ("of", "each"))
        rules.append({"id": f"limit-{number}", "count": of, "atMost": {"count": each, "times": limit["most"]},
                      "citation": "list", "message": "{actual} of {units}; {allowed} allowed."})
    return {"format": "muster-army", "version": 1, "id": id_of(f"army/{old}", it["name"]), "ruleset": "marsh",
            "name": it["name"], "dataVersion": "2026-11",
            "provenance": {"kind": "transcribed", "source": f"The marsh lists: {old}, November 2026"},
            "constraints": rules, "units": list(units.values())}


for old, it in json.load(open("old.json")).items():
    army = army_of(old, it)
    json.dump(army, open(f"armies/marsh/{army['id']}.json", "w"))
json.dump(ids, open("ids.json", "w"), indent=1)
