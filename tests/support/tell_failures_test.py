"""What failed in a run of CTest is told by itself."""

import pathlib
import tempfile
import unittest

from tell_failures import told

LINE = "-" * 58


def entry(number, name, output, result):
    return f"""{number}/3 Testing: {name}
{number}/3 Test: {name}
Command: "program"
Output:
{LINE}
{output}<end of output>
Test time =   0.01 sec
{LINE}
Test {result}.
{LINE}

"""


TAP = """TAP version 13
# Subtest: the first
ok 1 - the first
  ---
  duration_ms: 1
  ...
# Subtest: the second
not ok 2 - the second
  ---
  error: 'Waited for X, but found O'
  ...
what the page showed: picture.png
1..2
"""


class Failures(unittest.TestCase):
    def told_of(self, failed, *entries):
        with tempfile.TemporaryDirectory() as folder:
            logs = pathlib.Path(folder) / "Testing" / "Temporary"
            logs.mkdir(parents=True)
            if failed:
                (logs / "LastTestsFailed.log").write_text("".join(f"{one}\n" for one in failed))
            (logs / "LastTest.log").write_text("".join(entries))
            return told(pathlib.Path(folder), "thorough")

    def test_are_told_without_what_passed(self):
        text = self.told_of(
            ["2:browser.play"],
            entry(1, "browser.other", "ok\n", "Passed"),
            entry(2, "browser.play", TAP, "Failed"),
        )
        self.assertIn("== browser.play\n", text)
        self.assertIn("\nalone: cmake --preset thorough && ctest --preset thorough -R '^browser\\.play$'", text)
        for kept in ("not ok 2 - the second", "Waited for X, but found O", "picture.png"):
            self.assertIn(kept, text)
        for left_out in ("the first", "browser.other"):
            self.assertNotIn(left_out, text)

    def test_of_googletest_are_told_by_their_complaints(self):
        output = "[ RUN      ] A.B\n[       OK ] A.B (0 ms)\n[ RUN      ] A.C\na.cpp:3: Failure\n[  FAILED  ] A.C (0 ms)\n"
        text = self.told_of(["1:sanitize.engine"], entry(1, "sanitize.engine", output, "Failed"))
        self.assertIn("a.cpp:3: Failure\n[  FAILED  ] A.C", text)
        self.assertNotIn("A.B", text)

    def test_are_cut_and_say_so(self):
        text = self.told_of(["1:lint.tidy"], entry(1, "lint.tidy", "".join(f"line {i}\n" for i in range(70)), "Failed"))
        self.assertIn("line 59\n(10 more lines)", text)
        self.assertNotIn("line 60", text)

    def test_are_none_where_all_passed(self):
        self.assertEqual(self.told_of([], entry(1, "a", "", "Passed")), "")

    def test_that_never_began_are_named(self):
        self.assertEqual(self.told_of(["1:a"], entry(1, "b", "", "Passed")),
                         "== a\nalone: cmake --preset thorough && ctest --preset thorough -R '^a$'")


if __name__ == "__main__":
    unittest.main()
