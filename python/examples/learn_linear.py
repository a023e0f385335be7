"""Learns The Rail on the Hill alone, with nothing but a weight for each number of an action: `python learn_linear.py --seconds 60`.

Each action is drawn by what its numbers weigh together (a softmax); after a batch of games, what was done in those that went better than the others gets
more weight (REINFORCE). What we know of the game ourselves (the number "leaning") is left out, so all that is known at the end was learned.
"""

import argparse
import time

import numpy as np
import roundhouse

NAMES = roundhouse.observation_names("hill", 1)[1]
LEARNED = np.array([name != "leaning" for name in NAMES])
BATCH = 16


def play(weights, seed, rng):
    """One game: its score, and in which direction what was done lies from what was usual."""
    state = roundhouse.new("hill", players=1, seed=seed)
    direction = np.zeros_like(weights)
    while (seat := state.seat) is not None:
        rows = state.action_features(seat)[:, LEARNED]
        chances = np.exp((weigh := rows @ weights) - weigh.max())
        chances /= chances.sum()
        place = min(np.searchsorted(np.cumsum(chances), rng.random()), len(rows) - 1)
        direction += rows[place] - chances @ rows
        state.apply(seat, state.legal(seat)[place])
    return state.points[0], direction


def learn(seconds, rng):
    """Plays batches of games until the time is up."""
    weights, size = np.zeros(LEARNED.sum()), np.full(LEARNED.sum(), 1e-3)
    games, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        scores, directions = zip(*(play(weights, f"learn {games + n}", rng) for n in range(BATCH)), strict=True)
        better = (np.array(scores) - np.mean(scores)) / (np.std(scores) + 1e-6)
        step = better @ np.array(directions) / BATCH
        size = 0.95 * size + 0.05 * step**2
        weights += 0.1 * step / (np.sqrt(size) + 0.1)
        games += BATCH
        if games % 320 == 0:
            print(f"{games} games: {np.mean(scores):.1f} points", flush=True)
    return weights, games


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60.0)
    rng = np.random.default_rng(1)
    weights, games = learn(parser.parse_args().seconds, rng)
    learned, rand = (np.mean([play(w, f"test {n}", rng)[0] for n in range(200)]) for w in (weights, 0 * weights))
    print(f"after {games} games: learned {learned:.1f} random {rand:.1f} points a game")
