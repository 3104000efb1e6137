"""The small changes that are made to a source: which there are, in a fixed order that looks random."""

import collections
import hashlib
import re

# Where a change is made, what it is called, and the lines before and after it, without indentation.
Mutation = collections.namedtuple("Mutation", "start end text kind before after")

# Binary operators. The code's format puts spaces on both sides of them, and of nothing else.
SWAPPED = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "/", "/": "*", "%": "/", "&": "|", "|": "&", "^": "|", "<<": ">>", ">>": "<<",
    "+=": "-=", "-=": "+=", "*=": "/=", "|=": "&=", "&=": "|=", "^=": "|=",
}
WORDS = {"true": "false", "false": "true", "min": "max", "max": "min", "break": "", "continue": ""}
OPERATOR = re.compile(r"(?<= )(" + "|".join(map(re.escape, sorted(SWAPPED, key=len, reverse=True))) + r")(?= )")
STEP = re.compile(r"\+\+|--")
NUMBER = re.compile(r"(?<![\w.'])(\d+)(?=[uUlL]*(?![\w.']))")
WORD = re.compile(r"(?<![\w.])(true|false|break|continue)\b|(?<=std::)(min|max)\b|(?<=ranges::)(min|max)\b")
CONDITION = re.compile(r"\b(?:if|while) \(")
STATEMENT = re.compile(r"^[ ]+(?!return\b|using\b|case\b|default\b|const\b|static\b|for\b|if\b|while\b|else\b|"
                       r"break\b|continue\b|struct\b|enum\b|friend\b|template\b|namespace\b|public:|private:)"
                       r"[\w*(:].*;$", re.M)
# What says nothing at run time, or nothing that could be noticed.
SILENT = re.compile(r"\b(?:static_)?assert\(|\.reserve\(|\bstd::array<|^ *(?:#|template|using)|\bnoexcept\b")
HIDDEN = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])+'|^ *#[^\n]*", re.S | re.M)


def code_only(source):
    """The source with comments, texts and preprocessor lines blanked, every other character in place."""
    return HIDDEN.sub(lambda hidden: re.sub(r"[^\n]", " ", hidden[0]), source)


def closing(code, opening):
    """Where the bracket that opens at `opening` closes."""
    depth = 0
    for at in range(opening, len(code)):
        depth += {"(": 1, ")": -1}.get(code[at], 0)
        if depth == 0:
            return at
    raise ValueError("a bracket does not close")


def changes(code, source):
    """(start, end, new text, kind) of every change to a source, found where only its code is left."""
    for found in OPERATOR.finditer(code):
        yield *found.span(), SWAPPED[found[0]], "operator"
    for found in STEP.finditer(code):
        yield *found.span(), "--" if found[0] == "++" else "++", "operator"
    for found in NUMBER.finditer(code):
        yield *found.span(), str(int(found[0]) + 1), "constant"
        if found[0] != "0":
            yield *found.span(), str(int(found[0]) - 1), "constant"
    for found in WORD.finditer(code):
        yield *found.span(), WORDS[found[0]], "word"
    for found in CONDITION.finditer(code):
        start = found.end()
        end = closing(code, start - 1)
        yield start, end, f"!({source[start:end]})", "condition"
    for found in STATEMENT.finditer(code):
        if code[:found.start()].rstrip()[-1:] not in ("", ";", "{", "}", ":"):
            continue  # the end of a statement that began on a line before
        yield found.end() - len(found[0].lstrip()), found.end(), ";", "removal"


def lines_around(source, start, end):
    """The whole lines of source[start:end], and where in them it starts and ends."""
    first = source.rfind("\n", 0, start) + 1
    last = source.find("\n", end)
    return source[first:last], start - first, end - first


def mutations_of(source):
    """Every mutation of a source, in the order in which they stand there."""
    code = code_only(source)
    for start, end, text, kind in changes(code, source):
        lines, first, last = lines_around(source, start, end)
        if SILENT.search(lines):
            continue
        changed = lines[:first] + text + lines[last:]
        yield Mutation(start, end, text, kind, " ".join(lines.split()), " ".join(changed.split()))


def chosen_order(file, mutations):
    """The mutations by a hash of what they change, so that other changes to the file or a new file
    hardly disturb which ones are chosen."""
    seen = collections.Counter()
    keyed = []
    for mutation in mutations:
        seen[mutation.before, mutation.after] += 1
        text = f"{file}\0{mutation.before}\0{mutation.after}\0{seen[mutation.before, mutation.after]}"
        keyed.append((hashlib.sha256(text.encode()).hexdigest(), mutation))
    return sorted(keyed)
