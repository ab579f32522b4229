/** Full-text search in clauses, rulings, card effects and how to play, regardless of accents and case. */

export type EntryKind = "rule" | "ruling" | "card" | "howto";

export interface Entry {
  kind: EntryKind;
  /** The id of a clause or ruling; empty for other entries. */
  id: string;
  boxes: readonly string[];
  title: string;
  text: string;
  place: string;
}

/** A part of an excerpt; `strong` for matches. */
export interface ExcerptPiece {
  text: string;
  strong: boolean;
}

export interface SearchResult {
  entry: Entry;
  title: ExcerptPiece[];
  excerpt: ExcerptPiece[];
}

const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", "’": "'", "\u00a0": " ", "\u202f": " " };

/** Return a text in lower case without accents, and for each of its letters the index in the original. */
function folded(text: string): { plain: string; from: number[] } {
  let plain = "";
  const from: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const small = text[i]!.toLowerCase();
    const letters = small < "\u0080" ? small : (LIGATURES[small] ?? small.normalize("NFD").replace(/\p{M}/gu, ""));
    plain += letters;
    for (let n = 0; n < letters.length; n++) from.push(i);
  }
  from.push(text.length);
  return { plain, from };
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/**
 * Return where `word` occurs at the start of a word (`begins`) or, if it has more than three letters, inside one.
 */
function places(plain: string, word: string): { at: number; begins: boolean }[] {
  const found = [];
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
    const begins = !isLetter(plain[at - 1]);
    if (begins || word.length > 3) found.push({ at, begins });
  }
  return found;
}

function marked(text: string, words: readonly string[], begin = 0, end = text.length): ExcerptPiece[] {
  const { plain, from } = folded(text);
  const strong = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (const { at } of places(plain, word)) strong.fill(true, from[at], from[at + word.length]);
  }
  const pieces: ExcerptPiece[] = [];
  for (let i = begin; i < end; i++) {
    const last = pieces.at(-1);
    if (last && last.strong === strong[i]) last.text += text[i];
    else pieces.push({ text: text[i]!, strong: strong[i]! });
  }
  return pieces;
}

const BEFORE = 60;
const LENGTH = 200;

/** Return an excerpt around the first match. */
function excerpt(text: string, words: readonly string[]): ExcerptPiece[] {
  const { plain, from } = folded(text);
  const first = Math.min(...words.flatMap((word) => places(plain, word).map(({ at }) => from[at]!)), text.length);
  if (text.length <= LENGTH) return marked(text, words);
  let begin = first === text.length ? 0 : Math.max(0, Math.min(first - BEFORE, text.length - LENGTH));
  if (begin > 0) begin = text.indexOf(" ", begin) + 1;
  let end = Math.min(text.length, begin + LENGTH);
  if (end < text.length) end = text.lastIndexOf(" ", end);
  const shown = marked(text, words, begin, end);
  if (begin > 0) shown.unshift({ text: "… ", strong: false });
  if (end < text.length) shown.push({ text: " …", strong: false });
  return shown;
}

/** Title and text in lower case without accents, cached because every key press searches them. */
const PLAIN = new WeakMap<Entry, readonly [title: string, text: string]>();
function plainOf(entry: Entry): readonly [title: string, text: string] {
  let plain = PLAIN.get(entry);
  if (!plain) PLAIN.set(entry, (plain = [folded(entry.title).plain, folded(entry.text).plain]));
  return plain;
}

const bare = (id: string): string => id.toLowerCase().replace("-", "");

/** Return the score of an entry for a word; 0 for no match. */
function fit(entry: Entry, title: string, text: string, word: string): number {
  const exact = entry.id && bare(entry.id) === bare(word) ? 100 : 0;
  const inTitle = places(title, word);
  const inText = places(text, word);
  const worth = (found: ReturnType<typeof places>, whole: number): number =>
    found.some(({ begins }) => begins) ? whole : found.length ? 1 : 0;
  return exact + worth(inTitle, 12) + worth(inText, 4);
}

const wordsOf = (query: string): string[] => folded(query.trim()).plain.split(/\s+/).filter(Boolean);

/** The bonus of entries of the current box: less than a match in the title is worth, more than one in the text. */
const OWN_BOX = 8;

/** Return the entries that match every word of the query, best first, with a bonus for those of the current box. */
export function search(entries: readonly Entry[], query: string, box?: string): Entry[] {
  const words = wordsOf(query);
  if (!words.length || words.join("").length < 2) return [];
  return entries
    .map((entry) => {
      const [title, text] = plainOf(entry);
      const fits = words.map((word) => fit(entry, title, text, word));
      const own = box && entry.boxes.includes(box) ? OWN_BOX : 0;
      return { entry, worth: fits.every(Boolean) ? fits.reduce((sum, each) => sum + each, own) : 0 };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ entry }) => entry);
}

/** Return the title and an excerpt of an entry, with the matches of a query marked. */
export const searchResult = (entry: Entry, query: string): SearchResult => {
  const words = wordsOf(query);
  return { entry, title: marked(entry.title, words), excerpt: excerpt(entry.text, words) };
};
