/** Space, letters, corners, shadows, durations, layers, colours and sizes of screens are written by their names. */
import { describe, expect, it } from "vitest";

import { MEDIA } from "../src/platform/media";
import tokens from "../src/ui/styles/tokens.css?raw";

const sources = import.meta.glob<string>(["../src/**/*.{svelte,css}", "!../src/ui/styles/tokens.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Where colours get their names: of the page, on paper, of a ground, of the cards of a box. */
const COLOUR_FILES = /\/(colours|print)\.css$|\/grounds\/|-theme\.css$/;

const SCALES: readonly (readonly [scale: string, property: RegExp])[] = [
  ["space", /^(gap|row-gap|column-gap|(padding|margin)(-[a-z-]+)?)$/],
  ["radius", /^border(-[a-z]+)*-radius$/],
];

/** Lengths by their names. */
const named = new Map([...tokens.matchAll(/--([a-z]+-\d+): ([\d.]+px);/g)].map(([, name, value]) => [name!, value!]));
const tokenNames = new Set([...tokens.matchAll(/^ *--([\w-]+):/gm)].map(([, name]) => name!));

const stylesOf = (file: string, text: string): string =>
  (file.endsWith(".css") ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? "")).replace(/\/\*.*?\*\//gs, "");

const styles = Object.entries(sources).map(([file, text]) => [file, stylesOf(file, text)] as const);

function stripBrackets(value: string): string {
  let bare = value;
  while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, "");
  return bare;
}

const declarations = styles.flatMap(([file, css]) =>
  [...css.matchAll(/^ *([a-z-]+):\s+([^;{}]+);/gm)].map(([, property, value]) => ({
    file,
    property: property!,
    value: value!.replace(/\s+/g, " ").replace(" !important", ""),
  })),
);

/** The declarations of properties whose value is not as it should be. */
const wrong = (property: RegExp, isRight: (value: string, property: string) => boolean): string[] =>
  declarations
    .filter(
      (each) => property.test(each.property) && !each.file.endsWith("print.css") && !isRight(each.value, each.property),
    )
    .map((each) => `${each.file}: ${each.property}: ${each.value}`);

/** A token; a share of the letters around it; or a size that grows with the screen or what is drawn, without pixels. */
const isLetterSize = (value: string): boolean =>
  /^(0|inherit|[\d.]+em|[\d.]+vh|var\(--text-\w+\)|var\(--(end|score|tally)-\w+(, .+)?\))$/.test(value) ||
  (/^(clamp|min|max|calc)\(/.test(value) && !/\dpx/.test(value));

describe("styles", () => {
  it("name a length that has a name", () => {
    const missed = declarations.flatMap(({ file, property, value }) => {
      const scale = SCALES.find(([, properties]) => properties.test(property))?.[0];
      const lengths = stripBrackets(value).split(/[\s/]+/);
      return [...named]
        .filter(([name, length]) => scale && name.startsWith(`${scale}-`) && lengths.includes(length))
        .map(([name, length]) => `${file}: ${property} is ${length}, var(--${name})`);
    });
    expect(declarations.length).toBeGreaterThan(5_000);
    expect(missed).toEqual([]);
  });

  it("use no token that is not there", () => {
    const scales = [...new Set([...tokenNames].map((name) => name.split("-")[0]!))].filter(
      (scale) => !["display", "body", "touch", "fast", "slow", "long"].includes(scale),
    );
    const pattern = new RegExp(`var\\(--((?:${scales.join("|")})-[\\w-]+)\\)`, "g");
    const used = styles.flatMap(([file, css]) => [...css.matchAll(pattern)].map(([, name]) => ({ file, name: name! })));
    expect(used.length).toBeGreaterThan(500);
    expect(used.filter(({ name }) => !tokenNames.has(name))).toEqual([]);
  });

  it("write letters in one of nine sizes, all of which grow with the player's own", () => {
    expect([...tokenNames].filter((name) => name.startsWith("text-"))).toHaveLength(9);
    expect(wrong(/^font-size$/, isLetterSize)).toEqual([]);
    expect(
      wrong(
        /^font$/,
        (value) =>
          value === "inherit" ||
          isLetterSize(value.replace(/^\d+ /, "").split(/ ?\/| (?!\*|\+)(?=var\(--(?:body|display)|")/)[0]!),
      ),
    ).toEqual([]);
  });

  it("have few line heights", () => {
    expect(
      wrong(/^line-height$/, (value) => /^(0|1|1\.1|1\.25|1\.4|1\.5|inherit|[\d.]+rem|var\(.*\))$/.test(value)),
    ).toEqual([]);
  });

  it("cast only shadows that have a name", () => {
    expect(wrong(/^box-shadow$/, (value) => !/\d(px)? [\d-]/.test(stripBrackets(value)))).toEqual([]);
  });

  it("move for one of three durations", () => {
    const isRight = (value: string): boolean => !/(^|[\s(,])\d*\.?\d+m?s\b/.test(value.replace(/\b0(\.01m)?s\b/g, ""));
    expect(wrong(/^(transition|animation)(-duration|-delay)?$/, isRight)).toEqual([]);
  });

  it("stand in one of eight layers", () => {
    expect([...tokenNames].filter((name) => name.startsWith("z-"))).toHaveLength(8);
    expect(wrong(/^z-index$/, (value) => /^var\(--z-\w+\)$/.test(value))).toEqual([]);
  });

  it("name every colour where the themes are", () => {
    const bare = styles
      .filter(([file]) => !COLOUR_FILES.test(file))
      .flatMap(([file, css]) => [
        ...[...css.matchAll(/#[\da-f]{3,8}\b(?=[^{}]*[;}])|\b(rgb|hsl|oklch)a?\([^)]*\)/gi)].map(
          ([found]) => `${file}: ${found}`,
        ),
        ...[...css.matchAll(/: (white|black)\b/g)].map(([found]) => `${file}${found}`),
      ]);
    expect(bare).toEqual([]);
  });

  it("ask for the sizes of screens by their names", () => {
    const known = new Set(Object.keys(MEDIA).map((name) => `--${name}`));
    const others = styles.flatMap(([file, css]) =>
      [...css.matchAll(/@media ([^{]+)/g)].flatMap(([, query]) =>
        query!
          .split(/\band\b|\bnot\b|\bor\b|,/)
          .map((part) => part.replace(/[()]/g, "").trim())
          .filter(
            (part) => part && part !== "print" && !/^(hover|pointer|forced-colors):/.test(part) && !known.has(part),
          )
          .map((part) => `${file}: ${part}`),
      ),
    );
    expect(others).toEqual([]);
    expect(known.size).toBe(6);
  });
});
