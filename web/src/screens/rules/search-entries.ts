/** The entries of the search, in the language of the page. */
import effects from "../../../../src/saboteur/texts/effects.toml?effects";

import { effectNamespaces } from "../../art/cards/card-effects";
import { BOX_REFERENCES } from "../../games/box-references";
import { BASE_BOX, BOX_IDS } from "../../games/boxes";
import { isSupported } from "../../games/registry";
import type { BoxId } from "../../wire/protocol";
import { say, texts, type Namespace } from "../../i18n/texts.svelte";
import { guideTexts } from "./guides";
import { boxChapters, boxesOf, chapterOf, MODULES, modulesOf } from "./rules-address";
import type { Entry } from "./search";

/** The searched namespaces, including the names of all cards. */
export const SEARCH_NAMESPACES: readonly Namespace[] = [
  ...new Set<Namespace>([
    "pages",
    "rules",
    "howto",
    "howto-modules",
    ...BOX_IDS.flatMap((box) => [`howto-${box}` as const, ...effectNamespaces(box)]),
    ...effectNamespaces("modules"),
  ]),
];

function rules(): Entry[] {
  const found = new Map<string, Entry>();
  for (const chapter of new Set(BOX_IDS.flatMap((box) => boxChapters(box)))) {
    const { clauses, rulings } = chapterOf(chapter);
    for (const [kind, sections] of [
      ["rule", clauses],
      ["ruling", rulings],
    ] as const) {
      for (const id of sections.flatMap(({ ids }) => ids)) {
        const boxes = [...new Set([...(found.get(id)?.boxes ?? []), ...boxesOf(chapter)])];
        found.set(id, {
          kind,
          id,
          boxes,
          title: texts.attribute(id, "title"),
          text: texts.say(id),
          place: `/rules/${id}`,
        });
      }
    }
  }
  return [...found.values()];
}

const boxesWith = (deck: string, group: string): BoxId[] => {
  if (!isSupported(deck)) return BOX_IDS.filter((box) => modulesOf(box).includes(deck));
  return BOX_IDS.filter((box) => box === deck || effects.shared[box]?.[deck]?.includes(group));
};

function cards(): Entry[] {
  const found = new Map<string, Entry>();
  for (const [deck, groups] of Object.entries(effects.decks)) {
    for (const [group, told] of Object.entries(groups)) {
      for (const [effect, kinds] of Object.entries(told)) {
        const known = found.get(effect);
        const boxes = [...new Set([...(known?.boxes ?? []), ...boxesWith(deck, group)])];
        const key = `effect-${effect}`;
        const title =
          kinds.length > 1 ? texts.attribute(key, "title") : say(`${effects.names[group] ?? "card"}-${kinds[0]}`);
        const place = `/cards/${isSupported(deck) ? deck : "modules"}`;
        found.set(
          effect,
          known
            ? { ...known, boxes }
            : { kind: "card", id: "", boxes, title, text: `${say(key)} ${texts.attribute(key, "when")}`, place },
        );
      }
    }
  }
  return [...found.values()];
}

function guides(): Entry[] {
  const told = BOX_IDS.flatMap((box) =>
    guideTexts(box).map(({ heading, key }): Entry => ({
      kind: "howto",
      id: "",
      boxes: [box],
      title: say(heading),
      text: say(key, BOX_REFERENCES[box].args(key)),
      place: `/rules/${box}`,
    })),
  );
  const modules = Object.values(MODULES)
    .flat()
    .filter((id) => texts.has(`howto-module-${id}`));
  const boxes = (id: string): BoxId[] => BOX_IDS.filter((box) => modulesOf(box).includes(id));
  return [
    ...told,
    ...modules.map((id): Entry => ({
      kind: "howto",
      id: "",
      boxes: boxes(id),
      title: say(`module-${id}`),
      text: say(`howto-module-${id}`),
      place: `/rules/${BASE_BOX}?modules=${id}`,
    })),
  ];
}

/** Return the entries; the texts must be loaded. */
export const allEntries = (): Entry[] => [...rules(), ...cards(), ...guides()];
