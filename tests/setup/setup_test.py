"""Runs emsdk-setup.sh on fake machines: setup_test.py EMSDK_SETUP_SH

Nothing is downloaded or installed. Each machine is a temporary folder with a copy of the script, a
cache, and commands of which most only pretend.
"""

import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest

SCRIPT = pathlib.Path(sys.argv.pop(1)).resolve()
# What the script reads, from its own folder.
PARTS = ["src/web/setup/debian.sh", "src/web/setup/macos.sh", "src/web/setup/systems.sh", "tests/setup/needs.sh"]
CALLER = 65534  # the user nobody, who calls the script by sudo

# Real commands that the script may use on a fake machine; it finds no others.
REAL = """awk basename bash cat cut date df dirname env flock grep gzip head id mkdir mktemp mv readlink rm
          sed sha256sum sort stat tail tar timeout touch tr true uname wc xz""".split()

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
    **{name: "" for name in "ninja python3 git curl".split()},
}

# What systems say of themselves.
OS_RELEASES = {
    "Debian 12": 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\nVERSION_CODENAME=bookworm\n',
    "Debian 13": 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\nID=debian\nVERSION_CODENAME=trixie\n',
    "Ubuntu 22.04": 'PRETTY_NAME="Ubuntu 22.04.5 LTS"\nID=ubuntu\nID_LIKE=debian\n',
    "Ubuntu 24.04": 'PRETTY_NAME="Ubuntu 24.04.3 LTS"\nID=ubuntu\nID_LIKE=debian\n',
    "Mint": 'PRETTY_NAME="Linux Mint 22"\nID=linuxmint\nID_LIKE="ubuntu debian"\n',
    "Fedora": 'PRETTY_NAME="Fedora Linux 42"\nID=fedora\n',
    "Arch": 'PRETTY_NAME="Arch Linux"\nID=arch\n',
    "a system that nobody knows": 'PRETTY_NAME="Own Linux"\nID=own\n',
}
INSTALLERS = ["apt-get", "dnf", "pacman", "brew"]

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
        for folder in (self.checkout / "src/web/libs", self.checkout / "src/web/setup", self.checkout / "tests/setup",
                       self.checkout / "web", self.cache, self.commands):
            folder.mkdir(parents=True)
        (self.checkout / "src/web/libs/CMakeLists.txt").touch()
        for name in ("package.json", "package-lock.json"):
            (self.checkout / "web" / name).write_text("{}")
        shutil.copy(SCRIPT, self.checkout)
        for part in PARTS:
            shutil.copy(SCRIPT.parent / part, self.checkout / part)
        for name in REAL:
            (self.commands / name).symlink_to(shutil.which(name))
        for name in pretended:
            self.write_command(name, f"#!{shutil.which('bash')}\n{PRETENDED[name]}\n")

    def write_command(self, name, text):
        file = self.commands / name
        file.unlink(missing_ok=True)  # it may be a link to the real one
        file.write_text(text)
        file.chmod(0o755)

    def become(self, system):
        """Says of itself that it is a system of OS_RELEASES, or macOS."""
        if system == "macOS":
            self.write_command("uname", "#!/bin/sh\necho Darwin\n")
            return
        release = self.root / "os-release"
        release.write_text(OS_RELEASES[system])
        part = self.checkout / "src/web/setup/systems.sh"
        part.write_text(part.read_text().replace("OS_RELEASE=/etc/os-release", f"OS_RELEASE={release}"))

    def add_installers(self):
        """All that systems install packages with. They write down what they are to install, and do not."""
        for name in INSTALLERS:
            self.write_command(name, f'#!/bin/sh\necho {name} "$@" >> {self.root}/installed\n')

    def add_sudo(self):
        """Whoever runs these tests may install, as root does without it."""
        self.write_command("sudo", '#!/bin/sh\n[ "$1" != -n ] || shift\nexec "$@"\n')

    def installed(self):
        """The lines by which packages were to be installed."""
        file = self.root / "installed"
        return [line for line in file.read_text().splitlines() if " update " not in line] if file.exists() else []

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

    def run(self, *arguments, user=None, **environment):
        return subprocess.run(
            [self.commands / "bash", self.checkout / "emsdk-setup.sh", *arguments], text=True, timeout=1800, user=user,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env={"PATH": str(self.commands), "HOME": str(self.root / "home"), **environment})

    def remove(self):
        shutil.rmtree(self.root)


