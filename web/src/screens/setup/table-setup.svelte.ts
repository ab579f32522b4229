/** The settings of a table: box, modules, options and seats, kept compatible with each other. */
import { BASE_BOX } from "../../games/boxes";
import { partsOf } from "../../art/cards/ruleset";
import { say } from "../../i18n/texts.svelte";
import type { BoxEntry, Catalogue, Lobby, ModuleEntry, NewTable, RuleOption } from "../../wire/protocol";
import type { OptionValue } from "./rule-options";

export class TableSetup {
  box = $state<string>(BASE_BOX);
  seats = $state(5);
  /** The modules in the order of selection. */
  modules = $state.raw<readonly string[]>([]);
  options = $state<Record<string, OptionValue>>({});

  constructor(
    readonly catalogue: Catalogue,
    box: string,
  ) {
    this.chooseBox(box);
  }

  /** Return the setup of an existing table. */
  static of(
    catalogue: Catalogue,
    { ruleset, seats, options }: Pick<Lobby, "ruleset" | "options"> & { seats: number },
  ): TableSetup {
    const [box, ...modules] = partsOf(ruleset);
    const setup = new TableSetup(catalogue, box!);
    setup.modules = modules;
    setup.seats = seats;
    setup.options = { ...options };
    return setup;
  }

  private readonly entry = $derived.by((): BoxEntry => this.catalogue.boxes.find((box) => box.id === this.box)!);
  private readonly parts = $derived.by((): ModuleEntry[] => this.modules.map((id) => this.module(id)));

  readonly ruleset = $derived.by((): string => [this.box, ...[...this.modules].sort()].join("+"));
  /** The range of seats allowed by the box and its modules. */
  readonly range = $derived.by((): [number, number] => {
    const seats = [this.entry, ...this.parts].map((part) => part.seats);
    return [Math.max(...seats.map(([least]) => least)), Math.min(...seats.map(([, most]) => most))];
  });
  /** The options of the box and its modules, and those that make another module compatible with them. */
  readonly availableOptions = $derived.by((): RuleOption[] => {
    const named = new Map(this.entry.options.map((option) => [option.name, option]));
    for (const module of this.catalogue.modules) {
      const meant = this.modules.includes(module.id);
      const wished = (name: string): boolean =>
        this.parts.some(({ incompatibilities: bars }) =>
          bars.some((bar) => bar.module === module.id && bar.option === name),
        );
      if (!module.boxes.includes(this.box)) continue;
      for (const option of module.options) if (meant || wished(option.name)) named.set(option.name, option);
    }
    return [...named.values()];
  });

  private module(id: string): ModuleEntry {
    return this.catalogue.modules.find((module) => module.id === id)!;
  }

  value(option: RuleOption): OptionValue {
    return this.options[option.name] ?? option.choices[0]!;
  }

  /** Return why a module cannot be added; null if it can. */
  conflict(id: string, among: readonly string[] = this.modules): string | null {
    const module = this.module(id);
    if (!module.boxes.includes(this.box)) return say("barred-box", { box: say(`box-${module.boxes[0]}`) });
    for (const bar of module.incompatibilities) {
      if (!among.includes(bar.module) || (bar.option && this.options[bar.option] === true)) continue;
      if (bar.option) return say(`barred-${bar.option.replaceAll("_", "-")}`, { module: say(`module-${bar.module}`) });
      return say(`barred-${[id, bar.module].sort().join("-")}`);
    }
    return null;
  }

  chooseBox(box: string): void {
    this.box = box;
    this.dropConflicts();
  }

  toggleModule(id: string): void {
    this.modules = this.modules.includes(id) ? this.modules.filter((each) => each !== id) : [...this.modules, id];
    this.dropConflicts();
  }

  setOption(option: RuleOption, index: number): void {
    this.options[option.name] = option.choices[index]!;
    this.dropConflicts();
  }

  /** Remove modules that are no longer compatible, and keep the number of seats in range. */
  private dropConflicts(): void {
    const kept: string[] = [];
    for (const id of this.modules) if (this.conflict(id, kept) === null) kept.push(id);
    this.modules = kept;
    this.seats = Math.min(Math.max(this.seats, this.range[0]), this.range[1]);
  }

  /** Return the fields of a request for the table; options with their default value are left out. */
  toRequest(): Required<Pick<NewTable, "ruleset" | "seats" | "options">> {
    const own = new Set([this.entry, ...this.parts].flatMap((part) => part.options.map((option) => option.name)));
    const options = Object.fromEntries(
      this.availableOptions
        .filter((option) => own.has(option.name) && this.value(option) !== option.choices[0])
        .map((option) => [option.name, this.value(option)]),
    );
    return { ruleset: this.ruleset, seats: this.seats, options };
  }
}
