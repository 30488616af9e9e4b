"""The faces of the libraries that people train with: PettingZoo, Gymnasium, OpenSpiel. All of them lean on one codec.

pip install "arsia[rl]"
env = arsia.rl.pettingzoo.env("pocket_mars", seats=3)
"""
