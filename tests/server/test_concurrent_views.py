"""Several threads may render views at once, since scenes and replays run in threads."""

import subprocess
import sys

import pytest

from saboteur.learn.scene import scenes

CONCURRENT_VIEWS_PROGRAM = """
import sys, threading, time
from saboteur.learn.lesson import Lesson
from saboteur.learn.scene import scene
from saboteur.protocol.encode import lesson_message

lesson = Lesson(scene(sys.argv[1], 1))
begun = threading.Event()

def dawdle(frame, event, _):  # once msgspec has studied a first struct, the next takes its time
    if frame.f_globals["__name__"].startswith("msgspec"):
        if begun.is_set():
            time.sleep(0.01)
        elif event == "return" and not frame.f_back.f_globals["__name__"].startswith("msgspec"):
            begun.set()

def first():
    sys.setprofile(dawdle)
    lesson_message(lesson)

thread = threading.Thread(target=first)
thread.start()
while thread.is_alive() and not begun.wait(0.01):
    pass
lesson_message(lesson)
thread.join()
"""


@pytest.mark.parametrize("box", sorted(scenes()))
def test_first_views_of_a_box_are_thread_safe(box: str) -> None:
    command = [sys.executable, "-c", CONCURRENT_VIEWS_PROGRAM, box]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert asked.returncode == 0, asked.stderr
