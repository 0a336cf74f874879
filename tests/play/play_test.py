#!/usr/bin/env python3
"""The page to play from in a real Chromium, driven as a person would: play_test.py MUSTER SOURCE.

Ends with status 77, which ctest calls skipped, where there is no Chromium or no driver for it; as a failure, if
MUSTER_NEEDS_BROWSER is set.
"""

import copy
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

from browser import Browser, programs

MUSTER, SOURCE = (sys.argv[1:3] + ["", ""])[:2]
SCREENS = {320: ("dark", "light"), 390: ("dark",), 820: ("light",), 1280: ("dark", "light")}
TABS = ("roster", "card", "battle", "rules")
STATE = "return JSON.parse(document.getElementById('state').value)"
AUDIT = pathlib.Path(__file__).with_name("audit.js").read_text(encoding="utf-8")
FORGE = "warpath-2e/samples/forge-fathers-1500"
ORKS, GUARD = "heresy/samples/orks-clans", "heresy/samples/imperial-guard-company"

folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
browser = None


def page(name, *arguments):
    """Prints a page and gives its path."""
    path = pathlib.Path(folder.name, name + ".html")
    if not path.exists():
        rosters = [each if each.startswith("--") or "/" not in each or os.path.isabs(each) else f"{SOURCE}/armies/{each}.muster"
                   for each in arguments]
        done = subprocess.run([MUSTER, "print", *rosters, "--play", "-o", str(path)], capture_output=True, text=True)
        assert path.exists(), done.stderr
    return path


def game_data():
    return page("harbour", SOURCE + "/tests/data/battlescribe/harbour.ros")


def open_new(path, width=390):
    """Opens a page as one who never saw it."""
    browser.resize(width)
    browser.open(path)
    browser.run("localStorage.clear()")
    browser.reload()


def tab(name):
    browser.press("tab_" + name)


def whole_state():
    """How the battle stands, from the text that a person would copy."""
    seen = browser.run("return document.querySelector('nav [aria-current]').id.slice(4)")
    tab("battle")
    record = browser.run(STATE)
    tab(seen)
    return record


def state():
    """The same without what it has for people: names, words, the score in all."""
    record = whole_state()
    del record["score"]
    for force in record["forces"]:
        for unit in force["units"]:
            unit.pop("name")
            unit.pop("words", None)
    return record


def units():
    return browser.run("""const data = JSON.parse(document.getElementById('data').textContent);
        return data.forces.flatMap((force, at) => force.groups.flatMap(group => group.units.map(unit => ({...unit, at}))))""")


def said():
    return browser.run("return document.getElementById('said').textContent")


class Model:
    """What a battle must be like after each gesture, worked out here and not by the page."""

    def __init__(self, known):
        self.units = {unit["id"]: unit for unit in known}
        self.marks = {key: {"counts": {}, "states": set(), "lost": "", "heldBack": unit.get("isHeldBack", False)}
                      for key, unit in self.units.items()}
        self.turn = 1
        self.points = [0, 0]

    def fill(self, unit, count, by):
        boxes = next(each for each in self.units[unit]["counts"] if each["id"] == count)["boxes"]
        marks = self.marks[unit]
        marks["counts"][count] = marks["counts"].get(count, 0) + by
        assert 0 <= marks["counts"][count] <= boxes
        if marks["counts"][count] == boxes:
            marks["lost"] = "destroyed"

    def toggle(self, unit, name):
        self.marks[unit]["states"] ^= {name}

    def next_turn(self):
        self.turn += 1
        for marks in self.marks.values():
            marks["states"] -= {"done"}

    def record(self):
        written = []
        for key, marks in self.marks.items():
            record = {"unit": key}
            counts = {count: marked for count, marked in marks["counts"].items() if marked}
            if counts:
                record["counts"] = counts
            if marks["states"]:
                record["states"] = sorted(marks["states"])
            if marks["lost"]:
                record["lost"] = marks["lost"]
            if marks["heldBack"] != self.units[key].get("isHeldBack", False):
                record["heldBack"] = marks["heldBack"]
            if len(record) > 1:
                written.append(record)
        return self.turn, list(self.points), sorted(written, key=lambda each: each["unit"])


