"""Runs emsdk-setup.sh on fake machines: setup_test.py EMSDK_SETUP_SH

Nothing is downloaded or installed. Each machine is a temporary folder with a copy of the script, a
cache, and commands of which most only pretend.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest

SCRIPT = pathlib.Path(sys.argv.pop(1)).resolve()
CALLER = 65534  # the user nobody, who calls the script by sudo

# Real commands that the script may use on a fake machine; it finds no others.
REAL = """awk basename bash cat cut date df dirname env flock grep gzip head id mkdir mktemp mv readlink rm
          sed sha256sum sort stat tail tar timeout touch tr uname wc xz""".split()

# What pretends to be there, by what it does when called.
PRETENDED = {
    "g++": "echo 12.2.0",
    "cmake": """case $1 in
  --version) echo cmake version 3.25.1 ;;
  --install) mkdir -p "${2%/*}/prefix" ;;
esac""",
    "node": "echo v20.0.0",
    "npm": "mkdir -p node_modules/esbuild",
    "em++": "",
    "emcc": "",
    **{name: "" for name in "ninja pkg-config python3 brotli git curl".split()},
}

# Takes the place of sudo: runs a command as another user, without asking for a password.
SUDO = f"""#!{sys.executable}
import os, sys
arguments = sys.argv[1:]
user = 0
while arguments and arguments[0].startswith("-"):
    option = arguments.pop(0)
    if option == "--":
        break
    if option == "-u":
        user = int(arguments.pop(0).removeprefix("#"))
os.environ["SUDO_UID"] = str(os.getuid())
if user != os.getuid():
    os.setgroups([])
    os.setgid(user)
    os.setuid(user)
os.execvp(arguments[0], arguments)
"""


class Machine:
    """A machine on which the script can run."""

    def __init__(self, pretended):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="setup-test-"))
        self.root.chmod(0o755)
        self.checkout = self.root / "checkout"
        self.cache = self.root / "home" / ".cache"
        self.commands = self.root / "bin"
        for folder in (self.checkout / "src/web/libs", self.checkout / "web", self.cache, self.commands):
            folder.mkdir(parents=True)
        (self.checkout / "src/web/libs/CMakeLists.txt").touch()
        for name in ("package.json", "package-lock.json"):
            (self.checkout / "web" / name).write_text("{}")
        shutil.copy(SCRIPT, self.checkout)
        for name in REAL:
            (self.commands / name).symlink_to(shutil.which(name))
        for name in pretended:
            self.write_command(name, f"#!{shutil.which('bash')}\n{PRETENDED[name]}\n")

    def write_command(self, name, text):
        file = self.commands / name
        file.write_text(text)
        file.chmod(0o755)

    def add_emscripten(self):
        """An installed Emscripten of the wanted version, and the sources of the libraries."""
        text = SCRIPT.read_text()
        version = re.search(r"EMSCRIPTEN=(\S+)", text)[1]
        (self.commands / "emscripten-version.txt").write_text(f'"{version}"\n')
        (self.commands / "emcc.py").touch()
        sources = self.cache / "tictactoe" / "sources"
        sources.mkdir(parents=True)
        for package, variable, ending in (("libsdl2", "SDL2", "gz"), ("libsdl2-ttf", "SDL2_TTF", "gz"),
                                          ("freetype", "FREETYPE", "xz")):
            version = re.search(rf"\b{variable}=(\S+)", text)[1]
            with tarfile.open(sources / f"{package}_{version}+dfsg.orig.tar.{ending}", f"w:{ending}") as archive:
                archive.add(SCRIPT, f"{package}/emsdk-setup.sh")

    def give_to(self, user):
        for folder, _, files in os.walk(self.root):
            for path in [folder] + [os.path.join(folder, name) for name in files]:
                os.chown(path, user, user, follow_symlinks=False)

    def run(self, *arguments, **environment):
        return subprocess.run(
            [self.commands / "bash", self.checkout / "emsdk-setup.sh", *arguments], text=True, timeout=60,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env={"PATH": str(self.commands), "HOME": str(self.root / "home"), **environment})

    def remove(self):
        shutil.rmtree(self.root)


class Setup(unittest.TestCase):
    def machine(self, pretended=tuple(PRETENDED)):
        machine = Machine(pretended)
        self.addCleanup(machine.remove)
        return machine

    def test_an_old_bash_comes_to_the_message_that_says_what_is_missing(self):
        machine = self.machine([name for name in PRETENDED if name != "ninja"])
        # What bash 3.2 does not have, and a later one can forget.
        old = machine.root / "old-bash"
        old.write_text("unset EPOCHREALTIME EPOCHSECONDS\nenable -n mapfile readarray\n")
        run = machine.run(BASH_ENV=str(old))
        self.assertEqual(run.returncode, 1, run.stdout)
        self.assertRegex(run.stdout, r"cannot go on: missing: .*\bninja-build\b")
        self.assertIn("there is no apt-get here", run.stdout)

    def test_no_word_of_it_is_newer_than_bash_3(self):
        newer = re.compile(r"\{\w+\}[<>]|\bmapfile\b|\breadarray\b|\b(declare|local|readonly) -\w*[An]|"
                           r"\$\{\w+(,|\^|@)|\bcoproc\b|\|&|&>>|\bwait -n\b|\[\[ -v ")
        found = [line for line in SCRIPT.read_text().splitlines() if newer.search(line)]
        self.assertEqual(found, [])

    @unittest.skipUnless(os.geteuid() == 0, "only root can act for another user")
    def test_called_by_sudo_it_leaves_nothing_that_is_roots(self):
        machine = self.machine()
        machine.add_emscripten()
        machine.give_to(CALLER)
        machine.write_command("sudo", SUDO)
        # The machine has all packages, as far as the script can see.
        for file in ("/etc/ssl/certs/ca-certificates.crt", "/usr/src/googletest/CMakeLists.txt"):
            self.assertTrue(pathlib.Path(file).exists(), file)
        run = machine.run(SUDO_UID=str(CALLER), SUDO_USER="nobody")
        self.assertEqual(run.returncode, 0, run.stdout)
        made = [path for path in machine.root.rglob("*") if path.parent != machine.commands]
        self.assertIn(machine.checkout / "build/toolchain.cmake", made)
        self.assertIn(machine.checkout / "web/node_modules/.installed-from", made)
        self.assertEqual([str(path) for path in made if path.lstat().st_uid != CALLER], [])

    @unittest.skipUnless(os.geteuid() == 0, "needs root, who owns the folder")
    def test_called_by_root_in_a_folder_of_roots_it_stays_root(self):
        machine = self.machine()
        machine.add_emscripten()
        machine.write_command("sudo", "#!/bin/sh\nexit 99\n")
        run = machine.run(SUDO_UID=str(CALLER))
        self.assertEqual(run.returncode, 0, run.stdout)
        self.assertTrue((machine.checkout / "build/toolchain.cmake").exists())


if __name__ == "__main__":
    unittest.main()
