/** Space, type and corners are written by their tokens wherever they are on the scale. */
import { describe, expect, it } from "vitest";

import tokens from "../src/ui/styles/tokens.css?raw";

const sources = import.meta.glob<string>(["../src/**/*.{svelte,css}", "!../src/ui/styles/tokens.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const SCALES: readonly (readonly [scale: string, property: RegExp])[] = [
  ["space", /^(gap|row-gap|column-gap|(padding|margin)(-[a-z-]+)?)$/],
  ["type", /^font-size$/],
  ["radius", /^border(-[a-z]+)*-radius$/],
];

/** Lengths by their names, in pixels: sixteen make a rem. */
const named = new Map(
  [...tokens.matchAll(/--([a-z]+-\d+): ([\d.]+)(px|rem);/g)].map(([, name, value, unit]) => [
    name!,
    `${Number(value) * (unit === "rem" ? 16 : 1)}px`,
  ]),
);

/** The styles of a component or a style sheet, without what stands within brackets: `calc(…)`, `var(…)`. */
function* declarations(): Generator<[file: string, property: string, value: string]> {
  for (const [file, text] of Object.entries(sources)) {
    const styles = file.endsWith(".css") ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? "");
    for (const [, property, value] of styles.matchAll(/^ *([a-z-]+): ([^;{}]+);/gm)) {
      let bare = value!;
      while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, "");
      yield [file, property!, bare];
    }
  }
}

describe("styles", () => {
  it("name a length that has a name", () => {
    const missed: string[] = [];
    let read = 0;
    for (const [file, property, value] of declarations()) {
      const scale = SCALES.find(([, properties]) => properties.test(property))?.[0];
      if (!scale) continue;
      read++;
      for (const [name, length] of named) {
        if (name.startsWith(`${scale}-`) && value.split(/[\s/]+/).includes(length))
          missed.push(`${file}: ${property} is ${length}, var(--${name})`);
      }
    }
    expect(read).toBeGreaterThan(500);
    expect(missed).toEqual([]);
  });

  it("use no name that is not there", () => {
    const used = Object.entries(sources).flatMap(([file, text]) =>
      [...text.matchAll(/var\(--((?:space|type|radius)-\d+)\)/g)].map(([, name]) => ({ file, name: name! })),
    );
    expect(used.length).toBeGreaterThan(500);
    expect(used.filter(({ name }) => !named.has(name))).toEqual([]);
  });
});
