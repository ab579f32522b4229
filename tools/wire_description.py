"""Write the description of a table's socket into the documentation, or check that it holds.

python tools/wire_description.py            write docs/wire/asyncapi.json
python tools/wire_description.py --check    exit 1 if it is stale
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from saboteur.server.http.asyncapi import described

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = Path("docs/wire/asyncapi.json")


def main() -> int:
    """Write the file or compare it."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=True)
    parser.add_argument("--check", action="store_true", help="only say whether the file is stale")
    path = ROOT / FILE
    wanted = json.dumps(described(), indent=1, ensure_ascii=False) + "\n"
    if not parser.parse_args().check:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted, encoding="utf-8")
        return 0
    stale = not path.exists() or path.read_text(encoding="utf-8") != wanted
    if stale:
        print(f"{FILE} is stale: run python tools/wire_description.py", file=sys.stderr)
    return int(stale)


if __name__ == "__main__":
    sys.exit(main())
