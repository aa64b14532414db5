"""The tree of a card text: what its modules define is what `ast` offers."""

import pkgutil
from importlib import import_module

import pytest

from ludex.lang import ast

MODULES = [module.name for module in pkgutil.iter_modules(ast.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_no_node_is_forgotten(name):
    module = import_module(f"ludex.lang.ast.{name}")
    nodes = [x for x in vars(module).values() if isinstance(x, type) and issubclass(x, ast.Node)]
    missing = [x.__name__ for x in nodes if x.__module__ == module.__name__ and getattr(ast, x.__name__, None) is not x]
    assert not missing, f"ludex.lang.ast does not offer {missing}"
