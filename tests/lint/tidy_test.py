"""What tidy.py remembers, and what it does not: tidy_test.py CLANG++"""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

CLANG = sys.argv.pop(1)
TIDY_PY = pathlib.Path(__file__).with_name("tidy.py")

# Takes the place of clang-tidy: counts its calls, and finds fault with whatever says so.
FAKE_TIDY = """#!/bin/sh
folder=$(dirname "$0")
if [ "$1" = --version ]; then cat "$folder/version"; exit; fi
echo called >> "$folder/calls"
! grep -q faulty "$2"
"""


class Project(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.tools = pathlib.Path(temporary.name, "tools")
        self.cache = pathlib.Path(temporary.name, "cache")
        self.tools.mkdir()
        (self.tools / "version").write_text("19.1.7")
        (self.tools / "calls").write_text("")
        self.tidy = self.tools / "tidy"
        self.tidy.write_text(FAKE_TIDY)
        self.tidy.chmod(0o755)
        self.root = self.project(pathlib.Path(temporary.name, "one"))
        self.other = self.project(pathlib.Path(temporary.name, "other"))

    def project(self, root):
        (root / "src").mkdir(parents=True)
        (root / ".clang-tidy").write_text("Checks: '*'")
        (root / "src/header.h").write_text("int header;")
        (root / "src/source.cpp").write_text('#include "header.h"\n')
        (root / "src/stranger.cpp").write_text("")
        (root / "compile_commands.json").write_text(json.dumps([{
            "directory": str(root), "file": f"{root}/src/source.cpp",
            "command": f"ccache /usr/bin/c++ -I{root}/src -DONE -o source.o -c {root}/src/source.cpp"}]))
        return root

    def run_tidy(self, root=None, source="source.cpp"):
        root = root or self.root
        return subprocess.run(
            [sys.executable, "-B", TIDY_PY, "--tidy", self.tidy, "--clang", CLANG, "--root", root,
             "--build", root, "--cache", self.cache, root / "src" / source],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def calls(self):
        return len((self.tools / "calls").read_text().split())

    def assert_calls(self, count, **options):
        run = self.run_tidy(**options)
        self.assertEqual(run.returncode, 0, run.stdout)
        self.assertEqual(self.calls(), count)

    def test_a_clean_source_is_looked_at_once_in_all_checkouts(self):
        self.assert_calls(1)
        self.assert_calls(1)
        self.assert_calls(1, root=self.other)

    def test_a_source_of_a_unity_build_is_looked_at_by_itself(self):
        unity = self.root / "Unity/unity_0_cxx.cxx"
        unity.parent.mkdir()
        unity.write_text(f'#include "{self.root}/src/stranger.cpp"\n#include "{self.root}/src/source.cpp"\n')
        (self.root / "compile_commands.json").write_text(json.dumps([{
            "directory": str(self.root), "file": str(unity),
            "command": f"/usr/bin/c++ -I{self.root}/src -DONE -o unity.o -c {unity}"}]))
        self.assert_calls(1)
        (self.root / "src/stranger.cpp").write_text("// faulty")
        self.assert_calls(1)
        self.assertNotEqual(self.run_tidy(source="stranger.cpp").returncode, 0)

    def test_a_faulty_source_fails_every_time(self):
        (self.root / "src/source.cpp").write_text("// faulty")
        self.assertNotEqual(self.run_tidy().returncode, 0)
        self.assertNotEqual(self.run_tidy().returncode, 0)
        self.assertEqual(self.calls(), 2)

    def test_whatever_the_verdict_depends_on_asks_for_a_new_one(self):
        self.assert_calls(1)
        commands = self.root / "compile_commands.json"
        for count, (file, text) in enumerate([
                (self.root / "src/source.cpp", '#include "header.h"\n// A comment counts, too.\n'),
                (self.root / "src/header.h", "int another;"),
                (self.root / ".clang-tidy", "Checks: 'bugprone-*'"),
                (self.root / "src/.clang-tidy", "InheritParentConfig: true"),
                (self.tools / "version", "20.1.0"),
                (commands, commands.read_text().replace("ONE", "TWO"))], start=2):
            file.write_text(text)
            self.assert_calls(count)

    def test_the_standard_library_is_the_one_of_the_compiler_and_not_the_systems(self):
        (self.root / "src/source.cpp").write_text("#include <version>\n#ifndef _LIBCPP_VERSION\n#error another one\n#endif\n")
        self.tidy.write_text(f'#!/bin/sh\nif [ "$1" = --version ]; then exec {CLANG} --version; fi\n'
                             f'shift 3\nexec {CLANG} "$@" -fsyntax-only {self.root}/src/source.cpp\n')
        run = self.run_tidy()
        self.assertEqual(run.returncode, 0, run.stdout)

    def test_a_source_that_no_build_compiles_is_a_fault(self):
        run = self.run_tidy(source="stranger.cpp")
        self.assertNotEqual(run.returncode, 0)
        self.assertIn("compiled by no build", run.stdout)


if __name__ == "__main__":
    unittest.main()
