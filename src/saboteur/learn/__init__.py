"""Scenes to learn a box by: prepared positions, played on the engine, with a guide beside them.

A scene is data (``scenes/BOX.toml``): who sits where, the position, and steps. Each step wants one
of some moves of the learner and says what the others answer. The words of the guide stand in
``texts`` as ``learn-BOX-SCENE-STEP``; the rules are the engine's, and so is every refusal.
"""
