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
found=$(grep -n faulty "$2") || exit 0
echo "$2:${found%%:*}:1: error: faulty"
exit 1
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

    def run_tidy(self, root=None, sources=("source.cpp",)):
        root = root or self.root
        return subprocess.run(
            [sys.executable, "-B", TIDY_PY, "--tidy", self.tidy, "--clang", CLANG, "--root", root,
             "--build", root, "--cache", self.cache, *[root / "src" / source for source in sources]],
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

    def unite(self, root):
        unity = root / "Unity/unity_0_cxx.cxx"
        unity.parent.mkdir()
        unity.write_text(f'#include "{root}/src/stranger.cpp"\n#include "{root}/src/source.cpp"\n')
        (root / "compile_commands.json").write_text(json.dumps([{
            "directory": str(root), "file": str(unity),
            "command": f"/usr/bin/c++ -I{root}/src -DONE -o unity.o -c {unity}"}]))

    def test_the_sources_of_a_unity_build_are_looked_at_together_in_all_checkouts(self):
        both = ("source.cpp", "stranger.cpp")
        self.unite(self.root)
        self.assert_calls(1, sources=both)
        self.unite(self.other)
        self.assert_calls(1, root=self.other, sources=both)
        (self.root / "src/source.cpp").write_text('#include "header.h"\n\n// faulty\n')
        run = self.run_tidy(sources=both)
        self.assertNotEqual(run.returncode, 0)
        self.assertIn(f"{self.root}/src/source.cpp:3:1: error: faulty", run.stdout)
        self.assertEqual(self.calls(), 2)

    def test_after_a_faulty_source_the_others_are_looked_at_too(self):
        commands = json.loads((self.root / "compile_commands.json").read_text())
        stranger = {key: text.replace("source", "stranger") for key, text in commands[0].items()}
        (self.root / "compile_commands.json").write_text(json.dumps([stranger, *commands]))
        (self.root / "src/stranger.cpp").write_text("// faulty")
        self.assertNotEqual(self.run_tidy(sources=("stranger.cpp", "source.cpp")).returncode, 0)
        self.assertEqual(self.calls(), 2)

    def test_a_faulty_source_fails_every_time(self):
        (self.root / "src/source.cpp").write_text("// faulty")
        self.assertNotEqual(self.run_tidy().returncode, 0)
        self.assertNotEqual(self.run_tidy().returncode, 0)
        self.assertEqual(self.calls(), 2)

    def test_a_tool_that_breaks_down_finds_nothing_clean(self):
        self.tidy.write_text(FAKE_TIDY.replace("echo called", "kill -9 $$; echo called"))
        self.assertNotEqual(self.run_tidy().returncode, 0)
        self.tidy.write_text(FAKE_TIDY)
        self.assert_calls(1)

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
        run = self.run_tidy(sources=("stranger.cpp",))
        self.assertNotEqual(run.returncode, 0)
        self.assertIn("compiled by no build", run.stdout)


if __name__ == "__main__":
    unittest.main()
