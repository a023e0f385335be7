"""The net: see crates/bots/src/net, which computes the same numbers."""

import torch
from torch import nn

LAYERS = ("part", "seat", "mix", "deep", "judge", "want", "deed", "vote")


class Net(nn.Module):
    """What every seat will end with, and what a strong player does."""

    def __init__(self, table, seat, part, action, width=128, parts=48, mixed=64, deep=32, wants=48):
        super().__init__()
        self.part = nn.Linear(part, parts)
        self.seat = nn.Linear(table + seat + parts, width)
        self.mix = nn.Linear(2 * width, mixed)
        self.deep = nn.Linear(mixed, deep)
        self.judge = nn.Linear(deep, 3)
        self.want = nn.Linear(mixed, wants)
        # an action brings nothing of its own that its seat doesn't want
        self.deed = nn.Linear(action, wants, bias=False)
        self.vote = nn.Linear(wants, 1)

    def mixed(self, look):
        """What each seat and the mean of the others come to."""
        parts = torch.relu(self.part(look.parts))
        sums = torch.zeros(len(look.seats), parts.shape[1], device=parts.device).index_add(0, look.seat_of_part, parts)
        own = torch.relu(self.seat(torch.cat([look.table[look.position], look.seats, sums], 1)))
        together = torch.zeros(len(look.table), own.shape[1], device=own.device).index_add(0, look.position, own)
        others = (together[look.position] - own) / (look.players[look.position, None] - 1).clamp(min=1)
        return torch.relu(self.mix(torch.cat([own, others], 1)))

    def values(self, mixed):
        """Gain in units, the logarithm of its spread, and standing, for each seat."""
        return self.judge(torch.relu(self.deep(mixed)))

    def votes(self, mixed_actor, actions, decision):
        """How likely each action is. `decision` says which decision each action belongs to."""
        wanted = self.want(mixed_actor)
        return self.vote(torch.relu(wanted[decision] + self.deed(actions)))[:, 0]