def seen_record():
    record = state()
    return record["turn"], record["points"], sorted(record["forces"][0]["units"], key=lambda each: each["unit"])


def gestures(model, known):
    """Sixty things that a player does in two turns, each as a control to press and what it must change."""
    def done(unit):
        yield f"done_0.{unit['id']}", lambda: model.toggle(unit["id"], "done")

    def hurt(unit, times):
        count = unit["counts"][0]
        for _ in range(times):
            # Minus takes a model away; plus adds a point of damage.
            yield (f"{'less' if count.get('isLeft') else 'more'}_0.{unit['id']}_{count['id']}",
                   lambda: model.fill(unit["id"], count["id"], 1))

    def healed(unit):
        count = unit["counts"][0]
        yield (f"{'more' if count.get('isLeft') else 'less'}_0.{unit['id']}_{count['id']}",
               lambda: model.fill(unit["id"], count["id"], -1))

    def marked(unit, name):
        yield f"state_0.{unit['id']}_{name}", lambda: model.toggle(unit["id"], name)

    def scored(side, by):
        def add():
            model.points[side] += by
        yield f"points_{side}_{by}", add

    def arrives(unit):
        def change():
            model.marks[unit["id"]]["heldBack"] ^= True
        yield f"held_0.{unit['id']}", change

    by_name = {unit["name"]: unit for unit in known}
    infantry = [by_name[name] for name in ("Stonefist's Own", "Shaft Wardens", "Cinder Oath")]
    gun = by_name["Jotunn Heavy Hailstorm Cannon"]
    held = by_name["Sparrowhawk"]
    for unit in known[:7]:  # 7
        yield from done(unit)
    for unit in infantry:  # 9
        yield from hurt(unit, 3)
    for unit in infantry:  # 6
        yield from marked(unit, "suppressed")
        yield from marked(unit, "disrupted")
    yield from hurt(gun, 2)  # 2: it is destroyed
    yield from scored(0, 10)  # 3
    yield from scored(0, 1)
    yield from scored(1, 10)
    yield "on", model.next_turn  # 1
    yield from arrives(held)  # 1
    for unit in known[:9]:  # 9
        yield from done(unit)
    for unit in infantry:  # 9
        yield from marked(unit, "suppressed")
        yield from hurt(unit, 1)
        yield from healed(unit)
    for _ in range(6):  # 6
        yield from scored(1, 10)
    for _ in range(3):  # 3
        yield from scored(1, -1)
    yield "on", model.next_turn  # 1
    for unit in known[-3:]:  # 3
        yield from done(unit)


def perform(control):
    """Finds the part of the page that has the control, and presses it."""
    way = []
    if control.startswith(("points", "award")):
        way = ["tab_battle"]
    elif control.startswith("done"):
        way = ["tab_roster"]
    elif control != "on":
        way = ["tab_roster", "open_" + control.split("_")[1]]
    browser.run("for (const id of arguments[0]) document.getElementById(id).click()", way)
    browser.press(control)


