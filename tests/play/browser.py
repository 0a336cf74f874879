"""A Chromium that a test drives: W3C WebDriver over HTTP, with Python's own library and nothing else."""

import base64
import json
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key under which WebDriver hands on an element
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "Space": " "}


def programs():
    """The commands of the driver and of the browser; None for one that is not installed."""
    browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    return shutil.which("chromedriver"), browser


class Refused(Exception):
    """What the driver refuses; its text says why."""


class Browser:
    """One window. Closes browser and driver at the end of a `with`."""

    def __init__(self, folder, language="en"):
        driver, browser = programs()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen([driver, f"--port={port}", "--log-level=SEVERE"], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--lang={language}",
                     "--no-first-run", "--disable-background-networking", "--disable-component-update",
                     "--disable-dev-shm-usage", f"--user-data-dir={folder}"]
        options = {"binary": browser, "args": arguments, "perfLoggingPrefs": {"enableNetwork": True}}
        wanted = {"capabilities": {"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": options,
                                                   "unhandledPromptBehavior": "ignore",
                                                   "goog:loggingPrefs": {"performance": "ALL", "browser": "ALL"}}}}
        self.session = ""
        for _ in range(100):
            try:
                self.session = "/session/" + self._call("POST", "/session", wanted)["sessionId"]
                break
            except (ConnectionError, urllib.error.URLError):
                time.sleep(0.1)
        if not self.session:
            self.process.kill()
            raise Refused("the driver does not answer")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self._call("DELETE", self.session)
        except (Refused, OSError):
            pass
        self.process.terminate()
        self.process.wait(10)

    def _call(self, method, path, body=None):
        data = None if method != "POST" else json.dumps(body or {}).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise Refused(json.load(error)["value"]["message"]) from error

    def open(self, path):
        self._call("POST", self.session + "/url", {"url": f"file://{path}"})

    def reload(self):
        self._call("POST", self.session + "/refresh")

    def command(self, name, **values):
        """Of Chromium's own tools."""
        return self._call("POST", self.session + "/goog/cdp/execute", {"cmd": name, "params": values})

    def resize(self, width, height=900):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                     mobile=width < 500)

    def scheme(self, name):
        """dark or light, as the system's setting would be."""
        self.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def run(self, script, *values):
        """The value of a script, which gives it with `return`."""
        return self._call("POST", self.session + "/execute/sync", {"script": script, "args": list(values)})

    def find(self, selector):
        return self._call("POST", self.session + "/element", {"using": "css selector", "value": selector})[ELEMENT]

    def press(self, identity):
        """Clicks the control with this id, as a person does: it must be there, seen and not covered."""
        script = "document.getElementById(arguments[0]).scrollIntoView({block: 'center'})"
        self.run(script, identity)
        self._call("POST", f"{self.session}/element/{self.find(f'[id={json.dumps(identity)}]')}/click")

    def type(self, selector, text):
        self._call("POST", f"{self.session}/element/{self.find(selector)}/value", {"text": text})

    def key(self, name):
        letter = KEYS.get(name, name)
        actions = [{"type": kind, "value": letter} for kind in ("keyDown", "keyUp")]
        self._call("POST", self.session + "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def accept(self):
        self._call("POST", self.session + "/alert/accept")

    def dismiss(self):
        self._call("POST", self.session + "/alert/dismiss")

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self._call("GET", self.session + "/screenshot")))

    def log(self, kind):
        return self._call("POST", self.session + "/se/log", {"type": kind})
