"""Pictures of boards, read from PNG and BMP files without any library."""

import struct
import zlib

GRID = (0x8A, 0x90, 0x9A)
INK = {"X": (0x1F, 0x5F, 0xBF), "O": (0xB3, 0x45, 0x00)}
HIGHLIGHT = (0xF7, 0xD0, 0x6B)


def _unfiltered(kind, row, above, step):
    """One row of a PNG without its filter."""
    for i in range(len(row)):
        left = row[i - step] if i >= step else 0
        up = above[i]
        corner = above[i - step] if i >= step else 0
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = up
        elif kind == 3:
            guess = (left + up) // 2
        elif kind == 4:
            near = left + up - corner
            guess = min((abs(near - left), 0, left), (abs(near - up), 1, up), (abs(near - corner), 2, corner))[2]
        else:
            guess = 0
        row[i] = (row[i] + guess) & 0xFF
    return row


class Picture:
    """Rows of pixels, each (red, green, blue)."""

    def __init__(self, rows):
        self.rows = rows
        self.width, self.height = len(rows[0]), len(rows)
        self._board = None

    @staticmethod
    def read(file):
        with open(file, "rb") as opened:
            data = opened.read()
        return Picture(_png(data) if data.startswith(b"\x89PNG") else _bmp(data))

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


def _png(data):
    at, packed, header = 8, b"", None
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            packed += body
        at += length + 12
    width, height, depth, colour, _, _, interlace = header
    assert (depth, interlace) == (8, 0) and colour in (2, 6), header
    step = 4 if colour == 6 else 3
    raw, rows = zlib.decompress(packed), []
    above = bytearray(width * step)
    for y in range(height):
        start = y * (width * step + 1)
        line = bytearray(raw[start + 1 : start + 1 + width * step])
        above = _unfiltered(raw[start], line, above, step)
        if step == 4:
            assert set(above[3::4]) == {0xFF}, "the picture is not opaque"
        rows.append(list(zip(above[0::step], above[1::step], above[2::step])))
    return rows


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