class Playing(unittest.TestCase):
    def test_sixty_gestures_are_kept_and_taken_back(self):
        open_new(page("forge", FORGE))
        known = units()
        model = Model(known)
        before = model.record()
        trail = []
        number = 0
        for number, (control, change) in enumerate(gestures(model, known), 1):
            trail.append(copy.deepcopy(model.record()))
            perform(control)
            change()
            if number % 15 == 0:
                self.assertEqual(seen_record(), model.record(), f"after {number}: {control}")
        self.assertEqual(number, 60)
        self.assertEqual(seen_record(), model.record())
        browser.reload()
        self.assertEqual(seen_record(), model.record(), "a page that is loaded again knows all of it")
        browser.open("/dev/null")
        browser.open(page("forge", FORGE))
        self.assertEqual(seen_record(), model.record(), "and one that was closed")
        for steps in range(59, -1, -1):
            browser.press("undo")
            if steps % 10 == 0:
                self.assertEqual(seen_record(), trail[steps], f"taken back to {steps}")
        self.assertEqual(seen_record(), before)
        self.assertTrue(browser.run("return document.getElementById('undo').disabled"))

    def test_sixty_steps_of_undo_are_kept_and_not_more(self):
        open_new(page("forge", FORGE))
        tab("battle")
        for _ in range(63):
            browser.run("document.getElementById('points_0_1').click()")
        browser.reload()
        for _ in range(70):
            browser.run("document.getElementById('undo').click()")
        self.assertEqual(state()["points"], [3, 0])

    def test_the_last_model_loses_the_unit_and_its_points(self):
        open_new(page("forge", FORGE))
        unit = next(each for each in units() if each["name"] == "Emberkeel")  # 250 points, 4 damage
        browser.press(f"open_0.{unit['id']}")
        for _ in range(4):
            browser.press(f"more_0.{unit['id']}_damage")
        self.assertEqual(said(), "Emberkeel: Destroyed")
        self.assertIn("0 : 250", browser.run("return document.getElementById('top').textContent"))
        tab("roster")
        self.assertIn("250 of 1,500", browser.run("return document.querySelector('.sums').textContent"))
        tab("battle")
        browser.press("count")  # lost units do not count in this scenario
        self.assertIn("0 : 0", browser.run("return document.getElementById('top').textContent"))
        browser.press("undo")
        self.assertEqual(said(), "Taken back: Lost units count")

    def test_a_new_battle_asks_and_can_be_taken_back(self):
        open_new(page("forge", FORGE))
        tab("battle")
        browser.press("points_0_10")
        browser.press("new")
        browser.dismiss()
        self.assertEqual(state()["points"], [10, 0])
        browser.press("new")
        browser.accept()
        self.assertEqual(state()["points"], [0, 0])
        browser.press("undo")
        self.assertEqual(state()["points"], [10, 0])

    def test_both_sides_are_on_one_page(self):
        open_new(page("two", ORKS, "--against", GUARD))
        theirs = next(unit for unit in units() if unit["at"] == 1)
        browser.press("side_1")
        browser.press(f"open_1.{theirs['id']}")
        browser.press(f"loss_1.{theirs['id']}_broken")
        cost = int(theirs["cost"])  # half of it is scored
        self.assertIn(f"{cost // 2}{'½' if cost % 2 else ''} : 0", browser.run("return document.getElementById('top').textContent"))
        record = state()
        self.assertEqual([force["side"] for force in record["forces"]], [0, 1])
        self.assertEqual(record["forces"][1]["units"], [{"unit": theirs["id"], "lost": "broken"}])
        browser.press("tab_battle")
        browser.press("award_0_0")
        self.assertEqual(state()["points"], [500, 0])  # Attack and Defend: each objective taken

    def test_a_list_stays_where_it_was_scrolled_to(self):
        open_new(page("two", ORKS, "--against", GUARD))
        last = [unit for unit in units() if unit["at"] == 0][-1]["id"]
        browser.press(f"done_0.{last}")
        before = browser.run("return scrollY")
        self.assertGreater(before, 500)
        browser.press(f"done_0.{last}")
        self.assertAlmostEqual(browser.run("return scrollY"), before, delta=2)
        browser.press(f"open_0.{last}")
        self.assertEqual(browser.run("return scrollY"), 0, "a card begins at its top")
        browser.run("scrollTo(0, 9999)")
        browser.press("tab_roster")
        self.assertAlmostEqual(browser.run("return scrollY"), before, delta=2)

    def test_steps_of_a_turn(self):
        open_new(page("two", ORKS, "--against", GUARD))
        for expected in ((1, 2), (1, 3), (1, 4), (2, 1)):
            browser.press("on")
            record = state()
            self.assertEqual((record["turn"], record["step"]), expected)
        browser.press("back")
        self.assertEqual((state()["turn"], state()["step"]), (1, 4))


