"""What the documents say is so: types, examples, notebook, README."""

import doctest
import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import roundhouse

PYTHON = Path(__file__).parent.parent
ROOT = PYTHON.parent
MODULES = ["roundhouse", "roundhouse.vector", "roundhouse.zoo", "roundhouse.gym", "roundhouse.data"]


def run(*words, **settings):
    return subprocess.run(words, capture_output=True, text=True, timeout=600, check=False, **settings)


def test_types_hold(tmp_path):
    """A strict type checker is content with the package, as installed, and with what its users write."""
    package = Path(roundhouse.__file__).parent
    assert (package / "py.typed").exists()
    checked = run(
        sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path),
        "-p", "roundhouse", cwd=PYTHON,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout + checked.stderr
    user = tmp_path / "user.py"
    user.write_text(
        "import roundhouse\n"
        "state = roundhouse.new('hill', players=2, seed=1)\n"
        "reveal_type(state.legal(0)[0])\n"
        "state.apply('0', state.legal(0)[0])\n"
    )
    checked = run(sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path), str(user), cwd=tmp_path)
    assert 'Revealed type is "roundhouse._engine.Action"' in checked.stdout, checked.stdout
    assert "user.py:4: error" in checked.stdout and checked.returncode == 1


def test_stubs_and_module_have_the_same_names():
    checked = run(sys.executable, "-m", "mypy.stubtest", "roundhouse._engine", "--ignore-disjoint-bases")
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_the_code(name):
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert failed == 0 and tried > 0


def blocks(path):
    return re.findall(r"```python\n(.*?)```", (ROOT / path).read_text(encoding="utf-8"), re.DOTALL)


def test_the_readme_plays_a_game_in_four_lines(capsys):
    [lines] = blocks("README.md")
    assert len(lines.strip().splitlines()) == 4
    names = {}
    exec(lines, names)  # noqa: S102  it is our own
    assert names["state"].is_over and str(names["state"].points) in capsys.readouterr().out


def test_the_examples_in_docs_python(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = {}
    found = blocks("docs/python.md")
    assert len(found) >= 8
    for lines in found:
        exec(lines, names)  # noqa: S102


def test_docs_python_has_the_number_of_indexes():
    text = (ROOT / "docs/python.md").read_text(encoding="utf-8")
    for about in roundhouse.games():
        assert f"| {about['id']} | {about['actions']:,} |" in text


def test_the_notebook_runs(tmp_path):
    nbformat = pytest.importorskip("nbformat")
    client = pytest.importorskip("nbclient")
    notebook = nbformat.read(PYTHON / "examples/designer.ipynb", as_version=4)
    os.environ["ROUNDHOUSE_GAMES"] = "24"
    client.NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(tmp_path)}}).execute()
    pictures = [
        output
        for cell in notebook.cells
        for output in cell.get("outputs", [])
        if "image/png" in output.get("data", {})
    ]
    assert len(pictures) >= 4


def test_the_learner_beats_random():
    tried = run(sys.executable, str(PYTHON / "examples/learn_linear.py"), "--seconds", "6")
    assert tried.returncode == 0, tried.stderr
    learned, rand = map(float, re.search(r"learned ([\d.-]+) .*random ([\d.-]+)", tried.stdout).groups())
    assert learned > rand + 5, tried.stdout


def test_a_bot_in_python_plays_in_the_arena():
    tried = run(sys.executable, str(PYTHON / "examples/arena_bot.py"), "--games", "4")
    assert tried.returncode == 0, tried.stderr
    assert "thrifty" in tried.stdout


def torch():
    """A Python with PyTorch: ours, or the one that `cargo xtask test` names."""
    for python in filter(None, (sys.executable, os.environ.get("ROUNDHOUSE_PYTORCH"))):
        if run(python, "-c", "import torch, numpy").returncode == 0:
            return python
    return None


def test_ppo_takes_a_few_steps(tmp_path):
    python = torch()
    if python is None:
        pytest.skip("PyTorch isn't here")
    # only our package: that Python has a NumPy of its own
    shutil.copytree(Path(roundhouse.__file__).parent, tmp_path / "roundhouse")
    settings = {**os.environ, "PYTHONPATH": str(tmp_path)}
    tried = run(python, str(PYTHON / "examples/ppo.py"), "--games", "16", "--steps", "32", "--updates", "3", env=settings)
    assert tried.returncode == 0, tried.stderr
    assert re.search(r"update 3 .*score", tried.stdout), tried.stdout
