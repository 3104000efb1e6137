"""The check of the page's arrows finds what goes against them."""

import pathlib
import tempfile
import unittest

from check_page_arrows import MAY_USE, complaint, complaints, fetch_complaint


class PageArrows(unittest.TestCase):
    def test_lead_from_what_starts_it_all_to_the_bridge(self):
        self.assertIsNone(complaint("main.ts", "program/bridge.ts"))
        self.assertIsNone(complaint("match/sheet.ts", "friends/list.ts"))
        self.assertIsNone(complaint("words/en/more.ts", "storage/backup.ts"))
        self.assertIsNone(complaint("board/grid.ts", "board/names.ts"))

    def test_are_not_walked_backwards(self):
        for path, imported in [
            ("program/bridge.ts", "words/en/play.ts"),
            ("words/en/why.ts", "review/judgements.ts"),
            ("storage/backup.ts", "friends/friends.ts"),
            ("friends/friends.ts", "match/sheet.ts"),
            ("forms/dialog.ts", "dialogs/share.ts"),
            ("analysis/why.ts", "review/review.ts"),
            ("dialogs/game-dialogs.ts", "later.ts"),
            ("early.ts", "words/en/play.ts"),
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
        self.assertEqual(complaint("nowhere/today.ts", "dom.ts"), "lies on no floor")

    def test_leave_what_is_fetched_when_needed_to_one_list(self):
        self.assertIsNone(fetch_complaint("later.ts", "review/why.ts"))
        self.assertIsNone(fetch_complaint("friends/live/camera.ts", "friends/live/code-reader.ts"))
        self.assertIsNotNone(fetch_complaint("parts.ts", "review/why.ts"))
        self.assertIsNotNone(fetch_complaint("dialogs/share.ts", "records/panel.ts"))

    def test_are_looked_for_in_every_kind_of_import(self):
        texts = {
            "words/static.ts": "import { a,\n  b } from '../board/grid.ts';\nimport '../dom.ts';\n",
            "words/dynamic.ts": "const a = () => import( '../board/grid.ts');\n",
            "words/types.ts": "import type { Grid } from '../board/grid.ts';\nlet a: import('../board/a.ts').A;\n",
            "words/typed.ts": 'import { type Grid } from "../board/grid.ts";\n',
            "words/again.ts": "export { make } from '../board/grid.ts';\n",
            "tools/site.ts": "import { words } from '../words/en/play.ts';\n",
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
                "web/words/again.ts: words may not use board: board/grid.ts",
                "web/words/dynamic.ts: words may not use board: board/grid.ts",
                "web/words/dynamic.ts: board/grid.ts is fetched here, and not in later.ts",
                "web/words/static.ts: words may not use board: board/grid.ts",
                "web/words/typed.ts: words may not use board: board/grid.ts",
                "web/words/types.ts: words may not use board: board/grid.ts",
                "web/words/types.ts: words may not use board: board/a.ts",
            ],
        )
        self.assertEqual(imports, 7)


if __name__ == "__main__":
    unittest.main()
