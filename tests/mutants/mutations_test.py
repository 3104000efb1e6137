"""Which changes are made to a source, and which are not."""

import unittest

from mutants import in_parts, tests_in
from mutations import chosen_order, mutations_of


def changed(source):
    return [mutation.after for mutation in mutations_of(source)]


class Mutations(unittest.TestCase):
    def test_change_operators_constants_words_and_conditions(self):
        self.assertEqual(changed("  if (f('b') < 10) return true;\n"),
                         ["if (f('b') <= 10) return true;", "if (f('b') < 11) return true;",
                          "if (f('b') < 9) return true;", "if (f('b') < 10) return false;",
                          "if (!(f('b') < 10)) return true;"])

    def test_remove_statements_but_no_declarations_or_returns(self):
        self.assertEqual(changed("  play(cell);\n  const int a = b;\n  return a;\n"), [";"])

    def test_leave_templates_pointers_references_comments_texts_and_assertions_alone(self):
        self.assertEqual(changed("std::vector<int> f(Board* board, Cell&& cell);\n"), [])
        self.assertEqual(changed('  // a < 1\n  const auto a = "a < 1";\n  assert(a < b);\n#if A < 1\n'), [])

    def test_say_the_whole_lines_that_they_change(self):
        mutation, = mutations_of("return f(a,\n         b + c);\n")
        self.assertEqual((mutation.before, mutation.after), ("b + c);", "b - c);"))

    def test_are_chosen_alike_wherever_they_stand(self):
        before = "  f(a + b);\n  g(c - d);\n"
        order = [mutation.after for _, mutation in chosen_order("x.cpp", mutations_of(before))]
        moved = [mutation.after for _, mutation in chosen_order("x.cpp", mutations_of("\n\n" + before))]
        self.assertEqual(len(order), 4)
        self.assertEqual(order, moved)


class Parts(unittest.TestCase):
    def test_tests_are_read_from_the_programs_list(self):
        listing = "Running main()\nTable.\n  Keeps\n  Grows\nMany/Games.\n  Work/0  # GetParam() = 3\n"
        self.assertEqual(tests_in(listing), ["Table.Keeps", "Table.Grows", "Many/Games.Work/0"])

    def test_the_quick_tests_come_first_and_every_test_once(self):
        self.assertEqual(in_parts([("A.long", 20), ("A.quick", 0), ("B.second", 0.5), ("B.quick", 0.01)]),
                         ["A.quick:B.quick", "B.second", "A.long"])
        self.assertEqual(in_parts([("A.long", 20), ("A.quick", 0)], (1,)), ["A.quick"])


if __name__ == "__main__":
    unittest.main()
