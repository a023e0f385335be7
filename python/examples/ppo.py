"""PPO with a masked policy for The Rail on the Hill alone, in one file, after CleanRL: `python ppo.py`.

Needs PyTorch (tried with 1.13 and 2.x; no graphics card). Many games are stepped together; whatever isn't legal gets a logit of -1e8, so it is never drawn
and gets no gradient. The reward is every point as it is gained, in tens.
"""

import argparse
import time

import numpy as np
import torch
from roundhouse.vector import VectorEnv
from torch import nn
from torch.distributions import Categorical


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=128, help="how many at once")
    parser.add_argument("--steps", type=int, default=128, help="decisions in each game between two updates")
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


GAMMA, LAMBDA, CLIP, ENTROPY, VALUE, EPOCHS, MINIBATCHES, RATE, MOST_GRADIENT = 0.997, 0.95, 0.2, 0.01, 0.5, 3, 4, 3e-4, 0.5


def layer(inputs, outputs, scale=2.0**0.5):
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, scale)
    nn.init.constant_(made.bias, 0.0)
    return made


class Agent(nn.Module):
    """What a seat sees goes through two layers; from there to the logits of the actions, and to the points still to come."""

    def __init__(self, inputs, actions):
        super().__init__()
        self.body = nn.Sequential(layer(inputs, 256), nn.ReLU(), layer(256, 256), nn.ReLU())
        self.actor, self.critic = layer(256, actions, 0.01), layer(256, 1, 1.0)

    def forward(self, observations, masks):
        seen = self.body(observations)
        logits = self.actor(seen).masked_fill(~masks, -1e8)
        return Categorical(logits=logits, validate_args=False), self.critic(seen).squeeze(-1)


def entropy(policy, masks):
    """Of the legal actions alone: the others have no chance, and nothing times minus infinity is no number."""
    return -(policy.probs * policy.logits).masked_fill(~masks, 0.0).sum(-1)


def advantages(rewards, values, dones, last):
    """Generalised advantage estimation."""
    found, ahead = torch.zeros_like(rewards), torch.zeros_like(last)
    for step in reversed(range(len(rewards))):
        after = values[step + 1] if step + 1 < len(rewards) else last
        going = 1.0 - dones[step]
        ahead = rewards[step] + GAMMA * after * going - values[step] + GAMMA * LAMBDA * going * ahead
        found[step] = ahead
    return found


def main():
    args = arguments()
    torch.manual_seed(args.seed)
    env = VectorEnv("hill", args.games, players=1, seed=args.seed, threads=args.threads, reward="gain")
    agent = Agent(env.fleet.observation_len, env.fleet.action_len)
    optimizer = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    shape = (args.steps, args.games)
    observations = torch.zeros((*shape, env.fleet.observation_len))
    masks = torch.zeros((*shape, env.fleet.action_len), dtype=torch.bool)
    actions = torch.zeros(shape, dtype=torch.int64)
    chances, rewards, dones, values = (torch.zeros(shape) for _ in range(4))
    scores, start = [], time.monotonic()
    env.reset()
    for update in range(1, args.updates + 1):
        with torch.no_grad():
            for step in range(args.steps):
                observations[step] = torch.from_numpy(env.observations)
                masks[step] = torch.from_numpy(env.masks)
                policy, values[step] = agent(observations[step], masks[step])
                actions[step] = policy.sample()
                chances[step] = policy.log_prob(actions[step])
                env.step(actions[step].numpy())
                rewards[step] = torch.from_numpy(env.rewards[:, 0]) / 10
                dones[step] = torch.from_numpy(env.dones)
                scores += env.scores[env.dones, 0].tolist()
            last = agent(torch.from_numpy(env.observations), torch.from_numpy(env.masks))[1]
            gains = advantages(rewards, values, dones, last).flatten()
        flat = [part.flatten(0, 1) for part in (observations, masks)] + [part.flatten() for part in (actions, chances, values)]
        for _ in range(EPOCHS):
            for places in torch.randperm(gains.numel()).chunk(MINIBATCHES):
                seen, mask, action, before, value = (part[places] for part in flat)
                gain = gains[places]
                policy, now = agent(seen, mask)
                ratio = (policy.log_prob(action) - before).exp()
                scaled = (gain - gain.mean()) / (gain.std() + 1e-8)
                actor = -torch.min(ratio * scaled, ratio.clamp(1 - CLIP, 1 + CLIP) * scaled).mean()
                critic = (now - (gain + value)).square().mean() / 2
                loss = actor + VALUE * critic - ENTROPY * entropy(policy, mask).mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), MOST_GRADIENT)
                optimizer.step()
        scores = scores[-500:]
        rate = update * args.steps * args.games / (time.monotonic() - start)
        shown = f"{np.mean(scores):.1f}" if scores else "none yet"
        print(f"update {update} score {shown} loss {loss.item():.3f}, {rate:,.0f} decisions/s", flush=True)


if __name__ == "__main__":
    main()
