"""The check of the page's arrows finds what goes against them."""

import pathlib
import tempfile
import unittest

from check_page_arrows import MAY_USE, complaint, complaints, fetch_complaint


class PageArrows(unittest.TestCase):
    def test_lead_from_what_starts_it_all_to_the_bridge(self):
        self.assertIsNone(complaint("main.js", "program/bridge.js"))
        self.assertIsNone(complaint("live/panel.js", "friends/panel.js"))
        self.assertIsNone(complaint("words/more.js", "storage/backup.js"))
        self.assertIsNone(complaint("board/grid.js", "board/names.js"))

    def test_are_not_walked_backwards(self):
        for path, imported in [
            ("program/bridge.js", "words/play.js"),
            ("words/why.js", "review/judgements.js"),
            ("storage/backup.js", "friends/friends.js"),
            ("friends/friends.js", "live/live.js"),
            ("forms/dialog.js", "dialogs/share.js"),
            ("analysis/why.js", "review/review.js"),
            ("dialogs/game-dialogs.js", "later.js"),
            ("early.js", "words/play.js"),
        ]:
            self.assertIsNotNone(complaint(path, imported), f"{path}: {imported}")

    def test_make_no_circle(self):
        left = dict(MAY_USE)
        while left:
            lowest = [floor for floor, used in left.items() if not set(used) & left.keys()]
            self.assertTrue(lowest, f"a circle among {sorted(left)}")
            for floor in lowest:
                del left[floor]

    def test_need_every_folder_to_stand_on_a_floor(self):
        self.assertEqual(complaint("nowhere/today.js", "dom.js"), "lies on no floor")

    def test_leave_what_is_fetched_when_needed_to_one_list(self):
        self.assertIsNone(fetch_complaint("later.js", "review/why.js"))
        self.assertIsNone(fetch_complaint("live/camera.js", "live/code-reader.js"))
        self.assertIsNotNone(fetch_complaint("parts.js", "review/why.js"))
        self.assertIsNotNone(fetch_complaint("dialogs/share.js", "records/panel.js"))

    def test_are_looked_for_in_every_kind_of_import(self):
        texts = {
            "words/static.js": "import { a,\n  b } from '../board/grid.js';\nimport '../dom.js';\n",
            "words/dynamic.js": "const a = () => import( '../board/grid.js');\n",
            "words/types.js": "/** @import { Grid } from '../board/grid.js' */\n/** @type {import('../board/a.js').A} */\n",
            "words/words.d.ts": 'import type { Grid } from "../board/grid.js";\n',
            "words/again.js": "export { make } from '../board/grid.js';\n",
            "tools/site.js": "import { words } from '../words/play.js';\n",
        }
        with tempfile.TemporaryDirectory() as folder:
            web = pathlib.Path(folder)
            for path, text in texts.items():
                (web / path).parent.mkdir(exist_ok=True)
                (web / path).write_text(text)
            found, imports = complaints(web)
        self.assertEqual(
            found,
            [
                "web/words/again.js: words may not use board: board/grid.js",
                "web/words/dynamic.js: words may not use board: board/grid.js",
                "web/words/dynamic.js: board/grid.js is fetched here, and not in later.js",
                "web/words/static.js: words may not use board: board/grid.js",
                "web/words/types.js: words may not use board: board/grid.js",
                "web/words/types.js: words may not use board: board/a.js",
                "web/words/words.d.ts: words may not use board: board/grid.js",
            ],
        )
        self.assertEqual(imports, 7)


if __name__ == "__main__":
    unittest.main()
