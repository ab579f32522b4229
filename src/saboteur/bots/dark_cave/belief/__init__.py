"""Inference about which seats work for which clan."""
