"""Ray on this machine: two workers, and one of them is killed."""

import os
import signal
import threading
import time
from pathlib import Path

import pytest
import roundhouse
from roundhouse import data

ray = pytest.importorskip("ray")
from roundhouse import cluster  # noqa: E402  it needs Ray

ORDER = ("hill", ["greedy", "random"], 36)


@pytest.fixture(scope="module", autouse=True)
def two_workers():
    ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
    yield
    ray.shutdown()


def descendants(ancestor):
    """The processes below this one, with their names."""
    parents, names = {}, {}
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            names[int(entry.name)] = (entry / "cmdline").read_bytes().decode(errors="replace")
        except OSError:
            continue
        parents[int(entry.name)] = int(fields[1])

    def is_below(process):
        while process in parents:
            process = parents[process]
            if process == ancestor:
                return True
        return False

    return {process: name for process, name in names.items() if is_below(process)}


def kill_a_worker(killed, is_over):
    """Kills the first worker that is at work on a shard."""
    while not is_over.is_set():
        for process, name in descendants(os.getpid()).items():
            if name.startswith("ray::_match_shard"):
                os.kill(process, signal.SIGKILL)
                killed.append(process)
                return
        time.sleep(0.005)


def test_a_killed_worker_costs_no_game_and_counts_none_twice(tmp_path):
    killed, is_over, heard = [], threading.Event(), []
    killer = threading.Thread(target=kill_a_worker, args=(killed, is_over))
    killer.start()
    result = cluster.evaluate(*ORDER, tmp_path, seed="ray", shards=12, on_shard=lambda there, all: heard.append((there, all)))
    is_over.set()
    killer.join()
    assert killed, "no worker was caught at work"
    assert heard == [(there, 12) for there in range(1, 13)]
    assert len(list(tmp_path.glob("*.parquet"))) == result.shards == 12
    rows = data.read(tmp_path)
    assert rows.height == 72 == rows.select("number", "seat").n_unique()
    whole = roundhouse.play_match(*ORDER, seed="ray", threads=2)
    assert result.report["games"] == whole["games"] == 36
    told = {player["bot"]: player for player in result.report["players"]}
    for player in whole["players"]:
        assert told[player["player"]]["wins"] == pytest.approx(player["wins"])
        assert told[player["player"]]["mean_score"] == pytest.approx(player["mean_score"])


def test_what_is_there_is_not_played_again(tmp_path):
    first = cluster.simulate("shinjuku", 40, tmp_path, players=2, shards=4)
    lost = sorted(tmp_path.glob("*.parquet"))[1]
    before = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")}
    lost.unlink()
    heard = []
    again = cluster.simulate("shinjuku", 40, tmp_path, players=2, shards=4, on_shard=lambda *told: heard.append(told))
    assert heard == [(4, 4)]
    after = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")}
    assert [path for path in before if before[path] != after[path]] == [lost]
    without_time = [{key: value for key, value in player.items() if key != "ms_per_decision"} for player in first.report["players"]]
    assert without_time == [
        {key: value for key, value in player.items() if key != "ms_per_decision"} for player in again.report["players"]
    ]
    with pytest.raises(ValueError, match="another order"):
        cluster.simulate("shinjuku", 41, tmp_path, players=2, shards=4)


def test_self_play_comes_in_files_of_whole_games(tmp_path):
    result = cluster.self_play("hill", 6, tmp_path, bot="search:4", players=1, shards=3)
    table = data.read_selfplay(tmp_path)
    assert result.shards == 3 == len(list(tmp_path.glob("*.safetensors")))
    assert result.report == {"games": 6, "decisions": table.height}
    starts = table.group_by("game").agg(table.columns[4])
    assert starts.height == 2, "each file numbers its games from 0"
