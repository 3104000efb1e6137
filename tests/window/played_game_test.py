"""Games played in the real window, by a synthetic mouse and keyboard. To be run under a display of
its own; needs xdotool. How the game stands is read from the title of the window."""

import os
import subprocess
import sys
import tempfile
import time
import unittest

from picture import Picture

PROGRAM = sys.argv.pop(1)
DEADLINE = 120  # seconds for what takes a blink on a machine that is not busy
SIZE = (480, 540)
# SDL ignores a click within 10 ms of the focus, as the click that asked for it. Here it was given.
ENVIRONMENT = {**os.environ, "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1"}


def xdotool(*arguments):
    return subprocess.run(
        ["xdotool", *map(str, arguments)], capture_output=True, text=True, timeout=DEADLINE, check=False
    ).stdout.strip()


class Window:
    """The program, and the hand on its mouse and keyboard."""

    def __init__(self, *arguments):
        self.arguments = ["--rules", "3,3,3", "--size", "x".join(map(str, SIZE)), *arguments]
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "board.bmp")
            subprocess.run([PROGRAM, *self.arguments, "--screenshot", file], check=True, timeout=DEADLINE)
            self.picture = Picture.read(file)
        self.id = None
        self.program = subprocess.Popen(
            [PROGRAM, *self.arguments], stderr=subprocess.PIPE, text=True, env=ENVIRONMENT
        )

    def wait_until_shown(self):
        self.id = self.wait_for(self.find, "the window")
        xdotool("windowfocus", "--sync", self.id)

    def find(self):
        # A title that tells how the game stands: SDL may show a first window, and replace it by one
        # that its renderer can draw in.
        found = xdotool("search", "--onlyvisible", "--pid", self.program.pid, "--name", "^Tic-tac-toe: ")
        return found.split()[0] if found else None

    def wait_for(self, look, what):
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            seen = look()
            if seen:
                return seen
            if self.program.poll() is not None:
                raise AssertionError(f"the program ended before {what}: {self.program.stderr.read()}")
            time.sleep(0.02)
        raise AssertionError(f"{what} never came; the title is {self.title() if self.id else None!r}")

    def title(self):
        title = xdotool("getwindowname", self.id)
        # The one that was found was the first, and is gone.
        if not title and (now := self.find()):
            self.id = now
            xdotool("windowfocus", "--sync", self.id)
        return title

    def expect(self, status):
        self.wait_for(lambda: self.title() == f"Tic-tac-toe: {status}", repr(status))

    def point_at(self, cell):
        left, top, right, bottom = self.picture.cell(cell, 3, 3)
        xdotool("mousemove", "--window", self.id, (left + right) // 2, (top + bottom) // 2)

    def click(self, cell):
        self.point_at(cell)
        xdotool("click", 1)

    def press(self, *keys):
        xdotool("key", *keys)

    def quit(self, how):
        how()
        status = self.program.wait(DEADLINE)
        errors = self.program.stderr.read()
        self.program.stderr.close()
        return status, errors

    def kill(self):
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait()
        self.program.stderr.close()


class PlayedGame(unittest.TestCase):
    def open(self, *arguments):
        window = Window(*arguments)
        self.addCleanup(window.kill)
        window.wait_until_shown()
        return window

    def assert_quits(self, window):
        self.assertEqual(window.quit(lambda: window.press("Escape")), (0, ""))

    def test_after_a_resize_by_mouse_to_a_win_and_another_by_keyboard(self):
        window = self.open()
        window.expect("X to move")
        xdotool("windowsize", "--sync", window.id, 90, 60)
        xdotool("windowsize", "--sync", window.id, *SIZE)
        for cell, status in [
            ("a1", "O to move"),
            ("a2", "X to move"),
            ("b1", "O to move"),
            ("b1", "b1 is taken"),
            ("b2", "X to move"),
            ("c1", "X wins!"),
            ("c3", "The game is over - N starts a new one"),
        ]:
            window.click(cell)
            window.expect(status)
        window.press("n")
        window.expect("X to move")
        # O wins with the middle row: by letters, by digits, and by the focus.
        for keys, status in [
            (["q"], "O to move"),
            (["5"], "X to move"),
            (["c"], "O to move"),
            (["a"], "X to move"),
            (["3"], "O to move"),
            (["Up", "Right", "Return"], "O wins!"),
        ]:
            window.press(*keys)
            window.expect(status)
        window.press("u")
        window.expect("O to move")
        window.press("r")
        window.expect("O wins!")
        self.assert_quits(window)

    def test_against_the_perfect_player_who_answers_and_gives_hints(self):
        # Its turn is seen for as long as anybody needs.
        slow = self.open("--o", "perfect", "--delay", "60")
        slow.expect("X to move")
        slow.click("b2")
        slow.expect("O is thinking")
        slow.kill()
        window = self.open("--o", "perfect", "--delay", "0")
        window.expect("X to move")
        window.click("b2")

        def hinted():
            # Until O has answered there is none.
            window.press("h")
            return window.title().startswith("Tic-tac-toe: X to move - try ")

        window.wait_for(hinted, "a hint")
        window.press("v")
        window.wait_for(lambda: window.title().endswith(" - a proven draw"), "the value")
        self.assert_quits(window)


if __name__ == "__main__":
    unittest.main()
