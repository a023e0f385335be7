"""Generations: play, learn, measure, and go on from there.

    python generations.py hill --program ../target/release/roundhouse --seconds 500 --out hill.safetensors

Each generation plays games with the newest net (the first one with the search over hand-written knowledge), learns from the games of the last few generations,
and is measured against the search.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
# how much of the time goes to each number of players
TABLES = {
    "hill": {1: 0.42, 2: 0.36, 3: 0.13, 4: 0.09},
    "shinjuku": {2: 0.5, 3: 0.35, 4: 0.15},
    "tramways": {1: 0.3, 2: 0.35, 3: 0.2, 4: 0.09, 5: 0.06},
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--program", default="roundhouse")
    parser.add_argument("--data", default="games", help="a folder for the games; what lies there is learned from, too")
    parser.add_argument("--out", required=True, help="the file of the last net")
    parser.add_argument("--start", help="go on from this net")
    parser.add_argument("--seconds", type=float, default=500, help="how long in all")
    parser.add_argument("--first-play", type=float, default=150, help="how long the first generation plays, if there is no net yet")
    parser.add_argument("--play", type=float, default=50, help="how long every other generation plays")
    parser.add_argument("--rounds", type=float, default=5, help="how often each decision is learned")
    parser.add_argument("--most-seconds", type=float, default=30, help="how long a generation learns at most")
    parser.add_argument("--teacher", default="search:100", help="who plays the first games")
    parser.add_argument("--iterations", type=int, default=32, help="how long the net thinks about each decision")
    parser.add_argument("--explore", type=float, default=0.0)
    parser.add_argument("--thought", type=float, default=0.7)
    parser.add_argument("--measure", type=int, default=0, help="how many games of two each generation plays against the teacher")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--together", action="store_true", help="play the next games while learning: for machines with a graphics card")
    parser.add_argument("--keep", type=int, default=4, help="learn from this many generations")
    parser.add_argument("--seed", default=str(int(time.time())))
    args = parser.parse_args()
    begin, net, generation = time.time(), args.start, 0
    folder = os.path.join(args.data, args.game)
    os.makedirs(folder, exist_ok=True)
    folders = sorted((os.path.join(folder, name) for name in os.listdir(folder)), key=os.path.getmtime)
    while True:
        play = args.play if net else args.first_play
        if generation and args.seconds - (time.time() - begin) < play + args.most_seconds + 10:
            break
        bot = f"learned@{net}:{args.iterations}" if net else args.teacher
        played = os.path.join(folder, f"{args.seed}-{generation:03}")
        learned = os.path.join(args.data, f"{args.game}-{generation}.safetensors")
        with ThreadPoolExecutor(1) as player:
            games = player.submit(play_games, args, bot, play, f"{args.seed} {generation}", played)
            # from the games there are, while the next are played
            together = bool(args.together and folders and net)
            if together:
                learn(args, folders, learned, net)
            games = games.result()
        folders.append(played)
        for old in folders[: -args.keep]:
            shutil.rmtree(old)
        folders = folders[-args.keep :]
        if not together:
            learn(args, folders, learned, net)
        net = learned
        shutil.copy(net, args.out)
        print(f"{args.game} {generation}: {games} games, {measured(args, net)}, {time.time() - begin:.0f} s", flush=True)
        generation += 1


def play_games(args, bot, seconds, seed, folder):
    """Plays for so long, and says how many games that were by each number of players."""
    games = {}
    for players, part in TABLES[args.game].items():
        order = [args.program, "selfplay", args.game, "--bot", bot, "--players", str(players), "--games", "10000000", "--json"]
        order += ["--seconds", str(max(1, int(seconds * part))), "--threads", str(args.threads), "--explore", str(args.explore)]
        order += ["--seed", seed, "--out", folder]
        played = subprocess.run(order, check=True, stdout=subprocess.PIPE)
        games[players] = json.loads(played.stdout)["games"]
    return games


def learn(args, folders, out, start):
    order = [sys.executable, os.path.join(HERE, "learn.py"), "--games", *folders, "--out", out, "--thought", str(args.thought)]
    order += ["--rounds", str(args.rounds), "--seconds", str(args.most_seconds), *(["--start", start, "--rate", "1e-3"] if start else [])]
    subprocess.run(order, check=True)


def measured(args, net):
    """How it fares against the teacher, each with as many iterations."""
    if not args.measure:
        return "not measured"
    players = ["--player", f"learned@{net}:{args.iterations}", "--player", f"search:{args.iterations}"]
    order = [args.program, "arena", args.game, *players, "--games", str(args.measure), "--threads", str(args.threads), "--json"]
    report = json.loads(subprocess.run(order, check=True, stdout=subprocess.PIPE).stdout)
    found = [(player["player"].split("@")[0], player["wins"], player["mean_score"]) for player in report["players"]]
    return f"against the search {found}"


if __name__ == "__main__":
    main()