class Keeping(unittest.TestCase):
    def test_the_battle_goes_on_in_another_browser(self):
        path = page("forge", FORGE)
        open_new(path)
        unit = units()[0]["id"]
        browser.press(f"done_0.{unit}")
        text = json.dumps(whole_state())
        open_new(path)
        tab("battle")
        browser.run("document.querySelector('details').open = true")
        for wrong in ("", "nothing", "[]", "null", '{"format": "muster-battle"}', text.replace("forces", "sides"),
                      json.dumps({**json.loads(text), "forces": [{"fingerprint": "0000-0000-0000"}]})):
            browser.run("document.getElementById('pasted').value = arguments[0]", wrong)
            browser.press("takeover")
            self.assertEqual(said(), "This is no battle of these rosters. Nothing was changed.", wrong)
        self.assertEqual(state()["forces"][0]["units"], [])
        browser.run("document.querySelector('details').open = true")
        browser.run("document.getElementById('pasted').value = arguments[0]", text)
        browser.press("takeover")
        self.assertEqual(whole_state(), json.loads(text))
        browser.press("undo")
        self.assertEqual(state()["forces"][0]["units"], [])

    def test_muster_opens_the_battle(self):
        open_new(page("forge", FORGE))
        unit = next(each for each in units() if each["name"] == "Emberkeel")
        browser.press(f"open_0.{unit['id']}")
        for _ in range(4):
            browser.press(f"more_0.{unit['id']}_damage")
        browser.press("on")
        file = pathlib.Path(folder.name, "kept.battle.json")
        file.write_text(json.dumps(whole_state()), encoding="utf-8")
        shown = subprocess.run([MUSTER, "show", f"{SOURCE}/armies/{FORGE}.muster", "--battle", str(file)],
                               capture_output=True, text=True)
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        self.assertEqual(shown.stdout, "Battle: Hold of the Ninth Anvil\nTurn 2. Victory points: 0 to 250.\n"
                         "Hold of the Ninth Anvil:\n  Emberkeel: Damage 4 of 4, Destroyed\n")

    def test_hostile_marks_are_bounded(self):
        path = page("forge", FORGE)
        open_new(path)
        record = state()
        unit = units()[0]
        record["turn"] = 1e300
        record["step"] = -5
        record["points"] = ["1/0", {}]
        record["forces"][0]["units"] = [
            None, 7, {"unit": "__proto__", "lost": "destroyed"}, {"unit": "nobody"},
            {"unit": unit["id"], "counts": {"models": 1e9, "__proto__": 3}, "states": ["done", "<b>"], "lost": "constructor"}]
        tab("battle")
        browser.run("document.getElementById('pasted').value = arguments[0]", json.dumps(record))
        browser.run("document.getElementById('takeover').click()")
        seen = state()
        self.assertEqual((seen["turn"], seen["step"], seen["points"]), (6, 1, [0, 0]))  # five turns and perhaps one more
        self.assertEqual(seen["forces"][0]["units"], [{"unit": unit["id"], "counts": {"models": 10}, "states": ["done"]}])

    def test_what_was_kept_by_another_page_is_left_out(self):
        path = page("forge", FORGE)
        open_new(path)
        browser.run("localStorage.setItem(Object.keys(localStorage)[0], '{\"now\": {\"format\": \"other\"}}')")
        browser.reload()
        self.assertEqual(said(), "What was kept here is not of this page, and was left out.")
        self.assertEqual(state()["turn"], 1)

    def test_a_browser_that_keeps_nothing_is_said(self):
        browser.resize(390)
        script = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
        added = browser.command("Page.addScriptToEvaluateOnNewDocument", source=script)
        browser.open(page("forge", FORGE))
        browser.command("Page.removeScriptToEvaluateOnNewDocument", identifier=added["identifier"])
        self.assertIn("cannot keep marks", browser.run("return document.querySelector('.notice[role=alert]').textContent"))
        browser.press("on")
        self.assertEqual(state()["turn"], 2)

    def test_copying_says_whether_it_did(self):
        open_new(page("forge", FORGE))
        tab("battle")
        browser.press("copy")
        for _ in range(20):
            if said():
                break
        self.assertIn(said(), ("Copied", "This browser does not copy. Mark the text and copy it by hand."))

    def test_no_network_is_asked(self):
        browser.log("performance")
        open_new(page("two", ORKS, "--against", GUARD))
        for name in TABS:
            tab(name)
        asked = [json.loads(entry["message"])["message"] for entry in browser.log("performance")]
        urls = [each["params"]["request"]["url"] for each in asked if each["method"] == "Network.requestWillBeSent"]
        self.assertEqual([url for url in urls if not url.startswith("file:")], [])
        self.assertEqual([entry["message"] for entry in browser.log("browser")], [])
        refused = browser.run("""const asked = [fetch('https://example.org/'), fetch('http://127.0.0.1:9/'),
                new Promise((good, bad) => { const image = new Image(); image.onload = good; image.onerror = bad; image.src = 'https://example.org/a.png'; }),
                new Promise((good, bad) => { try { new WebSocket('wss://example.org/').onerror = bad; } catch (error) { bad(error); } })];
            return Promise.allSettled(asked).then(all => all.map(each => each.status))""")
        self.assertEqual(refused, ["rejected"] * 4)
        browser.log("browser")


