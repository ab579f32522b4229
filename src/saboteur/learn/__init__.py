"""Tutorial scenes: prepared positions, played on the engine with a guide.

A scene is data (``scenes/BOX.toml``): seats, the position, and steps. Each step accepts some moves
of the learner and holds the answers of the other seats. The guide's texts are in ``texts`` as
``learn-BOX-SCENE-STEP``; the rules and all refusals come from the engine.
"""
