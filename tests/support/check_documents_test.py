"""What check_documents.py finds in a folder of documents."""

import pathlib
import tempfile
import unittest

import check_documents


class Documents(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.write("src/engine/position.h", "")
        self.write("web/main.ts", "")

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def complaints_of(self, name, text):
        self.write(name, text)
        return list(check_documents.missing(self.root))

    def test_a_file_is_named_from_any_folder_around_or_by_its_last_part_below(self):
        self.assertEqual(self.complaints_of("src/README.md", "`engine/position.h`, `position.h`, `web/main.ts`"), [])
        self.assertEqual(self.complaints_of("web/README.md", "`main.ts`, `engine/position.h`"), [])

    def test_a_file_that_is_gone_is_said_with_its_document(self):
        self.assertEqual(
            self.complaints_of("web/README.md", "start at `main.ts`, then `late/gone.ts`"),
            ["web/README.md: `late/gone.ts` is not there"],
        )
        self.assertEqual(
            self.complaints_of("web/README.md", "`position.h` lies elsewhere"),
            ["web/README.md: `position.h` is not there"],
        )

    def test_what_was_removed_may_be_named(self):
        self.assertEqual(self.complaints_of("web/README.md", "## What was removed\n`gone.ts`\n## Now\n`main.ts`"), [])
        self.assertEqual(len(self.complaints_of("web/README.md", "## What was removed\n## Now\n`gone.ts`")), 1)
        self.assertEqual(self.complaints_of("web/HISTORY.md", "`gone.ts`")[1:], [])


if __name__ == "__main__":
    unittest.main()
