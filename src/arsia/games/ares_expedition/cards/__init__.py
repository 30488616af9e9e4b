"""The projects and corporations, made of effects."""
