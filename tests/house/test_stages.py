"""The stages of `make test`: what they say, and that nothing of them stays."""

import os
import sys
import time
from pathlib import Path

import pytest

import stages
from stages import Stage, nothing_left, run, run_all

needs_proc = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="Only /proc tells what was left.")
LEAVES_A_PROCESS = "import subprocess; print(subprocess.Popen(['sleep', '3600'], start_new_session=True).pid)"


def python(program: str) -> tuple[str, str, str]:
    return (sys.executable, "-c", program)


def test_a_stage_is_told_in_one_line_with_its_time_and_what_its_tests_counted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run_all([Stage("rules", (python("print('...'); print('12 passed, 1 skipped in 3.45s (0:00:03)')"),))])
    told = capsys.readouterr().out.splitlines()
    assert [line.split() for line in told] == [["rules", "0:00", "12", "passed,", "1", "skipped"], ["all", "0:00"]]


def test_a_stage_that_fails_shows_everything_and_is_the_last(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = Stage("checks", (python("print('what was wrong'); raise SystemExit(3)"), python("print('beside it')")))
    assert not run_all([wrong, Stage("never", (python("print('too late')"),))])
    told = capsys.readouterr()
    assert "FAILED" in told.out
    assert "never" not in told.out
    assert {"what was wrong", "beside it"} <= set(told.err.splitlines())


def test_what_was_skipped_is_told_with_its_reason(capsys: pytest.CaptureFixture[str]) -> None:
    run_all([Stage("browser", (python("print('SKIPPED [3] tests/x.py: Chromium is not installed.')"),))])
    assert "SKIPPED [3] tests/x.py: Chromium is not installed." in capsys.readouterr().out


@needs_proc
def test_a_stage_that_leaves_a_process_behind_has_failed_and_the_process_is_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stages, "ENDING", 0)
    with nothing_left() as environment:
        outcome = run(Stage("server", (python(LEAVES_A_PROCESS),)), environment)
        left = int(outcome.printed.split()[0])
        assert not outcome.well
        assert f"Left behind: {left}" in outcome.printed
        assert is_there(left)
    while is_there(left):
        time.sleep(0.01)


def is_there(pid: int) -> bool:
    """Whether a process runs, and is not just waiting to be noted as ended."""
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False


def test_what_a_stage_writes_for_a_while_is_removed() -> None:
    with nothing_left() as environment:
        written = "import tempfile; print(tempfile.mkdtemp())"
        folder = Path(run(Stage("kernel", (python(written),)), environment).printed.strip())
        assert folder.exists()
        assert os.environ.get("TMPDIR") != environment["TMPDIR"]
    assert not folder.exists()
