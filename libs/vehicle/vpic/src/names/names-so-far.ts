/** The names of a WMI's vehicles, by what positions 4–8 say (`makeNames`). */
export interface WmiNames {
  /** In vPIC's spelling, upper case. */
  readonly makes: readonly string[];
  readonly manufacturer: string | null;
  readonly models: readonly {
    readonly name: string;
    readonly makes: readonly string[];
    /** Characters from position 4 on; `*` is any, `[26]` one of these, and what is beyond the end is any. */
    readonly keys: readonly string[];
  }[];
}

/** What is certain of a VIN's beginning. */
export interface NamesSoFar {
  readonly make: string | null;
  readonly manufacturer: string | null;
  readonly model: string | null;
}

/** Whether some VIN that begins so has the key. */
function mayMatch(key: string, typed: string): boolean {
  const cells = key.match(/\[[^\]]*\]|./g) ?? [];
  return cells.every((cell, at) => {
    const character = typed[at];
    return character === undefined || cell === '*' || character === '*' || cell.includes(character);
  });
}

const only = (names: Iterable<string>): string | null => {
  const [first, ...others] = new Set(names);
  return others.length === 0 ? (first ?? null) : null;
};

/**
 * The make, and the model as soon as only one is left of all that the WMI's VINs can be. Where patterns meet, one of
 * them wins, so all that may match are counted: what is named is never another in the end.
 */
export function namesSoFar({ makes, manufacturer, models }: WmiNames, vin: string): NamesSoFar {
  const typed = vin.slice(3, 8);
  const left = models.filter(({ keys }) => keys.some((key) => mayMatch(key, typed)));
  const model = only(left.map(({ name }) => name));
  // A model's own make counts, not the WMI's.
  return { make: only(left.length > 0 ? left.flatMap((each) => each.makes) : makes), manufacturer, model };
}