class Setup(unittest.TestCase):
    def machine(self, system=None, without=(), installing=False, may_install=False, emscripten=False):
        """A machine that is this system and lacks these commands, with what installs packages, leave to use it, and
        an Emscripten."""
        machine = Machine([name for name in PRETENDED if name not in without])
        self.addCleanup(machine.remove)
        if system:
            machine.become(system)
        if installing or may_install:
            machine.add_installers()
        if may_install:
            machine.add_sudo()
        if emscripten:
            machine.add_emscripten()
        return machine

    def said(self, machine, *arguments, status=1, **more):
        """What the script says on this machine, where it has to end with this status."""
        run = machine.run(*arguments, **more)
        self.assertEqual(run.returncode, status, run.stdout)
        return run.stdout

    def test_an_old_bash_comes_to_the_message_that_says_what_is_missing(self):
        machine = self.machine("a system that nobody knows", without=["ninja"])
        # What bash 3.2 does not have, and a later one can forget.
        old = machine.root / "old-bash"
        old.write_text("unset EPOCHREALTIME EPOCHSECONDS\nenable -n mapfile readarray\n")
        told = self.said(machine, BASH_ENV=str(old))
        self.assertRegex(told, r"ninja +wanted: any +found: none")
        self.assertRegex(told, r"cannot go on: Own Linux does not bring all")

    def test_no_word_of_it_is_newer_than_bash_3(self):
        newer = re.compile(r"\{\w+\}[<>]|\bmapfile\b|\breadarray\b|\b(declare|local|readonly) -\w*[An]|"
                           r"\$\{\w+(,|\^|@)|\bcoproc\b|\|&|&>>|\bwait -n\b|\[\[ -v ")
        found = [line for file in [SCRIPT, *(SCRIPT.parent / part for part in PARTS)]
                 for line in file.read_text().splitlines() if newer.search(line)]
        self.assertEqual(found, [])

    def test_each_system_gets_its_own_packages(self):
        for system, wanted in {
                **dict.fromkeys(("Debian 12", "Debian 13", "Ubuntu 24.04", "Mint"),
                                "apt-get install -y --no-install-recommends ninja-build nodejs npm"),
                "Fedora": "dnf install -y --setopt=install_weak_deps=False ninja-build nodejs nodejs-npm",
                "Arch": "pacman -S --needed --noconfirm ninja nodejs npm",
                "macOS": "brew install ninja node"}.items():
            with self.subTest(system):
                machine = self.machine(system, without=["ninja", "node", "npm"], may_install=True)
                run = machine.run()
                self.assertEqual([line.partition(" -o ")[0] for line in machine.installed()], [wanted], run.stdout)
                self.assertIn("for the page, on", run.stdout)

    def test_the_page_needs_no_compiler_and_nothing_of_the_tests(self):
        machine = self.machine("Debian 13", without=PRETENDED, may_install=True)
        machine.run()
        packages = machine.installed()[0]
        self.assertNotRegex(packages, r"g\+\+|sdl|png|gtest|brotli|chromium|clang")
        self.assertIn(" cmake ", packages)

    def test_the_test_line_needs_one_browser_and_no_clang_and_the_thorough_line_the_rest(self):
        packages = {}
        for option in ("--tests", "--thorough"):
            machine = self.machine("Debian 13", without=["npm"], may_install=True, emscripten=True)
            # The first packages bring it.
            machine.write_command("apt-get", f'#!/bin/sh\necho apt-get "$@" >> {machine.root}/installed\n'
                                             f'{shutil.which("ln")} -sf true {machine.commands}/npm\n')
            for folder in ("web", "tests/browser"):
                (machine.checkout / folder / "node_modules").mkdir(parents=True)
                for name in ("package.json", "package-lock.json"):
                    (machine.checkout / folder / name).touch()
            run = machine.run(option)
            self.assertRegex(run.stdout, r"installing 1 packages: npm[^*]*installing packages: .*xvfb.*, beside what follows"
                                         r"[^*]*building SDL2[^*]*cannot go on")
            packages[option] = {name for line in machine.installed() for name in line.partition(" -o ")[0].split()[4:]}
        wanted = {"npm", "g++", "libsdl2-dev", "libgtest-dev", "xvfb", "clang-format-19", "shellcheck"}
        # Whoever runs these tests may have a browser, which is looked for by more than its command.
        browsers = {"chromium-headless-shell", "firefox-esr"}
        self.assertEqual(wanted - packages["--tests"], set())
        self.assertEqual({one for one in packages["--tests"] if re.search("clang-[0-9]|clang-tidy|llvm|webkit|rt-19|c[+]{2}-19|firefox", one)},
                         set())
        self.assertEqual(packages["--thorough"] - packages["--tests"] - browsers,
                         {"webkit2gtk-driver", "clang-19", "libclang-rt-19-dev", "libc++-19-dev", "clang-tidy-19", "llvm-19"})

    def test_the_programs_need_a_compiler_and_libraries_and_no_node(self):
        for system, wanted in {
                "Debian 12": "cmake ninja-build g++ pkg-config libsdl2-dev libsdl2-ttf-dev libpng-dev libcli11-dev libfmt-dev",
                "Fedora": "cmake ninja-build gcc-c++ pkgconf-pkg-config SDL2-devel SDL2_ttf-devel libpng-devel cli11-devel fmt-devel",
                "Arch": "cmake ninja gcc pkgconf sdl2-compat sdl2_ttf libpng cli11 fmt",
                "macOS": "cmake ninja pkgconf sdl2 sdl2_ttf libpng cli11 fmt"}.items():
            with self.subTest(system):
                machine = self.machine(system, without=PRETENDED, may_install=True)
                run = machine.run("--native")
                self.assertEqual(len(machine.installed()), 1, run.stdout)
                self.assertIn(f" {wanted}", machine.installed()[0])
                self.assertNotIn("Emscripten", run.stdout)

    def test_who_may_not_install_gets_a_line_that_works_as_it_is_typed(self):
        for system, wanted in {
                "Debian 13": "apt-get update && apt-get install -y --no-install-recommends ninja-build",
                "Fedora": "dnf install -y --setopt=install_weak_deps=False ninja-build",
                "Arch": "pacman -Syu --needed --noconfirm ninja"}.items():
            with self.subTest(system):
                machine = self.machine(system, without=["ninja"], installing=True)
                user = None
                if os.geteuid() == 0:
                    user = CALLER
                    machine.give_to(user)
                self.assertIn(f"  Run: su -c '{wanted}'\n", machine.run(user=user).stdout)
                machine.write_command("sudo", "#!/bin/sh\nexit 1\n")
                self.assertIn(f"  Run: sudo sh -c '{wanted}'\n", machine.run(user=user).stdout)
                self.assertEqual(machine.installed(), [])

    def test_who_may_not_install_is_told_before_anything_is_got(self):
        machine = self.machine("Debian 13", installing=True, emscripten=True)
        if os.geteuid() == 0:
            machine.give_to(CALLER)
        told = self.said(machine, "--tests", user=CALLER if os.geteuid() == 0 else None)
        self.assertRegex(told, r"Run: su -c 'apt-get update && apt-get install .*shellcheck")
        self.assertNotIn("building SDL2", told)

    def test_a_browser_that_is_a_snap_will_not_do(self):
        machine = self.machine("Ubuntu 24.04", may_install=True)
        machine.write_command("chromium", "#!/bin/sh\nexec /opt/chromium/chromium \"$@\"\n")
        for firefox, found in {"exec /snap/bin/firefox": False, "exec /opt/firefox/firefox": True}.items():
            machine.write_command("firefox", f'#!/bin/sh\n{firefox} "$@"\n')
            told = machine.run("--thorough").stdout
            self.assertEqual(re.search(r"firefox +wanted: any +found: none", told) is None, found, told)
            self.assertNotRegex(told, r"chromium +wanted")

    def test_an_old_cmake_is_told_of_with_what_is_wanted_and_where_there_is_a_newer_one(self):
        machine = self.machine("Ubuntu 22.04", may_install=True)
        machine.write_command("cmake", "#!/bin/sh\necho cmake version 3.22.1\n")
        machine.write_command("node", "#!/bin/sh\necho v12.22.9\n")
        told = self.said(machine)
        self.assertRegex(told, r"cmake +wanted: 3.25 +found: 3.22.1\n +node +wanted: 18 +found: 12.22.9")
        self.assertRegex(told, r"Ubuntu 22.04.5 LTS does not bring all .* newer CMake: .* newer Node: ")

    def test_a_system_that_nobody_knows_goes_on_when_all_is_there(self):
        self.said(self.machine("a system that nobody knows", emscripten=True), status=0)

    def test_a_system_that_nobody_knows_is_shown_all_that_is_looked_for(self):
        machine = self.machine("a system that nobody knows", without=["ninja"])
        told = machine.run("--tests").stdout.partition("kept in")[0]
        self.assertRegex(told, r"cmake +wanted: 3.25 +found: 3.25.1\n +ninja +wanted: any +found: none")
        # CMake gets it from its makers there.
        self.assertNotIn("gtest", told)
        self.assertNotIn("packages:", told)

    @unittest.skipIf(platform.machine() == "riscv64", "is that machine")
    def test_it_says_first_what_it_will_get_and_installs_node_modules_of_another_system_anew(self):
        machine = self.machine("Debian 13", emscripten=True)
        told = machine.run().stdout
        self.assertRegex(told, r"^.*for the page, on Debian GNU/Linux 13.*\n.*packages: none.*\n.*Emscripten .* MB")
        self.assertIn("installing the node modules of web", told)
        self.assertIn("node modules of web: all there", machine.run().stdout)
        real = shutil.which("uname")
        machine.write_command("uname", f'#!/bin/sh\n[ "$1" = -sm ] && echo Linux riscv64 || exec {real} "$@"\n')
        self.assertIn("installing the node modules of web", machine.run().stdout)

    def test_node_modules_that_cannot_be_installed_are_told_of_with_the_end_of_what_npm_said(self):
        machine = self.machine("Debian 13", emscripten=True)
        machine.write_command("npm", "#!/bin/sh\necho no such registry\nexit 7\n")
        told = self.said(machine)
        self.assertRegex(told, r"failed after .*: installing the node modules of web; the end of .*:\n +no such reg")
        self.assertRegex(told, "cannot go on: npm could not install them")

    def test_whoever_is_at_work_beside_it_ends_with_it(self):
        machine = self.machine("a system that nobody knows")
        (machine.commands / "sleep").symlink_to(shutil.which("sleep"))
        # There is no Emscripten, and nothing to get it with before npm has ended.
        machine.write_command("npm", f"#!/bin/sh\necho $$ > {machine.root}/npm\nsleep 1000\n")
        machine.write_command("git", f"#!/bin/sh\nuntil [ -s {machine.root}/npm ]; do sleep 0.1; done\nexit 1\n")
        self.assertRegex(self.said(machine), "cannot go on: Emscripten")
        npm = (machine.root / "npm").read_text().strip()
        waited = subprocess.run(["bash", "-c", f"for i in {{1..600}}; do grep -qsv ' Z ' /proc/{npm}/stat || exit 0; sleep 0.1; done; exit 1"])
        self.assertEqual(waited.returncode, 0, "npm is still at work")

    def test_what_macos_lacks_does_the_same(self):
        machine = self.machine()
        part = SCRIPT.parent / "src/web/setup/macos.sh"
        for name in ("flock", "timeout", "sha256sum"):
            (machine.commands / name).unlink()
        for name in ("perl", "shasum", "sleep"):
            (machine.commands / name).symlink_to(shutil.which(name))
        run = subprocess.run(
            [machine.commands / "bash", "-c", f"""
               . {part}
               exec 9>{machine.root}/lock
               flock --nonblock 9 && echo taken
               (exec 8>{machine.root}/lock; flock --nonblock 8 || echo held; flock --timeout 1 8 || echo waited)
               timeout --foreground 1 sleep 60 || echo ended
               timeout --foreground 60 bash -c 'exit 3' || echo "status $?"
               printf abc | sha256sum - | cut -c1-12"""],
            env={"PATH": str(machine.commands)}, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.assertEqual(run.stdout.split("\n"),
                         ["taken", "held", "waited", "ended", "status 3", "ba7816bf8f01", ""])

    @unittest.skipUnless(os.geteuid() == 0, "only root can act for another user")
    def test_called_by_sudo_it_leaves_nothing_that_is_roots(self):
        machine = self.machine(emscripten=True)
        machine.give_to(CALLER)
        machine.write_command("sudo", SUDO)
        # The machine has all packages, as far as the script can see.
        self.assertTrue(pathlib.Path("/etc/ssl/certs/ca-certificates.crt").exists())
        self.said(machine, status=0, SUDO_UID=str(CALLER), SUDO_USER="nobody")
        made = [path for path in machine.root.rglob("*") if path.parent != machine.commands]
        self.assertIn(machine.checkout / "build/toolchain.cmake", made)
        self.assertIn(machine.checkout / "web/node_modules/.installed-from", made)
        self.assertEqual([str(path) for path in made if path.lstat().st_uid != CALLER], [])

    @unittest.skipUnless(os.geteuid() == 0, "needs root, who owns the folder")
    def test_called_by_root_in_a_folder_of_roots_it_stays_root(self):
        machine = self.machine(emscripten=True)
        machine.write_command("sudo", "#!/bin/sh\nexit 99\n")
        self.said(machine, status=0, SUDO_UID=str(CALLER))
        self.assertTrue((machine.checkout / "build/toolchain.cmake").exists())


if __name__ == "__main__":
    unittest.main()
