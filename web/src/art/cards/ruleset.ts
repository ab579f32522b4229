/** Return the parts of a rule set's name: `box` or `box+module+…`. */
export const partsOf = (ruleset: string): string[] => ruleset.split("+");
export const boxOf = (ruleset: string): string => partsOf(ruleset)[0]!;
export const hasPart = (ruleset: string, id: string): boolean => partsOf(ruleset).includes(id);
