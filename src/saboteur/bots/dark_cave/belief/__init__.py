"""Inference about the clan that each seat works for."""
