"""Which sentences the code asks for: every id, also those that are built or handed on, traced to where they stand."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

ASKING = frozenset({"words", "_WORDS", "Declined", "translated"})
"""What takes the id of a sentence: a reader's words, a refusal that is put into words later, the text of a command."""

_FINDING = frozenset({"words_for", "public_words"})
"""What gives a reader's words."""

_HOLE = r"[\w-]+"

_Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Asked:
    """One place in the code that asks for a sentence: a pattern of its id, and the arguments given."""

    where: str
    pattern: str
    arguments: frozenset[str] | None
    """`None` when some are only known at run time."""

    @property
    def is_exact(self) -> bool:
        """Whether the id is known to the letter."""
        return _HOLE not in self.pattern and "(?:" not in self.pattern

    def answers(self, messages: Mapping[str, frozenset[str]]) -> set[str]:
        """The messages it may mean, out of those whose arguments it gives."""
        return {
            name
            for name, needed in messages.items()
            if re.fullmatch(self.pattern, name) and (self.arguments is None or needed <= self.arguments)
        }

    def __str__(self) -> str:
        shown = re.sub(r"\(\?:.*?\)", "<game>", self.pattern).replace(_HOLE, "…").replace("\\", "")
        return f"{self.where} {shown}"


class Untraced(Exception):
    """An id whose origin cannot be found; says what was looked at."""


def asks(node: ast.Call) -> bool:
    """Whether a call asks for a sentence."""
    match node.func:
        case ast.Call(func=function):  # words_for(locale)("id")
            return named(function) in _FINDING
        case function:
            return named(function) in ASKING


def named(node: ast.expr | None) -> str:
    """The last part of a name."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def misnamed(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Variables that hold a reader's words under a name that nothing is found by, with their lines."""
    for node in ast.walk(tree):
        match node:
            case ast.arg(arg=name, annotation=ast.Name(id="Words")) if name not in ASKING:
                yield node.lineno, name
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name not in ASKING and _is_reader(value):
                yield node.lineno, name
            case _:
                pass


def _is_reader(node: ast.expr) -> bool:
    match node:
        case ast.Attribute(attr="words"):
            return True
        case ast.Call(func=function):
            return named(function) in {*_FINDING, "Words"}
        case _:
            return False