class Finding(unittest.TestCase):
    def places(self):
        return browser.run("return [...document.querySelectorAll('.answers .panel')].map(each => each.textContent)")

    def test_search_finds_what_has_the_words_and_nothing_else(self):
        open_new(page("forge", FORGE))
        tab("rules")
        everything = self.places()
        self.assertGreater(len(everything), 20)
        browser.type("#find", "NERVE")
        shown = self.places()
        self.assertEqual(len(shown), len([each for each in everything if "nerve" in each.lower()]))
        self.assertTrue(all("nerve" in each.lower() for each in shown))
        self.assertIn(f"{len(shown)} places", browser.run("return document.querySelector('.found').textContent"))
        marked = browser.run("return [...document.querySelectorAll('mark')].map(each => each.textContent.toLowerCase())")
        self.assertEqual(set(marked), {"nerve"})
        browser.reload()  # it is still there
        self.assertEqual(self.places(), shown)
        browser.type("#find", " of the sea serpents")
        self.assertEqual(self.places(), [])

    def test_special_letters_are_letters(self):
        open_new(page("forge", FORGE))
        tab("rules")
        browser.type("#find", "(.*")
        self.assertEqual(self.places(), [])


class Reaching(unittest.TestCase):
    """For people with large thumbs, keyboards, screen readers, bright sun and weak eyes."""

    def audit(self, what):
        found = browser.run(AUDIT)
        self.assertEqual(found["faults"], [], what)
        self.assertGreater(found["texts"], 5, what)
        return found["lowest"]

    def look_at(self, name, path):
        lowest = 99
        for width, schemes in SCREENS.items():
            open_new(path, width)
            some = units()
            browser.run("document.getElementById(arguments[0]).click()", f"done_0.{some[0]['id']}")
            browser.run("document.getElementById(arguments[0]).click()", f"open_0.{some[1]['id']}")
            browser.run("[...document.querySelectorAll('.toggles button')].slice(1).forEach(each => document.getElementById(each.id).click())")
            for scheme in schemes:
                browser.scheme(scheme)
                for each in TABS:
                    browser.run("document.getElementById('tab_' + arguments[0]).click()", each)
                    lowest = min(lowest, self.audit(f"{name}, {width} px, {scheme}, {each}"))
        return lowest

    def test_every_kind_of_game_on_every_screen(self):
        lowest = min(self.look_at(name, path) for name, path in (
            ("Warpath", page("forge", FORGE)),
            ("two sides", page("two", ORKS, "--against", GUARD)),
            ("German", page("german", "--language", "de", "wargame/samples/iron-march-2500")),
            ("titans", page("titans", "heresy/samples/titan-legion-hunt")),
            ("Rules of War", page("romans", "rules-of-war-ancients/samples/roman-typical")),
            ("game data", game_data())))
        print(f"lowest contrast of text: {lowest:.2f} : 1")

    def test_the_page_has_the_colour_of_its_army(self):
        open_new(page("romans", "rules-of-war-ancients/samples/roman-typical"))
        colour = "return getComputedStyle(document.querySelector('.unit')).borderLeftColor"
        browser.scheme("light")
        self.assertEqual(browser.run(colour), "rgb(134, 20, 58)")  # #86143a, as on paper: it is dark enough
        browser.scheme("dark")
        red, green, blue = map(int, re.findall(r"\d+", browser.run(colour)))
        self.assertTrue(red > blue > green and red > 200, (red, green, blue))

    def test_no_word_and_no_number_is_parted(self):
        path = page("romans-de", "--language", "de", "rules-of-war-ancients/samples/roman-typical")
        for width in (320, 390):
            open_new(path, width)
            browser.run("document.getElementById(arguments[0]).click()", f"open_0.{units()[0]['id']}")
            for each in ("roster", "card"):
                browser.run("document.getElementById('tab_' + arguments[0]).click()", each)
                parted = browser.run("""
                    const parted = [];
                    for (const element of document.querySelectorAll('.done, .toggles button, .turn b')) {
                      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
                      for (let node = words.nextNode(); node; node = words.nextNode())
                        for (const word of node.textContent.matchAll(/[^ ]+/g)) {
                          const range = document.createRange();
                          range.setStart(node, word.index);
                          range.setEnd(node, word.index + word[0].length);
                          if (range.getClientRects().length > 1) parted.push(word[0]);
                        }
                    }
                    return parted;""")
                self.assertEqual(parted, [], f"{width} px, {each}")

    def test_text_may_grow_to_twice_its_size(self):
        open_new(page("german", "--language", "de", "wargame/samples/iron-march-2500"))
        for width in (390, 820):
            browser.resize(width)
            browser.run("document.documentElement.style.fontSize = '200%'")
            for each in TABS:
                browser.run("document.getElementById('tab_' + arguments[0]).click()", each)
                self.audit(f"twice the size, {width} px, {each}")

    def test_german_pages_are_german(self):
        open_new(page("german", "--language", "de", "wargame/samples/iron-march-2500"))
        self.assertEqual(browser.run("return document.documentElement.lang"), "de")
        text = browser.run("return document.body.innerText")
        for word in ("Armeeliste", "Rückgängig", "Nächste Runde", "Regeln"):
            self.assertIn(word, text)
        for word in ("Undo", "Roster", "Next turn", "Held back", "Done"):
            self.assertNotIn(word, text)

    def test_a_keyboard_is_enough(self):
        open_new(page("forge", FORGE), 820)
        first = units()[0]["id"]
        focus = "const each = document.activeElement; return each ? each.id : ''"
        reached = []
        for _ in range(120):
            browser.key("Tab")
            at = browser.run(focus)
            if at in reached:
                break
            reached.append(at)
        wanted = browser.run("""return [...document.querySelectorAll('button, input, textarea')]
            .filter(each => !each.disabled && each.offsetParent).map(each => each.id)""")
        self.assertEqual([each for each in wanted if each not in reached], [])
        browser.run("document.getElementById(arguments[0]).focus()", f"done_0.{first}")
        for pressed, expected in (("Space", "true"), ("Enter", "false")):
            browser.key(pressed)
            self.assertEqual(browser.run(focus), f"done_0.{first}", "the focus stays where it was")
            self.assertEqual(browser.run("return document.activeElement.getAttribute('aria-pressed')"), expected)
        style = browser.run("return getComputedStyle(document.activeElement).outlineWidth")
        self.assertGreaterEqual(float(style.removesuffix("px")), 2)
        self.assertEqual(browser.run("return document.getElementById('said').getAttribute('aria-live')"), "polite")


