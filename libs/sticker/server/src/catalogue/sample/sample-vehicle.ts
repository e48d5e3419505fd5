/** A line in the column format of an operator's file. */
export type SampleLine = Readonly<Record<string, string>>;

/** Colors, one per line: name, manufacturer's code, `#rrggbb` or nothing. */
type Colors = readonly (readonly [name: string, code: string, hex?: string])[];
/** Options by category: name, dollars, and whether the trim includes it. */
type Options = Readonly<
  Record<string, readonly (readonly [name: string, price: string, code?: string, included?: 'included'])[]>
>;

interface SampleEntry {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  /** Trim name, price, and destination charge in dollars. */
  readonly trims: readonly (readonly [name: string, msrp: string, destination: string])[];
  readonly exterior: Colors;
  readonly interior: Colors;
  readonly options: Options;
  readonly standard?: Readonly<Record<string, readonly string[]>>;
  /** Other lines, such as ratings. */
  readonly more?: readonly SampleLine[];
}

/** Returns a vehicle's lines as they would be in a file. */
export function linesOf({ year, make, model, ...vehicle }: SampleEntry): SampleLine[] {
  const own = { year, make, model };
  const colors = (kind: string, list: Colors) =>
    list.map(([name, code, hex = '']) => ({ ...own, kind, name, code, hex }));
  return [
    ...vehicle.trims.map(([trim, price, destination]) => ({ ...own, kind: 'trim', trim, price, destination })),
    ...colors('exterior', vehicle.exterior),
    ...colors('interior', vehicle.interior),
    ...Object.entries(vehicle.options).flatMap(([category, items]) =>
      items.map(([name, price, code = '', included]) => ({
        ...own,
        kind: 'option',
        category,
        name,
        price,
        code,
        preselected: included ? 'yes' : 'no',
      })),
    ),
    ...Object.entries(vehicle.standard ?? {}).flatMap(([category, names]) =>
      names.map((name) => ({ ...own, kind: 'standard', category, name })),
    ),
    ...(vehicle.more ?? []).map((line) => ({ ...own, ...line })),
  ];
}
