#!/usr/bin/env python3
"""Takes the pictures of docs/playing.md in Chromium: pictures.py MUSTER SOURCE. Writes them to docs/images."""

import pathlib
import subprocess
import sys
import tempfile

from browser import Browser

UNITS = {"Stonefist's Own": ("less", 3, ["suppressed"]), "Shaft Wardens": ("less", 1, ["done"]),
         "The Four Bellows": ("less", 0, ["done"]), "Emberkeel": ("more", 1, ["immobilised"]),
         "Rustbucket": ("more", 2, []), "Skarn's Hired Hands": ("less", 4, ["disrupted", "done"])}


def play(browser):
    """A battle in its third turn."""
    click = "document.getElementById(arguments[0]).click()"
    known = browser.run("return JSON.parse(document.getElementById('data').textContent)"
                        ".forces[0].groups.flatMap(group => group.units)")
    for _ in range(2):
        browser.run(click, "on")
    for unit in known:
        way, times, states = UNITS.get(unit["name"], ("", 0, []))
        browser.run(click, f"open_0.{unit['id']}")
        for _ in range(times):
            browser.run(click, f"{way}_0.{unit['id']}_{unit['counts'][0]['id']}")
        for state in states:
            browser.run(click, f"state_0.{unit['id']}_{state}")
        browser.run(click, "tab_roster")
    browser.run(click, "tab_battle")
    for _ in range(28):
        browser.run(click, "points_0_10")
    browser.run(click, "tab_roster")
    browser.run(click, f"open_0.{known[0]['id']}")


def main():
    muster, source = sys.argv[1:3]
    images = pathlib.Path(source, "docs", "images")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, Browser(folder + "/profile") as browser:
        page = pathlib.Path(folder, "army.html")
        subprocess.run([muster, "print", f"{source}/armies/warpath-2e/samples/forge-fathers-1500.muster", "--play", "-o",
                        str(page)], check=True)
        browser.scheme("dark")
        browser.resize(390, 760)
        browser.open(page)
        play(browser)
        for tab in ("roster", "card", "battle", "rules"):
            browser.run("document.getElementById('tab_' + arguments[0]).click()", tab)
            if tab == "rules":
                browser.type("#find", "nerve")
                browser.run("document.activeElement.blur()")
            browser.run("document.getElementById('said').textContent = ''; scrollTo(0, 0)")
            browser.picture(images / f"play-{tab}.png")
        browser.scheme("light")
        browser.resize(820, 760)
        browser.run("document.getElementById('tab_roster').click(); scrollTo(0, 0)")
        browser.picture(images / "play-tablet.png")


if __name__ == "__main__":
    main()
