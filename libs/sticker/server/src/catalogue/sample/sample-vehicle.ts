/** A line as the columns of an operator's file have it. */
export type SampleLine = Readonly<Record<string, string>>;

/** Colors, a line each: name, the maker's code, `#rrggbb` or nothing. */
type Colors = readonly (readonly [name: string, code: string, hex?: string])[];
/** Options by category: name, dollars, and whether the trim comes with it. */
type Options = Readonly<
  Record<string, readonly (readonly [name: string, price: string, code?: string, included?: 'included'])[]>
>;

interface SampleEntry {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  /** Name, price and destination charge in dollars. */
  readonly trims: readonly (readonly [name: string, msrp: string, destination: string])[];
  readonly exterior: Colors;
  readonly interior: Colors;
  readonly options: Options;
  readonly standard?: Readonly<Record<string, readonly string[]>>;
  /** Further lines, such as ratings. */
  readonly more?: readonly SampleLine[];
}

/** The lines of a vehicle, as a file would have them. */
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
