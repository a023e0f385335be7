#!/usr/bin/env python3
"""A bot for Roundhouse in Python, with nothing but the standard library.

It plays every game: it chooses at random among the legal actions, but likes some better than others. Start your own bot from it: all the thinking is in
`choose`, all the talking in `main`. For the protocol see docs/bot-protocol.md.

Let it play in the arena:

    roundhouse arena hill --player "exec:python3 examples/bot.py" --player random --games 20

or in a game that you can watch afterwards, with a second for each decision:

    roundhouse play-out shinjuku --players 2 --bots greedy --bots "exec@1000ms:python3 examples/bot.py" -o game.json
    roundhouse replay game.json

To see what it thinks, use `print(..., file=sys.stderr)`: stderr appears in your terminal. Stdout belongs to the protocol.
"""

import json
import random
import sys

PROTOCOL = 1

# An action is an object with a single key, such as {"end_turn": {}}. How much the bot likes each kind of action, by game; 1 if not listed.
TASTES = {
    "hill": {"discard_track": 0.01, "end_turn": 0.2, "take_plan": 3, "take_token": 2},
    "shinjuku": {"end_turn": 0.05, "pay_three": 0.1, "hand_over": 4, "stop": 0.3, "new_store": 3},
    "tramways": {"discard": 0.1, "take_money": 0.3, "end_turn": 0.3, "stop": 2, "pass": 2, "take_five": 2},
}


def taste(game, view, action):
    """How much the bot likes an action: any number above 0. Put your knowledge of a game here."""
    ((kind, details),) = action.items()
    liking = TASTES.get(game, {}).get(kind, 1)
    if game == "shinjuku" and kind == "choose" and details["action"] == "move":
        liking = 5  # moving customers to stores is what brings points
    if game == "shinjuku" and kind == "hand_over" and details["double"]:
        liking *= 2
    if game == "tramways" and kind == "bid":
        liking = 1 / details["amount"]  # cheap bids are good bids
    if game == "tramways" and kind == "buy":
        liking = 1 + details["points"]
    return liking


def choose(game, view, legal, chance):
    """The place of the chosen action in the list. The view is all that the seat may know; this bot hardly uses it."""
    likings = [taste(game, view, action) for action in legal]
    return chance.choices(range(len(legal)), weights=likings)[0]


def say(message):
    """Sends one message, as one line, at once."""
    print(json.dumps(message), flush=True)


def main():
    game, chance = None, random.Random()
    for line in sys.stdin:  # ends when the game is over and Roundhouse closes our input
        message = json.loads(line)
        if message["type"] == "hello":
            if message["protocol"] != PROTOCOL:
                say({"type": "error", "error": f"I speak protocol {PROTOCOL} only"})
                return
            game = message["game"]
            chance = random.Random(message["seed"])  # the same seed, the same game
            say({"type": "hello", "protocol": PROTOCOL, "name": "bot.py"})
        elif message["type"] == "decide":
            say({"index": choose(game, message["view"], message["legal"], chance)})
        # "end" tells how the game ended; this bot doesn't learn from it


if __name__ == "__main__":
    main()
