"""The window program's arguments: --help, and what cannot be used. No display is needed for them."""

import os
import subprocess
import sys
import unittest

PROGRAM = sys.argv.pop(1)


def run(*arguments, driver="x11"):
    environment = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    environment["SDL_VIDEODRIVER"] = driver
    return subprocess.run(
        [PROGRAM, *arguments], env=environment, capture_output=True, text=True, timeout=300, check=False
    )


class Arguments(unittest.TestCase):
    def test_help_lists_every_option_and_key(self):
        ended = run("--help")
        self.assertEqual(ended.returncode, 0)
        self.assertEqual(ended.stderr, "")
        for word in "rules x o moves delay seed size screenshot help version".split():
            self.assertRegex(ended.stdout, f"--{word}[ ,]")
        self.assertIn("Keys:", ended.stdout)

    def test_that_cannot_be_used_give_status_2_and_the_reason_on_standard_error(self):
        ended = run("--moves", "b2.b2")
        self.assertEqual((ended.returncode, ended.stdout), (2, ""))
        self.assertEqual(
            ended.stderr,
            "tictactoe-sdl: --moves: 'b2' is taken (at character 4)\nTry 'tictactoe-sdl --help'.\n",
        )

    def test_help_that_cannot_be_written_gives_status_1(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("there is no device that is always full")
        with open("/dev/full", "w") as full:
            ended = subprocess.run([PROGRAM, "--help"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
        self.assertEqual(ended.returncode, 1)
        self.assertEqual(ended.stderr, "tictactoe-sdl: standard output cannot be written\n")

    def test_version_says_the_program_and_its_version(self):
        ended = run("--version")
        self.assertEqual(ended.returncode, 0)
        self.assertRegex(ended.stdout, r"^tictactoe-sdl \d+\.\d+\.\d+\n$")
        self.assertEqual(ended.stderr, "")

    def test_without_a_display_give_status_1_and_say_so(self):
        # The second: SDL goes on without one.
        for driver in "x11", "x11,offscreen":
            with self.subTest(driver=driver):
                ended = run(driver=driver)
                self.assertEqual(ended.returncode, 1)
                self.assertIn("SDL could not start: ", ended.stderr)


if __name__ == "__main__":
    unittest.main()
