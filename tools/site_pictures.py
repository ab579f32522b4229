"""Draw the icons and preview pictures of the site, from the client's own art.

    python hatch_build.py && python -m tools.site_pictures

writes to web/public: ``previews/*.png``, the link previews of the site and of each box;
``apple-touch-icon.png``, ``favicon.ico`` and ``icons/*.png``, the icons of the installed site; and
to docs/pictures: ``play-*.jpg``, the table of each box at the start of a game, and ``lay-*.jpg``,
paths that fit. Needs a Chromium (tools/chromium.py). The pictures are kept in the repository: run
it when the art of the cards has changed, and build again.
"""

import base64
import struct
import sys
import zlib
from pathlib import Path
from typing import Final, TypedDict

from playwright.sync_api import Browser, Page, sync_playwright

from saboteur.games.registry import catalogue
from saboteur.server.http.page_meta import PREVIEW_HEIGHT, PREVIEW_WIDTH, SITE_PREVIEW
from saboteur.server.http.static_assets import STATIC_DIR
from tools.chromium import launch_chromium
from tools.client_screenshots import serve_folder
from tools.howto_pages import LAYING

ROOT: Final = Path(__file__).resolve().parent.parent
PUBLIC_DIR: Final = ROOT / "web" / "public"
PICTURES_DIR: Final = ROOT / "docs" / "pictures"
BOXES: Final = tuple(entry.id for entry in catalogue() if entry.kind == "box")
PALETTE_SIZES: Final = range(128, 16, -8)
"""Numbers of palette colours to try, until the picture is small enough; the art is flat."""
MAX_BYTES: Final = 60_000
TOUCH_ICON_SIZE: Final = 180
FAVICON_SIZES: Final = (16, 32, 48)
APP_ICON_SIZES: Final = (192, 512)
MASKED_INSET: Final = 22
"""Per cent at each edge that devices may cut off a maskable icon; the logo stays inside."""

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

# Median cut: halve the box of colours with the largest spread until there are enough.
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


class PaletteImage(TypedDict):
    """A picture as a palette of RGB colours and one byte per pixel, base64-encoded."""

    palette: list[list[int]]
    pixels: str


def png_chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def reduce_to_png(page: Page, picture: bytes) -> bytes:
    """Return a picture as a PNG of at most ``MAX_BYTES`` with the most colours possible."""
    written = (palette_png(page, picture, colours) for colours in PALETTE_SIZES)
    return next(each for each in written if len(each) <= MAX_BYTES)


def palette_png(page: Page, picture: bytes, colours: int) -> bytes:
    """Return a picture as a PNG with a palette."""
    wish = [base64.b64encode(picture).decode(), colours]
    found: PaletteImage = page.evaluate(REDUCE, wish)
    pixels = base64.b64decode(found["pixels"])
    rows = b"".join(
        b"\0" + pixels[at : at + PREVIEW_WIDTH] for at in range(0, len(pixels), PREVIEW_WIDTH)
    )
    palette = b"".join(bytes(colour) for colour in found["palette"])
    return (
        b"\x89PNG\r\n\x1a\n"
        + png_chunk(b"IHDR", struct.pack(">IIBBBBB", PREVIEW_WIDTH, PREVIEW_HEIGHT, 8, 3, 0, 0, 0))
        + png_chunk(b"PLTE", palette)
        + png_chunk(b"IDAT", zlib.compress(rows, 9))
        + png_chunk(b"IEND", b"")
    )


def draw_previews(browser: Browser, url: str) -> dict[str, bytes]:
    """Return the previews of the site and of each box."""
    page = browser.new_page(
        viewport={"width": PREVIEW_WIDTH, "height": PREVIEW_HEIGHT}, reduced_motion="reduce"
    )
    page.goto(url)
    page.add_style_tag(content=STYLE)
    drawn = {}
    for number, box in enumerate(BOXES):
        strip = page.locator(".shelf .box").nth(number)
        strip.scroll_into_view_if_needed()
        strip.locator(".strip svg").nth(9).wait_for(state="attached")
        strip.locator(".strip svg").evaluate_all(COMPOSE)
        drawn[box] = reduce_to_png(page, page.screenshot())
    page.locator(".scene .hero").evaluate_all(COMPOSE)
    drawn[SITE_PREVIEW] = reduce_to_png(page, page.screenshot())
    page.close()
    return drawn


def draw_started_tables(browser: Browser, url: str) -> dict[str, bytes]:
    """Return the table of each box at the start of a game, and the pictures of cards that fit."""
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


def draw_icon(browser: Browser, size: int, *, inset: float, ground: str) -> bytes:
    """Return the logo of the site as an icon."""
    page = browser.new_page(viewport={"width": size, "height": size})
    sign = (PUBLIC_DIR / "favicon.svg").read_text("utf-8")
    page.set_content(
        f"<style>body{{margin:0;background:{ground};display:grid;place-items:center;height:100vh}}"
        f"svg{{width:{100 - 2 * inset}%;display:block}}</style>{sign}"
    )
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def encode_ico(pictures: dict[int, bytes]) -> bytes:
    """Return square PNG pictures, given by size, as one ICO file."""
    at = 6 + 16 * len(pictures)
    entries = b""
    for size, picture in pictures.items():
        entries += struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures.values())


def draw_icons(browser: Browser) -> dict[str, bytes]:
    """Return the icons in every required size, by file."""
    ground = "#0a1216"
    small = {
        size: draw_icon(browser, size, inset=0, ground="transparent") for size in FAVICON_SIZES
    }
    return {
        "apple-touch-icon.png": draw_icon(browser, TOUCH_ICON_SIZE, inset=14, ground=ground),
        "favicon.ico": encode_ico(small),
        "icons/maskable.png": draw_icon(
            browser, max(APP_ICON_SIZES), inset=MASKED_INSET, ground=ground
        ),
    } | {
        f"icons/{size}.png": draw_icon(browser, size, inset=4, ground="transparent")
        for size in APP_ICON_SIZES
    }


def main() -> int:
    """Draw and write all pictures."""
    if not (STATIC_DIR / "index.html").exists():
        print("the client is not built: make web", file=sys.stderr)
        return 1
    for folder in ("previews", "icons"):
        (PUBLIC_DIR / folder).mkdir(exist_ok=True)
    with serve_folder(STATIC_DIR) as url, sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        drawn = draw_previews(browser, url)
        tables = draw_started_tables(browser, url)
        signs = draw_icons(browser)
        browser.close()
    for name, picture in drawn.items():
        (PUBLIC_DIR / "previews" / f"{name}.png").write_bytes(picture)
    for name, picture in tables.items():
        (PICTURES_DIR / f"{name}.jpg").write_bytes(picture)
    for name, picture in signs.items():
        (PUBLIC_DIR / name).write_bytes(picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
