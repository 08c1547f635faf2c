"""Stable-Baselines3 and its MaskablePPO take a table as it is."""

from __future__ import annotations

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env

from kingsbridge.envs.gymnasium import LearnerEnv
from tests.envs.both import every_title


@every_title
def test_it_makes_tables_by_their_name_and_films_them(title: str) -> None:
    tables = make_vec_env(f"kingsbridge/{title.capitalize()}-v0", n_envs=2, env_kwargs={"seats": 2})
    tables.reset()
    images = tables.get_images()
    assert len(images) == 2
    for image in images:
        assert image is not None
        assert image.dtype == np.uint8
        assert image.shape[2] == 3
        assert image.std() > 0


def test_it_accepts_a_table() -> None:
    check_env(LearnerEnv("pillars", seats=2))


def test_maskable_ppo_learns_and_plays_legal_moves() -> None:
    torch.set_num_threads(1)  # for a network as small as this, more only get in each other's way
    tables = make_vec_env("kingsbridge/World-v0", n_envs=2, env_kwargs={"illegal": "raise"})
    model = MaskablePPO("MlpPolicy", tables, n_steps=16, batch_size=16, n_epochs=1, seed=1)
    model.learn(32)
    assert model.num_timesteps == 32
