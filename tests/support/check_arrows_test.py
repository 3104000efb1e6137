"""The check of the arrows finds what goes against them."""

import pathlib
import tempfile
import unittest

from check_arrows import complaint, complaints


class Arrows(unittest.TestCase):
    def test_lead_from_the_front_ends_to_the_engine(self):
        self.assertIsNone(complaint("gui/app.h", True, "session/match.h"))
        self.assertIsNone(complaint("web/web_game.h", True, "gui/app.h"))
        self.assertIsNone(complaint("solver/solver.h", True, "engine/rules.h"))
        self.assertIsNone(complaint("gui/native/window.cpp", True, "gui/native/words.h"))

    def test_are_not_walked_backwards(self):
        for path, included in [
            ("engine/rules.h", "solver/value.h"),
            ("session/session.h", "gui/app.h"),
            ("session/session.h", "console/words.h"),
            ("console/main.cpp", "gui/app.h"),
            ("gui/app.h", "web/page.h"),
            ("gui/app.h", "gui/native/window.h"),
            ("web/bridge.cpp", "gui/native/words.h"),
        ]:
            self.assertIsNotNone(complaint(path, True, included), f"{path}: {included}")

    def test_keep_screens_clocks_and_chance_out_of_the_core(self):
        for path, included in [
            ("session/match.cpp", "SDL.h"),
            ("console/main.cpp", "SDL_ttf.h"),
            ("gui/app.cpp", "emscripten.h"),
            ("engine/counting.cpp", "random"),
            ("session/match.cpp", "chrono"),
            ("solver/solver.cpp", "iostream"),
        ]:
            self.assertIsNotNone(complaint(path, False, included), f"{path}: {included}")
        self.assertIsNone(complaint("gui/frame.h", False, "SDL.h"))
        self.assertIsNone(complaint("gui/native/main.cpp", False, "iostream"))

    def test_need_every_include_to_name_its_library(self):
        self.assertIsNotNone(complaint("gui/app.cpp", True, "app.h"))

    def test_are_looked_for_in_every_file(self):
        with tempfile.TemporaryDirectory() as folder:
            src = pathlib.Path(folder)
            (src / "engine").mkdir()
            (src / "engine/a.h").write_text('#include <vector>\n#  include "gui/app.h"\n')
            (src / "engine/b.cpp").write_text('#include "engine/a.h"\n')
            found, includes = complaints(src)
        self.assertEqual(found, ["src/engine/a.h: engine may not open gui: gui/app.h"])
        self.assertEqual(includes, 3)


if __name__ == "__main__":
    unittest.main()
