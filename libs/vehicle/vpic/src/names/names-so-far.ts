/** Names of a WMI's vehicles by positions 4–8 (`makeNames`). */
export interface WmiNames {
  /** Upper case, as vPIC spells it. */
  readonly makes: readonly string[];
  readonly manufacturer: string | null;
  readonly models: readonly {
    readonly name: string;
    readonly makes: readonly string[];
    /** Characters from position 4 on; `*` is any, `[26]` one of these, and positions past the end are any. */
    readonly keys: readonly string[];
  }[];
}

/** What is certain about a VIN prefix. */
export interface NamesSoFar {
  readonly make: string | null;
  readonly manufacturer: string | null;
  readonly model: string | null;
}

/** Whether some VIN with this prefix matches the key. */
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
 * Returns the make, and the model as soon as only one is possible for the WMI's VINs. When patterns overlap, one of
 * them wins later, so all possible matches are considered; a name that is returned never changes.
 */
export function namesSoFar({ makes, manufacturer, models }: WmiNames, vin: string): NamesSoFar {
  const typed = vin.slice(3, 8);
  const left = models.filter(({ keys }) => keys.some((key) => mayMatch(key, typed)));
  const model = only(left.map(({ name }) => name));
  // Use the model's own make, not the WMI's.
  return { make: only(left.length > 0 ? left.flatMap((each) => each.makes) : makes), manufacturer, model };
}
