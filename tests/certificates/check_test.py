"""What `tictactoe certify` writes is a proof, and the checker takes nothing that is none."""

import functools
import itertools
import re
import subprocess
import sys
import unittest

from check import Board, Refused, check

PROGRAM = sys.argv.pop(1)


@functools.cache
def certificate(rules, position=None):
    arguments = [PROGRAM, "certify", rules] + (["--position", position] if position else [])
    return subprocess.run(arguments, capture_output=True, text=True, timeout=300, check=True).stdout


class Written(unittest.TestCase):
    def test_from_the_empty_board_they_prove_the_published_values(self):
        draws = "3,3,4 3,3,3 4,4,4 5,4,4 5,5,4 6,4,4 5,5,5 6,6,5 7,6,5 8,8,8"
        wins = {"1,1,1": 1, "2,2,2": 3, "4,3,3": 7, "4,4,3": 5, "6,5,4": 11}
        for rules, value in {
                **dict.fromkeys(draws.split(), "draw"),
                **{rules: f"win in at most {plies} plies" for rules, plies in wins.items()}}.items():
            with self.subTest(rules=rules):
                m, n, _ = map(int, rules.split(","))
                empty = "/".join(["." * m] * n)
                self.assertEqual(check(certificate(rules)), f"{rules} {empty} {value}")

    def test_from_other_positions_they_prove_the_values_found_by_enumeration(self):
        board = Board(3, 3, 3)

        @functools.cache
        def value(own, other):
            """1, 0 or -1 for the side that is to move."""
            if any(line & ~other == 0 for line in board.lines):
                return -1
            empty = [cell for cell in board.names.values() if not cell & (own | other)]
            return max((-value(other, own | cell) for cell in empty), default=0)

        names = {1: "win", 0: "draw", -1: "loss"}
        for x1, o, x2 in itertools.permutations(range(9), 3):
            marks = "".join("X" if i in (x1, x2) else "O" if i == o else "." for i in range(9))
            if marks != min("".join(marks[i] for i in turn) for turn in board.symmetries) or x1 > x2:
                continue
            position = "/".join(re.findall("...", marks))
            with self.subTest(position=position):
                claim = check(certificate("3,3,3", position))
                self.assertEqual(claim.split()[2], names[value(1 << o, 1 << x1 | 1 << x2)])


