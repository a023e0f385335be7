"""A bot for the arena, written in Python: `python arena_bot.py --games 20`.

A bot is a function of a seat, what the seat sees, and its legal actions. It gets a view, never the state: to look ahead, it imagines a state that
fits what it sees. docs/bot-protocol.md has the other way, a program that is spoken to through pipes; in here there is no text to read or write.
"""

import argparse

import roundhouse


def thrifty(seat, view, legal):
    """Takes what brings most points at once, and ends its turn only when nothing does."""
    state = view.imagine(seed=0)
    before = state.points[seat]

    def gain(action):
        after = state.clone()
        after.apply(seat, action)
        return after.points[seat] - before - 0.5 * (action.name in ("end_turn", "pass"))

    return max(legal, key=gain)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="hill")
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    report = roundhouse.play_match(arguments.game, [thrifty, "random"], arguments.games, seed="thrifty")
    for player in report["players"]:
        low, high = player["ci95"]
        print(f"{player['player']:10} won {player['win_share']:.0%} ({low:.0%} to {high:.0%}), {player['mean_score']:.1f} points")
