"""Learns a net from games that a bot played against itself.

    python learn.py --games DIR... --out hill.safetensors
"""

import argparse
import math
import time

import numpy as np
import torch
from torch.nn import functional as F

import tensors
from games import Games, starts
from net import LAYERS, Net

# how much each loss counts: policy, gain, its spread, who wins
WEIGHTS = (1.0, 2.0, 0.1, 1.0)


def log_shares(votes, group, groups):
    """The logarithm of each one's share of its group."""
    most = torch.full((groups,), -math.inf, device=votes.device).scatter_reduce(0, group, votes.detach(), "amax")
    sums = torch.zeros(groups, device=votes.device).index_add(0, group, (votes - most[group]).exp())
    return votes - most[group] - sums.log()[group]


def losses(net, look):
    """How far the net is off: the policy, the gain, its spread, who wins; and what it says of the gains."""
    mixed = net.mixed(look)
    gain, width, standing = net.values(mixed).unbind(1)
    votes = net.votes(mixed[look.actor], look.actions, look.decision)
    policy = -(look.share * log_shares(votes, look.decision, len(look.table))).sum() / len(look.table)
    width = width.clamp(-4, 2)
    spread = (width + 0.5 * (gain.detach() - look.gain) ** 2 * (-2 * width).exp()).mean()
    wins = -(look.wins * log_shares(standing, look.position, len(look.table))).sum() / len(look.table)
    return torch.stack([policy, F.smooth_l1_loss(gain, look.target), spread, wins]), votes, gain


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", required=True, help="folders that `roundhouse selfplay` has written")
    parser.add_argument("--out", required=True, help="the file of the net")
    parser.add_argument("--start", help="go on from this net")
    parser.add_argument("--rounds", type=float, default=8, help="how often each decision is learned")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after about this long, even if that is less")
    parser.add_argument("--batch", type=int, default=1024, help="decisions in a step")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--thought", type=float, default=0.5, help="how much the search's own expectation counts beside the result")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--said", help="write here what the net says of some positions, for Roundhouse to compare with")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    begin = time.time()
    games = Games(args.games, device, args.thought)
    widths = [rows.shape[1] for rows in (games.table, games.seats, games.parts, games.actions)]
    net = Net(*widths, width=args.width).to(device)
    if args.start:
        load(net, args.start, games)
    held = games.game % 20 == 0
    learn, check = (~held).nonzero()[:, 0], held.nonzero()[:, 0]
    print(f"{games.said} {games.count} games, {len(learn)} decisions, unit {games.unit:.2f}, read in {time.time() - begin:.0f} s", flush=True)
    steps = train(net, games, learn, args)
    report(net, games, check if len(check) else learn)
    write(net, args.out, dict(games.said, unit=repr(games.unit)))
    if args.said:
        say(args.out, net, games, check if len(check) else learn, args.said)
    print(f"{steps} steps, {time.time() - begin:.0f} s in all", flush=True)


def train(net, games, learn, args):
    """Descends; the net becomes the mean of its last states."""
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-2)
    average = {name: value.detach().clone() for name, value in net.state_dict().items()}
    weights = torch.tensor(WEIGHTS, device=games.device)
    begin, step, seen = time.time(), 0, torch.zeros(4, device=games.device)
    steps = args.rounds * len(learn) / args.batch
    while True:
        done = max(step / steps, (time.time() - begin) / args.seconds)
        if done >= 1:
            break
        rate = args.rate * min(1.0, (step + 1) / 200) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
        for group in optimiser.param_groups:
            group["lr"] = rate
        places = learn[torch.randint(len(learn), (min(args.batch, len(learn)),), device=games.device)]
        parts, votes, _ = losses(net, games.look(places))
        loss = (weights * parts).sum() + 1e-4 * votes.square().mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()
        with torch.no_grad():
            for name, value in net.state_dict().items():
                average[name].lerp_(value, max(0.002, 1 / (step + 2)))
        seen += parts.detach()
        step += 1
        if step % 1000 == 0:
            print(f"  {step}: policy, gain, spread, wins {rounded(seen / 1000)}, {time.time() - begin:.0f} s", flush=True)
            seen.zero_()
    net.load_state_dict(average)
    return step


def rounded(numbers):
    return [round(number, 4) for number in numbers.tolist()]


@torch.no_grad()
def report(net, games, check):
    """How good the net is on games that it has not learned from."""
    sums, count, off, base, best, entropy = torch.zeros(4, device=games.device), 0, [], [], 0.0, 0.0
    for start in range(0, min(len(check), 100_000), 2048):
        look = games.look(check[start : start + 2048])
        parts, votes, gain = losses(net, look)
        off.append(gain - look.gain)
        base.append(look.gain)
        sums += parts * len(look.table)
        count += len(look.table)
        entropy -= float((look.share * look.share.clamp(min=1e-9).log()).sum())
        # how much the search thought of what the net likes best
        most = torch.full((len(look.table),), -math.inf, device=games.device).scatter_reduce(0, look.decision, votes, "amax")
        best += float(look.share[votes == most[look.decision]].sum())
    off, base = torch.cat(off), torch.cat(base)
    print(
        f"held back: policy, gain, spread, wins {rounded(sums / count)}; entropy of the search {entropy / count:.3f}, its share of the net's first choice {best / count:.3f}; "
        f"score off by {games.unit * float(off.abs().mean()):.2f}, {100 * (1 - float(off.var() / base.var())):.1f} % of the variance told",
        flush=True,
    )


@torch.no_grad()
def say(path, net, games, check, out):
    """Writes some positions with what the net says of them, with the numbers that were written."""
    load(net, path, games)
    look = games.look(check[:: max(1, len(check) // 20)][:20])
    mixed = net.mixed(look)
    said = {
        "players": look.players.to(torch.uint8),
        "parts_of": torch.bincount(look.seat_of_part, minlength=len(look.seats)).to(torch.uint8),
        "count": torch.bincount(look.decision, minlength=len(look.table)),
        "actor": (look.actor - starts(look.players.long())).to(torch.uint8),
        "table": look.table,
        "seats": look.seats,
        "parts": look.parts,
        "actions": look.actions,
        "values": net.values(mixed),
        "votes": net.votes(mixed[look.actor], look.actions, look.decision),
    }
    arrays = {name: tensor.cpu().numpy() for name, tensor in said.items()}
    arrays["count"] = arrays["count"].astype(np.uint16)  # older versions of PyTorch have no such numbers
    tensors.write(out, arrays, games.said)


def load(net, path, games):
    """Goes on from a net; its unit stays."""
    weights, said = tensors.read(path)
    if any(said[name] != games.said[name] for name in ("game", "version")):
        raise SystemExit(f"{path} has learned something else")
    state = net.state_dict()
    for name in state:
        number = torch.from_numpy(weights[name].astype(np.float32))
        state[name] = number.T.contiguous() if name.endswith(".weight") else number
    net.load_state_dict(state)
    games.unit = float(said["unit"])


def write(net, path, said):
    """Writes the net: 16 bits a number; weights by input, as they are used."""
    weights = {}
    for name, value in net.state_dict().items():
        value = value.detach().cpu().numpy()
        weights[name] = (value.T if name.endswith(".weight") else value).astype(np.float16)
    weights["deed.bias"] = np.zeros(weights["deed.weight"].shape[1], np.float16)
    tensors.write(path, weights, {name: str(value) for name, value in said.items()})


if __name__ == "__main__":
    main()