class Damaged(unittest.TestCase):
    def refuse(self, text, reason=""):
        with self.assertRaisesRegex(Refused, reason):
            check(text)

    def damage(self, rules, old, new, reason):
        text = certificate(rules)
        self.assertIn(old, text)
        self.refuse(text.replace(old, new, 1), reason)

    def each_word(self, rules):
        """What stands before, in and after each word of the strategies that are written out."""
        text = certificate(rules)
        begin = re.search(r"(X wins|O holds)\n", text).end()
        for word in re.finditer(r"\S+", text[begin : text.rindex("end")]):
            yield text[: begin + word.start()], word[0], text[begin + word.end() :]

    def test_by_a_word_left_out(self):
        for rules in ["3,3,3", "4,3,3", "4,4,3", "4,4,4", "5,4,4"]:
            for before, word, after in self.each_word(rules):
                with self.subTest(rules=rules, after=before[-20:], word=word):
                    self.refuse(before + after)

    def test_by_a_reason_in_place_of_any_reply_or_all_replies(self):
        for rules in ["3,3,3", "4,3,3", "4,4,3"]:
            for before, word, after in self.each_word(rules):
                if word != "w":
                    with self.subTest(rules=rules, after=before[-20:], word=word):
                        self.refuse(before + "w" + after)

    def test_by_another_reply_unless_it_wins_as_well(self):
        accepted = []
        for before, word, after in self.each_word("4,3,3"):
            for other in Board(4, 3, 3).names:
                if word not in ("*", other):
                    try:
                        check(before + other + after)
                        accepted.append((before.splitlines()[-1], word, other))
                    except Refused:
                        pass
        self.assertEqual(accepted, [
            ("b2 * c2 c2 c2 c2 c2 ", "b1", "c1"),
            ("b2 * c2 c2 c2 c2 c2 ", "b1", "b3"),
            ("b2 * c2 c2 c2 c2 c2 ", "b1", "c3"),
            ("b2 * c2 c2 c2 c2 c2 b1 c1 ", "a1", "b1"),
        ])

    def test_by_a_reply_that_is_no_move(self):
        self.damage("4,3,3", "b2 * c2", "b2 * b2", "b2 is taken")
        self.damage("4,3,3", "b2 *", "e2 *", "e2 is no move")

    def test_by_a_reply_that_lets_the_other_side_complete_a_line(self):
        missed = "tictactoe certificate 1\nrules 3,3,3\nposition OO./X../X..\nvalue win 3\nX wins\nb2\nend\n"
        self.refuse(missed, "the other side completes a line")

    def test_by_other_pairs(self):
        pairs = re.search(r"p[a-e]\S+", certificate("5,5,4"))[0]
        names = re.findall("[a-e][1-5]", pairs)
        swapped = [names[0], names[3], names[2], names[1], *names[4:]]
        for new, reason in [
            ("p" + "".join(swapped), "an open line has no pair"),
            ("p" + "".join(names[2:]), "an open line has no pair"),
            ("p" + "".join(names[1:]), "are no pairs"),
            (pairs + "-", "are no pairs"),
            ("p" + "".join(names[:1] * 2 + names[2:]), "needs different cells of the board"),
            ("p" + "".join(["f1", *names[1:]]), "needs different cells of the board"),
        ]:
            with self.subTest(pairs=new):
                self.damage("5,5,4", pairs, new, reason)

    def test_by_pairs_of_cells_that_are_taken(self):
        text = "tictactoe certificate 1\nrules 2,1,2\nposition X./\nvalue draw\nX holds\nw\nO holds\npa1b1\nend\n"
        self.refuse(text.replace("X./", "X."), "has a cell that is taken")

    def test_by_another_value(self):
        self.damage("4,3,3", "win 7", "win 5", "the strategy takes 7 plies")
        self.damage("4,3,3", "win 7", "draw", "not those that the value needs")
        self.damage("4,3,3", "win 7", "loss 7", "not those that the value needs")
        self.damage("3,3,3", "draw", "win 9", "not those that the value needs")
        self.refuse(certificate("4,3,3").replace("win 7", "draw").replace("X wins", "X holds\nstealing\nO holds"))
        self.refuse(certificate("3,3,3").replace("draw", "loss 9").replace("O holds", "O wins")
                    .replace("X holds\nstealing\n", ""))

    def test_by_a_strategy_that_is_missing_or_stolen_wrongly(self):
        self.damage("3,3,3", "X holds\nstealing\n", "", "not those that the value needs")
        drawn = certificate("3,3,3", "X../.O./...")
        self.assertNotIn("stealing", drawn)
        self.refuse(re.sub(r"X holds\n[^O]*", "X holds\nstealing\n", drawn), "only the first player")
        self.refuse(re.sub(r"O holds\n[^X]*end", "O holds\nstealing\nend", certificate("3,3,3")),
                    "only the first player")

    def test_by_other_rules_or_another_position(self):
        self.damage("4,4,4", "rules 4,4,4", "rules 4,4,3", "")
        self.damage("4,3,3", "rules 4,3,3", "rules 3,4,3", "is no position of this board")
        self.damage("3,3,3", ".../", "O../", "no game has so many marks")
        self.damage("3,3,3", ".../.../", "XXX/OO./", "the game is over")
        self.damage("3,3,3", "rules 3,3,3", "rules 3,3,0", "there are no such rules")

    def test_by_more_or_less_text(self):
        self.damage("3,3,3", "end", "stealing end", "words are left over")
        self.damage("3,3,3", "\nend", " w\nend", "words are left over")
        self.damage("3,3,3", "end\n", "", "no certificate")
        self.damage("3,3,3", "certificate 1", "certificate 2", "no certificate")
        self.refuse("", "no certificate")


if __name__ == "__main__":
    unittest.main()
