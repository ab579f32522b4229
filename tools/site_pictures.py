"""Draw the pictures that stand for the site elsewhere, from the client's own art.

    python hatch_build.py && python -m tools.site_pictures

writes to web/public: ``previews/*.png``, what a chat shows of a link (one of the site, one of each
box), ``apple-touch-icon.png``, ``favicon.ico`` and ``icons/*.png``, what a device shows of the site
once it is installed; and to docs/pictures ``play-*.jpg``, the table
of each box when a game has begun, and ``lay-*.jpg``, what fits there. Needs a Chromium
(tools/chromium.py). The pictures are kept in the repository: run it when the art of the cards has
changed, and build again.
"""

import base64
import struct
import sys
import zlib
from pathlib import Path
from typing import Final, TypedDict

from playwright.sync_api import Browser, Page, sync_playwright

from saboteur.games.registry import catalogue
from saboteur.server.http.head import HEIGHT, SITE, WIDTH
from saboteur.server.http.static import STATIC
from tools.chromium import launch
from tools.client_screenshots import served
from tools.howto_pages import LAYING

ROOT: Final = Path(__file__).resolve().parent.parent
PUBLIC: Final = ROOT / "web" / "public"
DOCS: Final = ROOT / "docs" / "pictures"
BOXES: Final = tuple(entry.id for entry in catalogue() if entry.kind == "box")
COLOURS: Final = range(128, 16, -8)
"""How many a palette may have: as many as leave the picture small, for the art is flat."""
MOST_BYTES: Final = 60_000
TOUCH: Final = 180
SMALL: Final = (16, 32, 48)
INSTALLED: Final = (192, 512)
MASKED_INSET: Final = 22
"""Of a hundred: what a device cuts off a maskable icon is never part of the sign."""

STYLE: Final = """
#preview { position: fixed; inset: 0; z-index: 99; overflow: hidden; background: #0a1216; }
#preview .cards { position: absolute; left: -92px; top: -56px; display: grid; gap: 7px;
    grid-template-columns: repeat(5, 270px); transform: rotate(-4deg); }
#preview .cards svg { width: 270px; height: 360px; }
#preview .hero { position: absolute; inset: 0; width: 100%; height: 100%; }
#preview .shade { position: absolute; inset: 0;
    background: linear-gradient(14deg, #0a1216 13%, #0a1216d0 28%, #0a121600 50%); }
#preview .name { position: absolute; left: 52px; bottom: 40px; display: flex; gap: 26px;
    align-items: center; }
#preview .name .wordmark { font-size: 118px; width: auto; color: #f7ecd6; }
"""

COMPOSE: Final = """art => {
    document.querySelector('#preview')?.remove();
    const preview = document.createElement('div');
    preview.id = 'preview';
    preview.dataset.theme = 'dark';
    if (art.length === 1) preview.append(art[0].cloneNode(true));
    else {
        const cards = document.createElement('div');
        cards.className = 'cards';
        cards.append(...art.slice(0, 10).map(each => each.cloneNode(true)));
        preview.append(cards);
    }
    preview.insertAdjacentHTML('beforeend', '<div class=shade></div><div class=name></div>');
    const logo = document.querySelector('header svg').cloneNode(true);
    logo.setAttribute('width', 118);
    logo.setAttribute('height', 118);
    preview.querySelector('.name').append(
        logo, document.querySelector('header .wordmark').cloneNode(true));
    document.body.append(preview);
    return document.fonts.ready.then(() => undefined);
}"""

# Median cut: the box of colours that spreads the most is halved until there are enough.
REDUCE: Final = """async ([picture, most]) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + picture;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const counts = new Map();
    for (let i = 0; i < data.length; i += 4) {
        const key = data[i] << 16 | data[i + 1] << 8 | data[i + 2];
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const parts = key => [key >> 16, key >> 8 & 255, key & 255];
    const box = colours => {
        let weight = 0;
        const sum = [0, 0, 0], squares = [0, 0, 0];
        for (const { part, count } of colours) {
            weight += count;
            part.forEach((x, axis) => { sum[axis] += x * count; squares[axis] += x * x * count; });
        }
        const spread = squares.map((x, axis) => x - sum[axis] ** 2 / weight);
        const axis = spread.indexOf(Math.max(...spread));
        const mean = sum.map(x => x / weight);
        return { colours, axis, mean, spread: colours.length > 1 ? spread[axis] : -1 };
    };
    let boxes = [box([...counts].map(([key, count]) => ({ key, part: parts(key), count })))];
    while (boxes.length < most) {
        const widest = boxes.reduce((a, b) => (a.spread >= b.spread ? a : b));
        if (widest.spread <= 0) break;
        const { axis, mean } = widest;
        const low = widest.colours.filter(({ part }) => part[axis] <= mean[axis]);
        const high = widest.colours.filter(({ part }) => part[axis] > mean[axis]);
        boxes = boxes.filter(each => each !== widest).concat(box(low), box(high));
    }
    const index = new Map();
    boxes.forEach(({ colours }, i) => colours.forEach(({ key }) => index.set(key, i)));
    let pixels = '';
    for (let i = 0; i < data.length; i += 4)
        pixels += String.fromCharCode(index.get(data[i] << 16 | data[i + 1] << 8 | data[i + 2]));
    return { palette: boxes.map(({ mean }) => mean.map(Math.round)), pixels: btoa(pixels) };
}"""


