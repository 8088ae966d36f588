"""MaskablePPO (sb3-contrib) learns Blue Moon against a level, and is measured from both seats.

pip install 'moondrake[lab,examples]'
python examples/lab/maskable_ppo.py --steps 20000 --opponent beginner
"""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO

from moondrake.adapters.gymnasium import AgainstEnv
from moondrake.sim.intervals import estimate


def evaluate(model: MaskablePPO, env: AgainstEnv, games: int, seed: int) -> list[list[float]]:
    """One score for each game, deal by deal: every deal is played from both seats by the learner."""
    scores = []
    for deal in range(games // 2):
        pair = []
        for seat in (0, 1):
            env.fixed_seat = seat
            env.seat = seat
            seen, _ = env.reset(seed=seed + deal)
            over = False
            while not over:
                action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
                seen, reward, over, _, info = env.step(action)
            assert info["seat"] == seat
            pair.append((reward + 1) / 2)
        scores.append(pair)
    return scores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--opponent", default="beginner")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=40, help="for the evaluation")
    parser.add_argument("--rollout", type=int, default=512)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    env = AgainstEnv("bluemoon", opponent=chosen.opponent, clock=0.002)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=chosen.rollout, batch_size=64, seed=chosen.seed, device="cpu"
    )
    model.learn(chosen.steps)
    told = estimate(evaluate(model, env, chosen.games, seed=10_000))
    print(
        f"against {chosen.opponent}: {told.rate:.1%} of {told.games} games, "
        f"95 % interval {told.low:.1%} to {told.high:.1%} after {model.num_timesteps} steps"
    )
    assert np.isfinite(told.rate)


if __name__ == "__main__":
    main()