class Code:
    """Some modules, by path, in which ids are traced."""

    def __init__(self, sources: Mapping[str, str], games: tuple[str, ...] = ()) -> None:
        self._trees = {path: ast.parse(text) for path, text in sources.items()}
        self._games = f"(?:{'|'.join(games)})" if games else _HOLE
        self._paths: dict[ast.AST, str] = {}
        self._above: dict[ast.AST, ast.AST] = {}
        self._functions: dict[str, list[_Function]] = {}
        self._calls: dict[str, list[ast.Call]] = {}
        for path, tree in self._trees.items():
            for node in ast.walk(tree):
                self._learn(node, path)

    def _learn(self, node: ast.AST, path: str) -> None:
        self._paths[node] = path
        self._above |= dict.fromkeys(ast.iter_child_nodes(node), node)
        if isinstance(node, _Function):
            self._functions.setdefault(node.name, []).append(node)
        elif isinstance(node, ast.Call):
            self._calls.setdefault(named(node.func), []).append(node)

    def asked(self) -> Iterator[Asked]:
        """Every id that is asked for, as far as it can be traced."""
        for call in self._asking():
            names = [keyword.arg for keyword in call.keywords]
            arguments = None if None in names else frozenset(name for name in names if name)
            try:
                patterns = self._patterns(call.args[0])
            except Untraced:
                continue
            for pattern in sorted(patterns):
                yield Asked(self._where(call), pattern, arguments)

    def untraced(self) -> Iterator[str]:
        """Where an id comes from nobody knows where."""
        for call in self._asking():
            try:
                self._patterns(call.args[0])
            except Untraced as error:
                yield f"{self._where(call)} {ast.unparse(call.args[0])}: {error}"

    def _asking(self) -> Iterator[ast.Call]:
        for tree in self._trees.values():
            yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args and asks(node))

    def _where(self, node: ast.expr) -> str:
        return f"{self._paths[node]}:{node.lineno}"

    # -- where an id comes from

    def _patterns(self, node: ast.expr, seen: frozenset[ast.AST] = frozenset()) -> set[str]:
        """The ids that an expression can be. Raises `Untraced`."""
        found: set[str] = set()
        if node in seen:
            return found
        seen |= {node}
        match node:
            case ast.Constant(value=str(text)):
                found = {re.escape(text)}
            case ast.IfExp(body=body, orelse=orelse):
                found = self._patterns(body, seen) | self._patterns(orelse, seen)
            case ast.JoinedStr():
                found = self._built(node, seen)
            case ast.Name(id=name):
                found = self._held(name, node, seen)
            case ast.Attribute(attr=name):
                found = self._kept(name, seen)
            case ast.Call(func=ast.Name(id=name)) if len(functions := self._functions.get(name, [])) == 1:
                found = self._returned(functions[0], seen)
            case _:
                raise Untraced(f"neither a text nor a variable: {ast.unparse(node)}")
        return found

    def _built(self, node: ast.JoinedStr, seen: frozenset[ast.AST]) -> set[str]:
        """A text with holes: each is filled with what it can be, or left open; one at the beginning is a game's key."""
        parts = [self._filled(part, seen, self._games if part is node.values[0] else _HOLE) for part in node.values]
        patterns = {"".join(chosen) for chosen in product(*parts)}
        if not all(re.search("[a-z]{3}", pattern.replace(self._games, "")) for pattern in patterns):
            raise Untraced("too little of it is written out")
        return patterns

    def _filled(self, part: ast.expr, seen: frozenset[ast.AST], otherwise: str) -> set[str]:
        try:
            return self._patterns(part.value if isinstance(part, ast.FormattedValue) else part, seen)
        except Untraced:
            return {otherwise}

    def _held(self, name: str, node: ast.AST, seen: frozenset[ast.AST]) -> set[str]:
        """What a variable can hold: what it is given in its function or its module, or by those who call that."""
        for scope in self._scopes(node):
            if given := list(self._given(name, scope)):
                return {pattern for value in given for pattern in self._patterns(value, seen)}
            if isinstance(scope, _Function) and name in [argument.arg for argument in _parameters(scope)]:
                return self._handed(name, scope, scope.name, seen)
        raise Untraced(f"nothing gives {name} a text")

    def _scopes(self, node: ast.AST) -> Iterator[ast.AST]:
        while node in self._above:
            node = self._above[node]
            if isinstance(node, _Function | ast.Module):
                yield node

    def _given(self, name: str, scope: ast.AST) -> Iterator[ast.expr]:
        """The expressions that a variable is set to, by assignments and loops."""
        for node in ast.walk(scope):
            match node:
                case ast.Assign(targets=[target], value=value) | ast.NamedExpr(target=target, value=value):
                    yield from _unpacked(name, target, value)
                case ast.AnnAssign(target=target, value=ast.expr() as value):
                    yield from _unpacked(name, target, value)
                case ast.For(target=target, iter=several) | ast.comprehension(target=target, iter=several):
                    if name in [named(one) for one in ast.walk(target) if isinstance(one, ast.Name)]:
                        for item in self._items(several, scope):
                            yield from _unpacked(name, target, item)
                case _:
                    pass

    def _items(self, several: ast.expr, scope: ast.AST) -> list[ast.expr]:
        match several:
            case ast.Tuple(elts=items) | ast.List(elts=items):
                return items
            case ast.Name(id=name) if len(given := list(self._given(name, scope))) == 1:
                return self._items(given[0], scope)
            case _:
                raise Untraced(f"a loop through {ast.unparse(several)}")

    def _kept(self, name: str, seen: frozenset[ast.AST]) -> set[str]:
        """What an attribute can be, if it is a parameter of just one class."""
        makers = [
            (function, above)
            for function in self._functions.get("__init__", [])
            if isinstance(above := self._above[function], ast.ClassDef)
            if name in [argument.arg for argument in _parameters(function)]
        ]
        if len(makers) != 1:
            raise Untraced(f".{name} belongs to {len(makers)} classes")
        function, above = makers[0]
        return self._handed(name, function, above.name, seen)

    def _handed(self, name: str, function: _Function, called: str, seen: frozenset[ast.AST]) -> set[str]:
        """What those who call a function give for one of its parameters."""
        calls = self._calls.get(called, [])
        if called.startswith("_"):
            calls = [call for call in calls if self._paths[call] == self._paths[function]]
        if not calls:
            raise Untraced(f"nobody is seen to call {called}")
        values = [value for call in calls if (value := _argument(name, function, call)) is not None]
        return {pattern for value in values for pattern in self._patterns(value, seen)}

    def _returned(self, function: _Function, seen: frozenset[ast.AST]) -> set[str]:
        returns = [node for node in ast.walk(function) if isinstance(node, ast.Return)]
        return {pattern for node in returns if node.value is not None for pattern in self._patterns(node.value, seen)}


def _parameters(function: _Function) -> list[ast.arg]:
    """In order, without the object that a method belongs to."""
    arguments = [*function.args.posonlyargs, *function.args.args]
    own = arguments[1:] if arguments and arguments[0].arg in {"self", "cls"} else arguments
    return [*own, *function.args.kwonlyargs]


def _argument(name: str, function: _Function, call: ast.Call) -> ast.expr | None:
    """What a call gives for a parameter; `None` if it leaves it as it is."""
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    at = [argument.arg for argument in _parameters(function)].index(name)
    if any(isinstance(argument, ast.Starred) for argument in call.args):
        raise Untraced(f"{function.name} is called with what nobody can count")
    return call.args[at] if at < len(call.args) else None


def _unpacked(name: str, target: ast.expr, value: ast.expr) -> Iterator[ast.expr]:
    """The part of a value that a variable gets from an assignment."""
    match target, value:
        case ast.Name(id=own), _ if own == name:
            yield value
        case ast.Tuple(elts=targets), ast.Tuple(elts=values) if len(targets) == len(values):
            for one, part in zip(targets, values, strict=True):
                yield from _unpacked(name, one, part)
        case ast.Tuple(), _ if name in [named(one) for one in ast.walk(target) if isinstance(one, ast.Name)]:
            raise Untraced(f"{name} is unpacked from {ast.unparse(value)}")
        case _:
            pass
