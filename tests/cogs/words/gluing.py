"""Where code puts sentences together that a translator should: joins with punctuation, sums, letters beside words."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.cogs.words.asking import asks, named

_PROSE = re.compile(r"[^\W\d_]|[,;!?…()“”„«»\"]|[.:](?=\s|$)")
"""Letters, and the punctuation of sentences; symbols, blanks and Markdown have no language."""

_SEPARATING = re.compile(r"[^\W\d_]|[,;!?…]|[.:]\s")
"""The same between parts: `a.b` is an address."""

_BENDING = re.compile("lower|upper|capitalize|title|swapcase|[lr]?strip|removeprefix|removesuffix|replace|format")
"""What changes a sentence after it was written: no other language has the same letters there."""

_READER = frozenset({"Words", "Scene", "Request", "Press"})
"""Types that carry a reader's words: what takes one of them and gives a text speaks that reader's language."""


@dataclass(frozen=True, order=True)
class Glue:
    """A line that puts a sentence together in Python."""

    path: str
    line: int
    function: str
    what: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} in {self.function}: {self.what}"


def glue_in(sources: Mapping[str, str]) -> list[Glue]:
    """All glue in some modules, given by path and text."""
    trees = {path: ast.parse(text) for path, text in sources.items()}
    speakers = frozenset(name for tree in trees.values() for name in _speakers(tree))
    constants = {name: text for tree in trees.values() for name, text in _constants(tree)}
    return sorted(glue for path, tree in trees.items() for glue in _Reader(path, speakers, constants).read(tree))


def modules(folder: Path, root: Path) -> dict[str, str]:
    """The modules of a folder by their path from the root."""
    return {str(path.relative_to(root)): path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}


def _speakers(tree: ast.Module) -> Iterator[str]:
    """The functions that give a text in a reader's language."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and named(node.returns) == "str":
            arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            if any(named(argument.annotation) in _READER for argument in arguments):
                yield node.name


def _constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The texts that stand at the top of a module, by name."""
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(text))):
                yield name, text
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(text))):
                yield name, text
            case _:
                pass


def _says(parts: ast.expr) -> bool:
    """Whether some of these parts are asked for right here."""
    match parts:
        case ast.GeneratorExp(elt=part) | ast.ListComp(elt=part):
            return isinstance(part, ast.Call) and asks(part)
        case ast.List(elts=several) | ast.Tuple(elts=several):
            return any(isinstance(part, ast.Call) and asks(part) for part in several)
        case _:
            return False


class _Reader(ast.NodeVisitor):
    """Reads one module, function by function."""

    def __init__(self, path: str, speakers: frozenset[str], constants: Mapping[str, str]) -> None:
        self._path = path
        self._speakers = speakers
        self._constants = constants
        self._function = "<module>"
        self._spoken: frozenset[str] = frozenset()
        self._found: list[Glue] = []

    def read(self, tree: ast.Module) -> list[Glue]:
        self.visit(tree)
        return self._found

    def _in_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        before = self._function, self._spoken
        self._function, self._spoken = node.name, self._spoken | frozenset(self._said_in(node))
        self.generic_visit(node)
        self._function, self._spoken = before

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._in_function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._in_function(node)

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Attribute(value=separator, attr="join") if _SEPARATING.search(self._literal(separator)):
                self._report(node, f"joined by {self._literal(separator)!r}")
            case ast.Attribute(value=ast.Constant(value=" "), attr="join") if any(map(_says, node.args)):
                self._report(node, "words beside words")
            case ast.Attribute(value=value, attr=attr) if _BENDING.fullmatch(attr) and self._speaks(value):
                self._report(node, f".{attr}() of words")
            case ast.Attribute(value=ast.Constant(value=str()), attr="format") if any(map(self._speaks, node.args)):
                self._report(node, "words in .format()")
            case _:
                pass
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        sides = node.left, node.right
        if isinstance(node.op, ast.Add | ast.Mod) and any(map(self._speaks, sides)):
            self._report(node, "words added to something")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.op, ast.Add) and self._speaks(node.value):
            self._report(node, "words added to something")
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        for line in self._lines(node):
            texts = [part for part in line if part is not None]
            spoken = len(line) - len(texts)
            if spoken and any(map(_PROSE.search, texts)):
                self._report(node, "words beside letters or punctuation")
            elif spoken > 1 and not "".join(texts).strip():
                self._report(node, "words beside words")
        self.generic_visit(node)

    def _lines(self, node: ast.JoinedStr) -> list[list[str | None]]:
        """The parts of each line: texts, `None` for words; what is neither (a number, a symbol) is left out."""
        lines: list[list[str | None]] = [[]]
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                if self._speaks(part.value):
                    lines[-1].append(None)
                elif (text := self._literal(part.value)).strip():
                    lines[-1].append(text)
                continue
            first, *more = self._literal(part).split("\n")
            lines[-1].append(first)
            lines += [[text] for text in more]
        return lines

    def _said_in(self, function: ast.AST) -> Iterator[str]:
        """The variables of a function that words are given to."""
        for node in ast.walk(function):
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if self._speaks(value):
                    yield name
                case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                    yield from (named(one) for one, value in zip(names, values, strict=True) if self._speaks(value))
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if self._speaks(value):
                    yield name
                case ast.NamedExpr(target=ast.Name(id=name), value=value) if self._speaks(value):
                    yield name
                case _:
                    pass

    def _speaks(self, node: ast.expr) -> bool:
        """Whether an expression is a text in a reader's language."""
        match node:
            case ast.Call() if asks(node) or named(node.func) in self._speakers:
                return True
            case ast.Name(id=name):
                return name in self._spoken
            case ast.Subscript(value=value):  # the name of a seat, or a part of a text
                return named(value) == "names" or self._speaks(value)
            case ast.IfExp(body=body, orelse=orelse):
                return self._speaks(body) or self._speaks(orelse)
            case ast.BoolOp(values=values):
                return any(map(self._speaks, values))
            case _:
                return False

    def _literal(self, node: ast.expr) -> str:
        """What is known of a text where it is written; nothing of the rest."""
        match node:
            case ast.Constant(value=str(text)):
                return text
            case ast.Name(id=name) | ast.Attribute(attr=name):
                return self._constants.get(name, "")
            case ast.JoinedStr(values=values):
                return "".join(map(self._literal, values))
            case ast.FormattedValue(value=value):
                return self._literal(value)
            case _:
                return ""

    def _report(self, node: ast.expr | ast.stmt, what: str) -> None:
        self._found.append(Glue(self._path, node.lineno, self._function, what))


def places(found: Iterable[Glue]) -> set[tuple[str, str]]:
    """In which functions of which files."""
    return {(glue.path, glue.function) for glue in found}