class Reduced(TypedDict):
    """A picture of few colours."""

    palette: list[list[int]]
    pixels: str


def chunk(kind: bytes, body: bytes) -> bytes:
    """Return a part of a PNG."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def reduced(page: Page, picture: bytes) -> bytes:
    """Return a picture as a PNG with the largest palette that keeps it small."""
    written = (png(page, picture, colours) for colours in COLOURS)
    return next(each for each in written if len(each) <= MOST_BYTES)


def png(page: Page, picture: bytes, colours: int) -> bytes:
    """Return a picture as a PNG with a palette."""
    wish = [base64.b64encode(picture).decode(), colours]
    found: Reduced = page.evaluate(REDUCE, wish)
    pixels = base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[at : at + WIDTH] for at in range(0, len(pixels), WIDTH))
    palette = b"".join(bytes(colour) for colour in found["palette"])
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", palette)
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def previews(browser: Browser, url: str) -> dict[str, bytes]:
    """Draw the site and each box."""
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, reduced_motion="reduce")
    page.goto(url)
    page.add_style_tag(content=STYLE)
    drawn = {}
    for number, box in enumerate(BOXES):
        strip = page.locator(".shelf .box").nth(number)
        strip.scroll_into_view_if_needed()
        strip.locator(".strip svg").nth(9).wait_for(state="attached")
        strip.locator(".strip svg").evaluate_all(COMPOSE)
        drawn[box] = reduced(page, page.screenshot())
    page.locator(".scene .hero").evaluate_all(COMPOSE)
    drawn[SITE] = reduced(page, page.screenshot())
    page.close()
    return drawn


def begun(browser: Browser, url: str) -> dict[str, bytes]:
    """Draw the table of each box when a game has begun, and what fits, as the pages have it."""
    page = browser.new_page(
        viewport={"width": 1100, "height": 900},
        device_scale_factor=1.5,
        color_scheme="dark",
        reduced_motion="reduce",
    )
    drawn = {}
    for box in BOXES:
        page.goto(f"{url}/rules/{box}")
        page.locator(".howto .table svg").last.wait_for()
        table = page.locator(".howto .table").first
        drawn[f"play-{box}"] = table.screenshot(type="jpeg", quality=82)
        examples = page.locator(".howto .examples .picture")
        for number, shape in enumerate(LAYING[box]):
            picture = examples.nth(number).screenshot(type="jpeg", quality=82)
            drawn[f"lay-{shape.lower()}"] = picture
    page.close()
    return drawn


def icon(browser: Browser, size: int, *, inset: float, ground: str) -> bytes:
    """Draw the sign of the site."""
    page = browser.new_page(viewport={"width": size, "height": size})
    sign = (PUBLIC / "favicon.svg").read_text("utf-8")
    page.set_content(
        f"<style>body{{margin:0;background:{ground};display:grid;place-items:center;height:100vh}}"
        f"svg{{width:{100 - 2 * inset}%;display:block}}</style>{sign}"
    )
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return pictures as one file of icons."""
    at = 6 + 16 * len(pictures)
    entries = b""
    for size, picture in pictures.items():
        entries += struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures.values())


def icons(browser: Browser) -> dict[str, bytes]:
    """Draw the sign in every size that somebody asks for, by its file."""
    ground = "#0a1216"
    small = {size: icon(browser, size, inset=0, ground="transparent") for size in SMALL}
    return {
        "apple-touch-icon.png": icon(browser, TOUCH, inset=14, ground=ground),
        "favicon.ico": ico(small),
        "icons/maskable.png": icon(browser, max(INSTALLED), inset=MASKED_INSET, ground=ground),
    } | {
        f"icons/{size}.png": icon(browser, size, inset=4, ground="transparent")
        for size in INSTALLED
    }


def main() -> int:
    """Draw all of it."""
    if not (STATIC / "index.html").exists():
        print("the client is not built: make web", file=sys.stderr)
        return 1
    for folder in ("previews", "icons"):
        (PUBLIC / folder).mkdir(exist_ok=True)
    with served(STATIC) as url, sync_playwright() as playwright:
        browser = launch(playwright)
        drawn = previews(browser, url)
        tables = begun(browser, url)
        signs = icons(browser)
        browser.close()
    for name, picture in drawn.items():
        (PUBLIC / "previews" / f"{name}.png").write_bytes(picture)
    for name, picture in tables.items():
        (DOCS / f"{name}.jpg").write_bytes(picture)
    for name, picture in signs.items():
        (PUBLIC / name).write_bytes(picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
