"""Whatever befalls a server while people play, nothing is lost or doubled; `make soak` tries it for longer."""

import asyncio
from pathlib import Path

from programs import Postgres, Redis
from soak import soak_alone, soak_together


def test_a_server_is_killed_in_the_middle_of_ten_games(tmp_path: Path) -> None:
    tally = asyncio.run(soak_alone(tmp_path, 10, "ten games", most=3))
    assert (tally.games, tally.killed) == (10, 10)
    assert tally.answers > 200


def test_three_workers_lose_each_other_their_database_and_redis(postgresql: Postgres, redis: Redis) -> None:
    tally = asyncio.run(soak_together(postgresql, redis, 4, "three workers", most=3))
    assert (tally.games, tally.killed) == (4, 4)
