"""Measures how the built client performs in Chromium."""
