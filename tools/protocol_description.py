"""Write the AsyncAPI description of a table's socket into the documentation, or check it.

python tools/protocol_description.py            write docs/wire/asyncapi.json
python tools/protocol_description.py --check    exit 1 if it is stale
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from saboteur.server.http.asyncapi import build_spec

ROOT: Final = Path(__file__).resolve().parent.parent
DESCRIPTION_FILE: Final = Path("docs/wire/asyncapi.json")


def main() -> int:
    """Write the file, or return 1 if it is stale."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=True)
    parser.add_argument("--check", action="store_true", help="only say whether the file is stale")
    path = ROOT / DESCRIPTION_FILE
    wanted = json.dumps(build_spec(), indent=1, ensure_ascii=False) + "\n"
    if not parser.parse_args().check:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted, encoding="utf-8")
        return 0
    stale = not path.exists() or path.read_text(encoding="utf-8") != wanted
    if stale:
        print(
            f"{DESCRIPTION_FILE} is stale: run python tools/protocol_description.py",
            file=sys.stderr,
        )
    return int(stale)


if __name__ == "__main__":
    sys.exit(main())
