"""The dialect check: it passes our rules and finds what does not belong in them."""

import ast

import pytest

from gloaming.lab.dialect import faults, function_faults, rule_modules


def function_in(text: str) -> ast.FunctionDef:
    """The function that a text begins with."""
    function = ast.parse(text).body[0]
    assert isinstance(function, ast.FunctionDef)
    return function


def test_all_rule_code_keeps_to_the_dialect() -> None:
    assert [fault for module in rule_modules() for fault in faults(module)] == []


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("x = [1, 2]", "a list"),
        ("x = {}", "a dictionary"),
        ("x = 'boo'", "not a whole number"),
        ("x = 1.5", "not a whole number"),
        ("x = f'{g}'", "a text"),
        ("raise ValueError", "an exception"),
        ("x = sum(g.ghosts)", "sum()"),
        ("g.news.append(1)", "a method"),
        ("x = seat in (1, 2)", "`in`"),
        ("x = lambda: 1", "a lambda"),
        ("x = 3 / 2", "a fraction"),
        ("def inner(): return 1", "a function inside a function"),
        ("x = ask(g, seat=1)", "a keyword argument"),
        ("x = g.ghosts[1:2]", "a slice"),
        ("return None", "not a whole number"),
    ],
)
def test_what_does_not_belong_is_named(body: str, told: str) -> None:
    text = f"def rule(g, seat):\n    {body}\n"
    assert any(told in fault for fault in function_faults(function_in(text)))


def test_plain_arithmetic_on_the_state_is_fine() -> None:
    text = '''
def rule(g, seat):
    """A sentence."""
    for space in range(4):
        g.ghosts[seat] += max(0, g.rolled - space)
    return g.ghosts[seat] % 2 == 0
'''
    assert list(function_faults(function_in(text))) == []


def test_decorators_and_defaults_are_named() -> None:
    decorated = function_in("@cache\ndef rule(g, seat=1):\n    return 1\n")
    assert len(list(function_faults(decorated))) == 2
