"""--screenshot: the picture shows the moves, cell by cell. To be run under a display."""

import os
import subprocess
import sys
import tempfile
import unittest

from picture import HIGHLIGHT, Picture

PROGRAM = sys.argv.pop(1)


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=300, check=False)


class Screenshot(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def take(self, *arguments):
        file = os.path.join(self.folder.name, "board.bmp")
        ended = run("--screenshot", file, *arguments)
        self.assertEqual((ended.returncode, ended.stdout, ended.stderr), (0, "", ""))
        return Picture.read(file)

    def assert_shows(self, picture, columns, rows, moves):
        played = {move: "XO"[ply % 2] for ply, move in enumerate(moves)}
        for row in range(1, rows + 1):
            for column in "abcdefghijklmnopqrs"[:columns]:
                name = f"{column}{row}"
                self.assertEqual(picture.mark(name, columns, rows), played.get(name), name)

    def test_of_a_won_game_highlights_its_line(self):
        moves = ["a1", "a2", "b1", "b2", "c1"]
        picture = self.take("--moves", ".".join(moves))
        self.assertEqual((picture.width, picture.height), (640, 700))
        self.assert_shows(picture, 3, 3, moves)
        for column in "abc":
            for row in "123":
                box = picture.cell(column + row, 3, 3)
                lit = picture.count(box, HIGHLIGHT) > (box[2] - box[0]) * (box[3] - box[1]) // 10
                self.assertEqual(lit, row == "1", column + row)

    def test_of_long_and_large_boards_at_any_size(self):
        for rules, columns, rows, size, moves in [
            ("5,2,3", 5, 2, "320x400", ["e2", "a1", "c1"]),
            ("2,6,6", 2, 6, "700x500", ["b6", "a1", "a5", "b2"]),
            ("20,20,5", 20, 20, "900x700", ["a1", "t20", "t1", "a20", "j10"]),
            ("10,10,5", 10, 10, "360x400", ["j1", "a10", "e5"]),
        ]:
            with self.subTest(rules=rules):
                picture = self.take("--rules", rules, "--size", size, "--moves", ".".join(moves))
                self.assertEqual(f"{picture.width}x{picture.height}", size)
                self.assert_shows(picture, columns, rows, moves)

    def test_that_cannot_be_written_gives_status_1_and_names_the_file(self):
        file = os.path.join(self.folder.name, "no", "such", "folder.png")
        ended = run("--screenshot", file)
        self.assertEqual(ended.returncode, 1)
        self.assertIn(file, ended.stderr)


if __name__ == "__main__":
    unittest.main()
