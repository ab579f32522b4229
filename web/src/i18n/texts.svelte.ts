/** The texts of the client, from the same Fluent files as the terminal's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, SOURCES } from "virtual:texts";

import type { Namespace } from "../../build-plugins/message-namespaces";
import type { Preferences } from "../wire/protocol";
import { preferences } from "../platform/preferences.svelte";

export { LANGUAGES };
export type Language = Exclude<NonNullable<Preferences["language"]>, "">;
export type Args = Record<string, FluentVariable>;
export type { Namespace };

/** The delimiters of a name that is shown in bold within a sentence. */
const STRONG_START = "\uE000";
const STRONG_END = "\uE001";

export interface TextPiece {
  text: string;
  strong: boolean;
}

/** Return the name of a language in that language, such as “Français”. */
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

/**
 * Matches “de” and “que” before a name that begins with a vowel; French elides them: d’Ada, d’Yrsa, but de Yann, de
 * Hakon. Names are marked or capitalised.
 */
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
  private loaded = $state.raw<ReadonlySet<Namespace>>(new Set());
  ready = $state(false);
  /** The language requested last; it may still be loading. */
  private requested: Language = this.language;
  private requestNumber = 0;
  private latest: Promise<void> = Promise.resolve();

  loadLanguage(language: Language = this.requested): Promise<void> {
    this.requested = language;
    return (this.latest = this.loadNow(language, ++this.requestNumber));
  }

  private async loadNow(language: Language, ticket: number): Promise<void> {
    // Adding a namespace changes no existing text, so the page need not be rendered again.
    const same = this.ready && language === this.language;
    const parts = [...this.wanted].filter((part) => !same || !this.loaded.has(part));
    const sources = await Promise.all(parts.map((part) => fetchNamespace(part, language)));
    // A later call supersedes this one and loads these namespaces too.
    if (ticket !== this.requestNumber) return this.latest;
    const bundle = same ? this.bundle : new FluentBundle(language, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source));
    this.bundle = bundle;
    this.loaded = new Set(same ? [...this.loaded, ...parts] : parts);
    this.language = language;
    // Setting the attribute, even to the same value, recalculates the style of the whole page.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    this.ready = true;
  }

  /** Load a namespace, if it is not loaded yet. */
  loadNamespace(part: Namespace): Promise<void> {
    return this.loadNamespaces([part]);
  }

  async loadNamespaces(parts: readonly Namespace[]): Promise<void> {
    if (parts.every((part) => this.loaded.has(part))) return;
    for (const part of parts) this.wanted.add(part);
    await this.loadLanguage();
  }

  /** The chosen language, else that of the browser. */
  get preferred(): Language {
    return preferredLanguage(preferences.current.language, navigator.languages);
  }

  /** Choose a language; the empty string stands for that of the browser. */
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

  /** Return a message; a missing one makes the caller depend on `loaded`, so that it renders again. */
  private message(key: string): ReturnType<FluentBundle["getMessage"]> {
    const message = this.bundle.getMessage(key);
    if (!message) void this.loaded;
    return message;
  }

  /** Return a list of names in the language, with "and" before the last. */
  formatList(names: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(names);
  }

  /** Return the first key that has a text, else the last key. */
  firstKnown(...keys: string[]): string {
    return keys.find((key) => this.has(key)) ?? keys.at(-1)!;
  }

  /** Return the title and text of a clause or ruling; null for an unknown id, or until the rules are loaded. */
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
      // A card of a custom deck has no name other than its kind.
      return name.replace(/^(card|kind|title)-/, "");
    }
    const sentence = this.bundle.formatPattern(pattern, args, []);
    return this.language === "fr" ? elide(sentence) : sentence;
  }
}

export const texts = new Texts();
export const say = (key: string, args?: Args): string => texts.say(key, args);
