/** Every word on the screen, from the Fluent files that the terminal speaks too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, SOURCES } from "virtual:texts";

import type { Namespace } from "../../build-plugins/message-namespaces";
import type { Preferences } from "../wire/protocol";
import { preferences } from "../platform/preferences.svelte";

export { LANGUAGES };
export type Language = Exclude<NonNullable<Preferences["language"]>, "">;
export type Args = Record<string, FluentVariable>;
export type { Namespace };

/** Around a name, so that a sentence can be shown with its names in bold. */
const STRONG_START = "\uE000";
const STRONG_END = "\uE001";

export interface TextPiece {
  text: string;
  strong: boolean;
}

/** The name of a language in itself, such as “Français”. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name[0]!.toLocaleUpperCase(language) + name.slice(1);
}

export const markStrong = (name: string): string => STRONG_START + name + STRONG_END;

export function splitStrong(sentence: string): TextPiece[] {
  return sentence
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith(STRONG_START) ? { text: part.slice(1, -1), strong: true } : { text: part, strong: false },
    );
}

export const stripMarks = (sentence: string): string => sentence.replace(/[\uE000\uE001]/g, "");

/** Before a name that begins with a vowel French shortens “de” and “que”: d’Ada, d’Yrsa; de Yann, de Hakon. A name is marked, or begins with a capital. */
const ELIDED = /\b(d|qu)e (?=\uE000?(?:[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ]|Y[^aeiou]))/g;

export const elide = (sentence: string): string => sentence.replace(ELIDED, "$1’");

export function preferredLanguage(wish: string, browser: readonly string[]): Language {
  for (const tag of [wish, ...browser]) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

const fetchNamespace = async (part: Namespace, language: Language): Promise<string> =>
  (await (SOURCES[part] ?? (await import("virtual:later-texts")).SOURCES[part]!)[language]()).default;

class Texts {
  language = $state<Language>(this.preferred);
  private bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  private readonly wanted = new Set<Namespace>(["play"]);
  /** What the bundle holds. */
  private loaded = $state.raw<ReadonlySet<Namespace>>(new Set());
  ready = $state(false);
  /** The language asked for last; it may be on its way. */
  private requested: Language = this.language;
  private requestNumber = 0;
  private latest: Promise<void> = Promise.resolve();

  loadLanguage(language: Language = this.requested): Promise<void> {
    this.requested = language;
    return (this.latest = this.loadNow(language, ++this.requestNumber));
  }

  private async loadNow(language: Language, ticket: number): Promise<void> {
    // A part more changes no word that is already said, so nothing on the page is said again.
    const same = this.ready && language === this.language;
    const parts = [...this.wanted].filter((part) => !same || !this.loaded.has(part));
    const sources = await Promise.all(parts.map((part) => fetchNamespace(part, language)));
    // Whoever asked later asked for these parts too.
    if (ticket !== this.requestNumber) return this.latest;
    const bundle = same ? this.bundle : new FluentBundle(language, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source));
    this.bundle = bundle;
    this.loaded = new Set(same ? [...this.loaded, ...parts] : parts);
    this.language = language;
    // Even the same language, said again, would restyle the whole page.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    this.ready = true;
  }

  /** Fetch another part, if it is not there yet. */
  loadNamespace(part: Namespace): Promise<void> {
    return this.loadNamespaces([part]);
  }

  async loadNamespaces(parts: readonly Namespace[]): Promise<void> {
    if (parts.every((part) => this.loaded.has(part))) return;
    for (const part of parts) this.wanted.add(part);
    await this.loadLanguage();
  }

  /** What was chosen, else what the browser prefers. */
  get preferred(): Language {
    return preferredLanguage(preferences.current.language, navigator.languages);
  }

  /** Nothing for the browser's own. */
  async choose(language: Language | ""): Promise<void> {
    preferences.set({ language });
    await this.loadLanguage(this.preferred);
  }

  has(key: string): boolean {
    return this.message(key) !== undefined;
  }

  say(key: string, args: Args = {}): string {
    return this.format(key, this.message(key)?.value ?? null, args);
  }

  attribute(key: string, name: string, args: Args = {}): string {
    return this.format(`${key}.${name}`, this.message(key)?.attributes[name] ?? null, args);
  }

  /** Whoever misses a message is told when another part has come. */
  private message(key: string): ReturnType<FluentBundle["getMessage"]> {
    const message = this.bundle.getMessage(key);
    if (!message) void this.loaded;
    return message;
  }

  /** Names one after the other, with the language's own "and" before the last. */
  formatList(names: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(names);
  }

  /** The first of some texts that is there. */
  firstKnown(...keys: string[]): string {
    return keys.find((key) => this.has(key)) ?? keys.at(-1)!;
  }

  /** Title and text of a clause or ruling; null until the rules are there. */
  clause(id: string): { title: string; text: string } | null {
    if (!this.loaded.has("rules")) {
      queueMicrotask(() => {
        if (!this.wanted.has("rules")) void this.loadNamespace("rules");
      });
      return null;
    }
    return this.has(id) ? { title: this.attribute(id, "title"), text: this.say(id) } : null;
  }

  private format(name: string, pattern: Parameters<FluentBundle["formatPattern"]>[0] | null, args: Args): string {
    if (pattern === null) {
      if (import.meta.env.DEV && this.ready) console.error(`no text ${name}`);
      // A card of a deck of one's own has no name but its kind.
      return name.replace(/^(card|kind|title)-/, "");
    }
    const sentence = this.bundle.formatPattern(pattern, args, []);
    return this.language === "fr" ? elide(sentence) : sentence;
  }
}

export const texts = new Texts();
export const say = (key: string, args?: Args): string => texts.say(key, args);
