"""How fast it is, side by side in one run: `python bench.py --seconds 3`.

Each line gives decisions a second by the clock, and by the processor's time, which other programs on the machine disturb less. OpenSpiel and catanatron
are measured if they are installed (`pip install open_spiel catanatron`), Ray if it is.
"""

import argparse
import random
import tempfile
import time

import roundhouse
from roundhouse.vector import VectorEnv


def measure(name, seconds, work):
    """Repeats what gives a number of decisions until the time is up."""
    work()
    done, start, cpu = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - start < seconds:
        done += work()
    wall, cpu = time.perf_counter() - start, time.process_time() - cpu
    print(f"{name:52} {done / wall:>12,.0f} {done / cpu:>12,.0f}", flush=True)
    return done / wall


def objects(game, players):
    def play():
        state, done = roundhouse.new(game, players=players, seed=random.random()), 0
        while (seat := state.seat) is not None:
            state.apply(seat, random.choice(state.legal(seat)))
            done += 1
        return done

    return play


def vector(players, threads, observe, games=256):
    env = VectorEnv("hill", games, players, seed=1, threads=threads, observe=observe)
    env.reset()

    def step():
        for _ in range(32):
            env.step(env.sample())
        return 32 * games

    return step


def openspiel(name):
    import pyspiel

    game = pyspiel.load_game(name)

    def play():
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                done += 1
        return done

    return play


def catan():
    from catanatron import Color, Game, RandomPlayer

    def play():
        game, done = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]), 0
        while game.winning_color() is None and done < 5_000:
            game.play_tick()
            done += 1
        return done

    return play


def ray_beside_threads(seconds):
    import ray
    from roundhouse import cluster

    ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
    with tempfile.TemporaryDirectory() as scratch:
        cluster.simulate("shinjuku", 1_000, f"{scratch}/warm", players=2, shards=4)
        games = int(2_000 * seconds)
        for turn in range(3):
            start = time.perf_counter()
            roundhouse.play_match("shinjuku", ["random"] * 2, games, seed=f"{turn}", threads=2, out=f"{scratch}/{turn}.parquet")
            threads = games / (time.perf_counter() - start)
            start = time.perf_counter()
            cluster.simulate("shinjuku", games, f"{scratch}/{turn}", players=2, seed=f"{turn}", shards=8)
            tasks = games / (time.perf_counter() - start)
            print(f"Ray on two cores: {tasks:,.0f} games/s, two threads of the arena: {threads:,.0f} ({tasks / threads:.0%})")
    ray.shutdown()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    print(f"{'decisions a second':52} {'by the clock':>12} {'by CPU time':>12}")
    for game, players in (("hill", 1), ("hill", 2), ("shinjuku", 2), ("tramways", 2)):
        measure(f"objects: {game}, {players} players", seconds, objects(game, players))
    for players in (1, 2):
        for observe in ("nothing", "plain", "own"):
            one, two = (
                measure(f"vector: hill, {players} players, masks and {observe}, {threads} threads", seconds, vector(players, threads, observe))
                for threads in (1, 2)
            )
            print(f"{'':20} two threads beside one: {two / one:.2f}")
    for name, make in (("OpenSpiel: backgammon", lambda: openspiel("backgammon")), ("catanatron, 2 players", catan)):
        try:
            measure(name, seconds, make())
        except ImportError as missing:
            print(f"{name:52} isn't installed: {missing}")
    try:
        ray_beside_threads(seconds)
    except ImportError:
        print("Ray isn't installed")