class Strangers(unittest.TestCase):
    def test_a_hostile_name_is_text(self):
        name = "</script><img src=x onerror=alert(1)><b>{{title}} \u202e"
        with open(f"{SOURCE}/armies/{FORGE}.muster", encoding="utf-8") as file:
            roster = json.load(file)
        roster["name"] = roster["units"][0]["name"] = name
        path = pathlib.Path(folder.name, "hostile.muster")
        path.write_text(json.dumps(roster), encoding="utf-8")
        open_new(page("hostile", str(path)))
        self.assertEqual(browser.run("return document.querySelectorAll('img, b b').length"), 0)
        self.assertIn("</script><img src=x onerror=alert(1)><b>{{title}} <U+202E>",
                      browser.run("return document.querySelector('h1').textContent"))
        self.assertEqual([entry["message"] for entry in browser.log("browser")], [])


def main():
    global browser
    missing = [name for name, found in zip(("chromedriver (package chromium-driver)", "chromium"), programs()) if not found]
    if missing:
        print(f"The page to play from is not driven: there is no {' and no '.join(missing)}.", file=sys.stderr)
        return 1 if os.environ.get("MUSTER_NEEDS_BROWSER") else 77
    with folder, Browser(os.path.join(folder.name, "profile")) as browser:
        suite = unittest.defaultTestLoader.loadTestsFromModule(sys.modules[__name__])
        return 0 if unittest.TextTestRunner(verbosity=1).run(suite).wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
