"""docs/hosting.md is true, and what lies in deploy/ fits the server: settings, back-ups, containers."""

import ast
import ipaddress
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from click import Parameter

from gloaming.cli_server import NUMBERS, serve
from gloaming.client import Mirror, Visitor
from gloaming.server.safety import LARGEST_BODY, LARGEST_MESSAGE
from gloaming.server.settings import Mail, Settings
from gloaming.server.wire import LONGEST_QUEUE
from programs import POSTGRES, Postgres
from servers import company, play_on, serving, tell

HOME = Path(__file__).parents[2]
DEPLOY = HOME / "deploy"
PAGE = (HOME / "docs" / "hosting.md").read_text(encoding="utf-8")
VARIABLE = re.compile(r"GLOAMING_[A-Z_]*[A-Z]")
INNER = {"GLOAMING_SETTINGS"}  # what a server hands down to its own workers
ROWS = {
    row[0].strip("`"): [cell.strip("`") for cell in row[1:]]
    for row in re.findall(r"^\| (`GLOAMING_\w+`) \| (\S*) ?\| (\S*) ?\| (.*) \|$", PAGE, re.MULTILINE)
}


def options() -> dict[str, Parameter]:
    return {option.envvar: option for option in serve.params if isinstance(option.envvar, str)}


@cache
def variables() -> set[str]:
    """All variables that the sources read."""
    found = {f"GLOAMING_{key.upper()}" for key in NUMBERS} | {*options()}
    for path in (HOME / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and VARIABLE.fullmatch(node.value):
                found.add(node.value)
    return found - INNER


def test_the_page_has_every_variable_and_no_other() -> None:
    assert ROWS.keys() == variables()
    assert {*VARIABLE.findall(PAGE)} <= variables()


def test_the_page_has_the_options_and_defaults_of_the_server() -> None:
    settings, mail = Settings(), Mail("")
    for name, (option, default, _) in ROWS.items():
        if name in options():
            assert option == options()[name].opts[0]
            assert default == str(options()[name].default)
        elif name.removeprefix("GLOAMING_").lower() in NUMBERS:
            assert float(default) == getattr(settings, name.removeprefix("GLOAMING_").lower())
        else:
            assert option == ""
    assert ROWS["GLOAMING_SMTP_PORT"][1] == str(mail.port)
    assert (ROWS["GLOAMING_SMTP_TLS"][1] == "yes") == mail.tls
    assert f"at most {LARGEST_BODY // 1024} kB, a message {LARGEST_MESSAGE // 1024} kB" in PAGE
    assert f"lets {LONGEST_QUEUE // 1024} kB of messages wait" in PAGE


def test_every_option_can_be_given_in_the_environment() -> None:
    """But for --open, which is for somebody who sits at the machine."""
    assert len(options()) == len([option for option in serve.params if option.name != "opens"])


# What lies in deploy/


def test_all_variables_in_deploy_are_the_servers() -> None:
    for path in DEPLOY.iterdir():
        assert {*VARIABLE.findall(path.read_text(encoding="utf-8"))} <= variables(), path.name


def test_no_address_of_a_registry_stands_in_deploy() -> None:
    allowed = r"(postgresql|redis)://|https://\$\{DOMAIN|http://127\.0\.0\.1"
    for path in DEPLOY.iterdir():
        text = path.read_text(encoding="utf-8")
        assert len(re.findall(r"\w+://", text)) == len(re.findall(allowed, text)), path.name
        for image in re.findall(r"^(?:FROM|\s+image:) (\S+)", text, re.MULTILINE):
            assert "." not in image.split("/")[0].split(":")[0], image


@pytest.fixture(scope="module")
def services() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def test_only_the_proxy_can_be_reached_from_outside(services: dict[str, Any]) -> None:
    for name, service in services["services"].items():
        assert ("ports" in service) == (name == "proxy")
        assert "no-new-privileges:true" in service["security_opt"]
    assert services["networks"]["back"]["internal"]
    assert "front" not in services["services"]["database"]["networks"]


def test_the_workers_trust_the_proxy_and_nobody_else(services: dict[str, Any]) -> None:
    proxy = services["services"]["proxy"]["networks"]["front"]["ipv4_address"]
    assert services["services"]["gloaming"]["environment"]["GLOAMING_TRUST_PROXY"] == proxy
    (net,) = services["networks"]["front"]["ipam"]["config"]
    assert ipaddress.ip_address(proxy) in ipaddress.ip_network(net["subnet"])
    assert ipaddress.ip_address(proxy) not in ipaddress.ip_network(net["ip_range"])


def test_all_that_compose_names_is_there(services: dict[str, Any]) -> None:
    named = services["services"]
    for service in named.values():
        assert {*service.get("depends_on", ())} <= named.keys()
        assert {*service["networks"]} <= services["networks"].keys()
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in services["volumes"] or (DEPLOY / source).exists()
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).exists()
        for wanted in service.get("depends_on", ()):
            assert "healthcheck" in named[wanted] or "build" in named[wanted]  # the image has its own


