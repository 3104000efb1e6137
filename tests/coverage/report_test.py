"""What report.py counts as a branch, and what it leaves out."""

import contextlib
import io
import pathlib
import tempfile
import unittest

import report

SOURCE = """\
if (a && b) return;
while (true) work();
if constexpr (small) work();
switch (kind) {
// Not covered: the table is never empty.
// A second line of the comment.
if (table.empty()) return;
// An ordinary comment.
if (c) return;
friend bool operator==(const A&, const A&) = default;
"""


class Report(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.src = pathlib.Path(temporary.name)
        self.file = self.src / "engine" / "source.cpp"
        self.file.parent.mkdir()
        self.file.write_text(SOURCE)
        self.lines = SOURCE.splitlines()

    def region(self, line, text, times_true, times_false):
        column = self.lines[line - 1].index(text) + 1
        return [line, column, line, column + len(text), times_true, times_false, 0, 0, 4]

    def missed(self, *regions):
        files = [{"filename": str(self.file), "branches": list(regions)},
                 {"filename": str(self.src / "solver" / "other.cpp"), "branches": [[1, 1, 1, 2, 0, 0]]}]
        taken = report.branches_of(files, self.src / "engine", self.src)
        with contextlib.redirect_stdout(io.StringIO()) as said:
            count = report.report("engine", taken, self.src)
        listed = [line.strip() for line in said.getvalue().splitlines()[1:]]
        self.assertEqual(len(listed), count)
        return listed

    def test_each_outcome_of_each_condition_is_a_branch(self):
        self.assertEqual(self.missed(self.region(1, "a", 1, 0), self.region(1, "b", 0, 1)),
                         ["engine/source.cpp:1:5: never false", "engine/source.cpp:1:10: never true"])

    def test_an_outcome_in_any_instance_of_a_template_counts(self):
        self.assertEqual(self.missed(self.region(1, "a", 1, 0), self.region(1, "a", 0, 1)), [])

    def test_what_has_one_outcome_only_is_no_branch_and_without_any_nothing_was_measured(self):
        self.assertRaises(SystemExit, self.missed, self.region(2, "true", 0, 0), self.region(3, "small", 1, 0),
                          self.region(4, "kind", 0, 1), self.region(10, "default", 1, 0))

    def test_a_comment_above_or_beside_excludes_and_others_do_not(self):
        self.assertEqual(self.missed(self.region(7, "table", 0, 1), self.region(9, "c", 0, 1)),
                         ["engine/source.cpp:9:5: never true"])


if __name__ == "__main__":
    unittest.main()
