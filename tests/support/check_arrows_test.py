"""The check of the arrows finds what goes against them."""

import pathlib
import tempfile
import unittest

from check_arrows import MAY_USE, complaints_of_libraries, complaints_of_page
from check_arrows import fetch_complaint, import_complaint, include_complaint


def found_in(look, texts):
    """What is found in a folder of these files."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for path, text in texts.items():
            (folder / path).parent.mkdir(exist_ok=True)
            (folder / path).write_text(text)
        return look(folder)


class Arrows(unittest.TestCase):
    def complain(self, complaint, right, wrong):
        """Nothing is said of what is right, and something of all that is wrong: FILE: WHAT IT USES."""
        for pairs, expect in ((right, self.assertIsNone), (wrong, self.assertIsNotNone)):
            for pair in pairs:
                expect(complaint(*pair.split(": ")), pair)

    def test_between_libraries_lead_to_the_engine_and_are_not_walked_backwards(self):
        self.complain(
            lambda path, included: include_complaint(path, True, included),
            ["gui/app.h: session/match.h", "solver/solver.h: engine/rules.h"],
            ["engine/rules.h: solver/value.h", "session/session.h: gui/app.h", "gui/app.h: gui/native/window.h",
             "web/bridge.cpp: gui/native/words.h", "gui/app.cpp: app.h"],
        )

    def test_keep_screens_clocks_and_chance_out_of_the_core(self):
        self.complain(
            lambda path, included: include_complaint(path, False, included),
            ["gui/frame.h: SDL.h", "gui/native/main.cpp: iostream"],
            ["session/match.cpp: SDL.h", "gui/app.cpp: emscripten.h", "engine/counting.cpp: random",
             "solver/solver.cpp: iostream"],
        )

    def test_of_the_page_lead_to_the_bridge_and_are_not_walked_backwards(self):
        self.complain(
            import_complaint,
            ["main.ts: program/bridge.ts", "board/grid.ts: board/names.ts"],
            ["program/bridge.ts: words/en/play.ts", "storage/backup.ts: friends/friends.ts",
             "friends/friends.ts: match/sheet.ts", "dialogs/game-dialogs.ts: lazy-parts.ts",
             "boot.ts: words/en/play.ts", "nowhere/today.ts: dom.ts"],
        )

    def test_of_the_page_make_no_circle(self):
        left = dict(MAY_USE)
        while left:
            lowest = [floor for floor, used in left.items() if not set(used) & left.keys()]
            self.assertTrue(lowest, f"a circle among {sorted(left)}")
            for floor in lowest:
                del left[floor]

    def test_leave_what_is_fetched_when_needed_to_one_list(self):
        self.complain(
            fetch_complaint,
            ["lazy-parts.ts: review/why.ts", "friends/live/camera.ts: friends/live/code-reader.ts"],
            ["app.ts: review/why.ts"],
        )

    def test_are_looked_for_in_every_file_and_every_kind_of_import(self):
        libraries = {
            "engine/a.h": '#include <vector>\n#  include "gui/app.h"\n',
            "engine/b.cpp": '#include "engine/a.h"\n',
        }
        self.assertEqual(
            found_in(complaints_of_libraries, libraries), (["src/engine/a.h: engine may not open gui: gui/app.h"], 3)
        )
        page = {
            "words/static.ts": "import { a,\n  b } from '../board/grid.ts';\nimport '../dom.ts';\n",
            "words/dynamic.ts": "const a = () => import( '../board/grid.ts');\n",
            "words/types.ts": "import type { Grid } from '../board/grid.ts';\nlet a: import('../board/a.ts').A;\n",
            "words/typed.ts": 'import { type Grid } from "../board/grid.ts";\n',
            "words/again.ts": "export { make } from '../board/grid.ts';\n",
            "tools/site.ts": "import { words } from '../words/en/play.ts';\n",
        }
        found, imports = found_in(complaints_of_page, page)
        self.assertEqual(
            found,
            [
                "web/words/again.ts: words may not use board: board/grid.ts",
                "web/words/dynamic.ts: words may not use board: board/grid.ts",
                "web/words/dynamic.ts: board/grid.ts is fetched here, and not in lazy-parts.ts",
                "web/words/static.ts: words may not use board: board/grid.ts",
                "web/words/typed.ts: words may not use board: board/grid.ts",
                "web/words/types.ts: words may not use board: board/grid.ts",
                "web/words/types.ts: words may not use board: board/a.ts",
            ],
        )
        self.assertEqual(imports, 7)


if __name__ == "__main__":
    unittest.main()
