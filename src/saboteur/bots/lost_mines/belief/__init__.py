"""Inference about which seats share, and what lies face down."""
