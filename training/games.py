"""Games that a bot played against itself, as `roundhouse selfplay` writes them."""

import glob
import os
from dataclasses import dataclass

import numpy as np
import torch
from torch.nn import functional as F

import tensors


@dataclass
class Look:
    """Some decisions: what there was to see. All seats of all positions stand one after another, and so do all parts and all actions."""

    table: torch.Tensor
    players: torch.Tensor
    seats: torch.Tensor
    position: torch.Tensor  # which position a seat belongs to
    parts: torch.Tensor
    seat_of_part: torch.Tensor
    actions: torch.Tensor
    decision: torch.Tensor  # which position an action belongs to
    actor: torch.Tensor  # the place of who decides among the seats
    # and what it led to, by seat
    gain: torch.Tensor  # what the score still grew by, in units
    target: torch.Tensor  # the same, mixed with what the search expected
    wins: torch.Tensor
    won: torch.Tensor
    # what the search thought of each action
    share: torch.Tensor


class Games:
    """All decisions of some files, on one device."""

    def __init__(self, folders, device, thought, newest=None):
        files = [path for folder in folders for path in sorted(glob.glob(os.path.join(folder, "*.safetensors")))]
        if not files:
            raise SystemExit(f"no games in {', '.join(folders)}")
        parts, self.said, games = [], None, 0
        for path in files:
            part, said = tensors.read(path)
            said = {name: said[name] for name in ("game", "version")}
            if self.said not in (None, said):
                raise SystemExit(f"{path} is of another game or version")
            self.said = said
            # games count through all files: some of them are held back
            _, part["game"] = np.unique(part["game"], return_inverse=True)
            part["game"] = part["game"] + games
            games = int(part["game"].max()) + 1 if len(part["game"]) else games
            parts.append(part)

        def join(name, kind=None):
            joined = np.concatenate([part.pop(name) for part in parts])
            return torch.from_numpy(joined.astype(kind) if kind else joined).to(device)

        self.count, self.device = games, device
        self.game = join("game", np.int64)
        self.players, self.actor = join("players", np.int64), join("actor", np.int64)
        self.actions_of, self.parts_of = join("count", np.int64), join("parts_of", np.int64)
        self.table, self.seats = join("table"), join("seats")
        self.parts, self.actions = join("parts"), join("actions")
        self.points, self.score, self.won = join("points"), join("score"), join("won")
        self.share, self.thought = join("share"), join("thought")
        self.first_seat, self.first_action = starts(self.players), starts(self.actions_of)
        self.first_part = starts(self.parts_of)
        self.unit = float((self.score - self.points).std())
        self.expect(thought)

    def expect(self, part):
        """Mixes how games ended with what the search expected, which says less of luck."""
        known = ~self.thought[:, 0].isnan() & (self.actions_of > 1)
        rows = (self.first_seat + self.actor)[known]
        self.target, self.wins = self.score.clone(), self.won.clone()
        self.target[rows] = (1 - part) * self.score[rows] + part * self.thought[known, 0]
        players, actor, first = self.players[known], self.actor[known], self.first_seat[known]
        mixed = (1 - part) * self.won[rows] + part * self.thought[known, 1]
        # what the one doesn't win, the others do, as they did
        rest = 1 - self.won[rows]
        for offset in range(5):
            there = (offset < players) & (players > 1)
            row = (first + offset)[there]
            even = 1.0 / (players[there] - 1)
            share = torch.where(rest[there] > 1e-3, self.won[row] / rest[there].clamp(min=1e-3), even)
            self.wins[row] = torch.where(actor[there] == offset, mixed[there], (1 - mixed[there]) * share)

    def look(self, places):
        """The decisions at these places."""
        players, actions = self.players[places], self.actions_of[places]
        seat = spread(self.first_seat[places], players)
        action = spread(self.first_action[places], actions)
        parts = self.parts_of[seat]
        part = spread(self.first_part[seat], parts)
        return Look(
            table=self.table[places].float(),
            players=players.float(),
            seats=self.seats[seat].float(),
            position=owners(players),
            parts=self.parts[part].float(),
            seat_of_part=owners(parts),
            actions=self.actions[action].float(),
            decision=owners(actions),
            actor=starts(players) + self.actor[places],
            gain=(self.score[seat] - self.points[seat]) / self.unit,
            target=(self.target[seat] - self.points[seat]) / self.unit,
            wins=self.wins[seat],
            won=self.won[seat],
            share=self.share[action],
        )


def starts(counts):
    """Where runs of these lengths begin, one after another."""
    return F.pad(counts.cumsum(0), (1, 0))[:-1]


def owners(counts):
    """For each element of runs of these lengths, which run it belongs to."""
    return torch.repeat_interleave(torch.arange(len(counts), device=counts.device), counts)


def spread(first, counts):
    """For each of these runs its places: first, first + 1, and so on."""
    return torch.arange(int(counts.sum()), device=first.device) + torch.repeat_interleave(first - starts(counts), counts)
