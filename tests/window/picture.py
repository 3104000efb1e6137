"""Pictures of boards, read from BMP files without any library: that PNG files hold the same is shown by `gui/native`."""

import struct

GRID = (0x8A, 0x90, 0x9A)
INK = {"X": (0x1F, 0x5F, 0xBF), "O": (0xB3, 0x45, 0x00)}
HIGHLIGHT = (0xF7, 0xD0, 0x6B)


class Picture:
    """Rows of pixels, each (red, green, blue)."""

    def __init__(self, rows):
        self.rows = rows
        self.width, self.height = len(rows[0]), len(rows)
        self._board = None

    @staticmethod
    def read(file):
        with open(file, "rb") as opened:
            return Picture(_bmp(opened.read()))

    def board(self):
        """Left, top, right and bottom of the board: lines of the grid run through all of it."""
        if self._board is None:
            self._board = self._find_board()
        return self._board

    def _find_board(self):
        ys = [y for y, row in enumerate(self.rows) if GRID in row]
        xs = [x for y in ys for x, pixel in enumerate(self.rows[y]) if pixel == GRID]
        return min(xs), min(ys), max(xs) + 1, max(ys) + 1

    def cell(self, name, columns, rows):
        """Left, top, right and bottom of a cell. The board must have a line each way."""
        left, top, right, bottom = self.board()
        column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
        return (
            left + (right - left) * column // columns,
            top + (bottom - top) * row // rows,
            left + (right - left) * (column + 1) // columns,
            top + (bottom - top) * (row + 1) // rows,
        )

    def count(self, box, colour):
        left, top, right, bottom = box
        return sum(self.rows[y][left:right].count(colour) for y in range(top, bottom))

    def mark(self, name, columns, rows):
        """X, O or nothing, by the ink in a cell."""
        box = self.cell(name, columns, rows)
        enough = (box[2] - box[0]) * (box[3] - box[1]) // 50
        found = [mark for mark, ink in INK.items() if self.count(box, ink) > enough]
        assert len(found) < 2, f"{name} holds both marks"
        return found[0] if found else None


def _bmp(data):
    offset = struct.unpack("<I", data[10:14])[0]
    width, height, _, bits = struct.unpack("<iiHH", data[18:30])
    assert data[:2] == b"BM" and bits in (24, 32), "not a picture that is understood"
    step = bits // 8
    pitch = (width * step + 3) // 4 * 4
    rows = []
    for y in range(abs(height)):
        line = data[offset + y * pitch : offset + y * pitch + width * step]
        rows.append(list(zip(line[2::step], line[1::step], line[0::step])))
    return rows[::-1] if height > 0 else rows
