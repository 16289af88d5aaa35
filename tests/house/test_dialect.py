"""The dialect check: it passes our rules and finds what does not belong in them."""

import ast

import pytest

from gloaming.lab.dialect import faults, function_faults, rule_modules


def test_all_rule_code_keeps_to_the_dialect():
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
def test_what_does_not_belong_is_named(body, told):
    function = ast.parse(f"def rule(g, seat):\n    {body}\n").body[0]
    assert any(told in fault for fault in function_faults(function))


def test_plain_arithmetic_on_the_table_is_fine():
    text = '''
def rule(g, seat):
    """A sentence."""
    for space in range(4):
        g.ghosts[seat] += max(0, g.rolled - space)
    return g.ghosts[seat] % 2 == 0
'''
    assert list(function_faults(ast.parse(text).body[0])) == []


def test_decorators_and_defaults_are_named():
    decorated = ast.parse("@cache\ndef rule(g, seat=1):\n    return 1\n").body[0]
    assert len(list(function_faults(decorated))) == 2