def test_the_proxy_hides_what_the_server_counts() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "path /metrics" in text
    assert "name gloaming" in text


def test_the_image_has_what_it_needs_and_is_nobodys_root() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    last = text[text.rindex("FROM") :]
    assert "USER gloaming" in last
    assert "HEALTHCHECK" in last
    assert "pip install" not in last
    let_in = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").split()
    for line in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE):
        for source in line.split():
            assert (HOME / source).exists()
            assert f"!{source}" in let_in


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_the_unit_is_understood_by_systemd(tmp_path: Path) -> None:
    text = (DEPLOY / "gloaming.service").read_text(encoding="utf-8")
    unit = tmp_path / "gloaming.service"
    unit.write_text(re.sub(r"ExecStart=\S+", f"ExecStart={sys.executable}", text), encoding="utf-8")
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


# Back-ups


def commands(after: str) -> str:
    """The commands of the first block after some words on the page."""
    block = re.search(r"^```sh\n(.*?)^```$", PAGE[PAGE.index(after) :], re.MULTILINE | re.DOTALL)
    assert block
    return block[1]


def shell(command: str, where: Path, **environment: str) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), *map(str, POSTGRES[-1:]), os.environ["PATH"]])
    subprocess.run(["sh", "-eu", "-c", command], cwd=where, env={**os.environ, "PATH": path, **environment}, check=True)


def play_a_little(url: str) -> tuple[str, Visitor, Mirror]:
    table, (ada,) = company(url, "dont-go-in-there", ["Ada"], bots=1)
    mirror = Mirror()
    tell(play_on(ada, table, mirror, most=4))
    return table, ada, mirror


def go_on_after(database: str, table: str, ada: Visitor, known: Mirror) -> None:
    """The table is as it was when it was backed up, and goes on."""
    with serving(database) as after:
        again, mirror = Visitor(after.url, ada.cookie), Mirror()
        tell(play_on(again, table, mirror))
    assert mirror.news[: len(known.news)] == known.news
    assert mirror.over


def test_a_sqlite_file_is_backed_up_while_the_server_runs_and_restored(tmp_path: Path) -> None:
    database = str(tmp_path / "gloaming.db")
    (tmp_path / "gloaming.db.secret").write_text("x")
    with serving(database) as running:
        table, ada, mirror = play_a_little(running.url)
        shell(commands("SQLite, while the server runs"), tmp_path)
        tell(play_on(ada, table, Mirror()))  # which is lost
    shell(commands("put both files in place"), tmp_path)
    go_on_after(database, table, ada, mirror)


def test_postgresql_is_backed_up_while_workers_run_and_restored(tmp_path: Path, postgresql: Postgres) -> None:
    database = postgresql.database()
    with serving(database) as running:
        table, ada, mirror = play_a_little(running.url)
        shell(commands("PostgreSQL, while workers run"), tmp_path, GLOAMING_DATABASE=database)
    postgresql.do("CREATE DATABASE restored")
    empty = postgresql.url("restored")
    shell(commands("stop the workers"), tmp_path, GLOAMING_DATABASE=empty)
    go_on_after(empty, table, ada, mirror)


def test_the_page_is_linked() -> None:
    assert "docs/hosting.md" in (HOME / "README.md").read_text(encoding="utf-8")
