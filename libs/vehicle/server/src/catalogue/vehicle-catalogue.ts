import { CLASSIC_MODELS } from '@vinlore/vehicle-domain';
import { type Catalogue, openCatalogue } from '@vinlore/vehicle-vpic';

/** Years → makes → models → trims, classics included. */
export interface VehicleCatalogue {
  /** Newest first. */
  years(): number[];
  /** Mainstream makes first; all years if none is given. */
  makes(year?: number): Make[];
  /** Doubtful models last; all years if none is given. */
  models(make: string, year?: number): Model[];
  /** Trims, or a classic model's series. */
  trims(year: number, make: string, model: string): string[];
  /**
   * The catalog over the current data. Immutable, and the same object as long as that data is in use, so derived values
   * can be cached by it.
   */
  pinned(): VehicleCatalogue;
}

type Make = ReturnType<Catalogue['makes']>[number];
type Model = ReturnType<Catalogue['models']>[number];

const same = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();
const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** Classics of a year. Before 17-character VINs, the manufacturers' tables are our only source. */
const classicsOf = (year: number) => CLASSIC_MODELS.filter(({ from, to }) => year >= from && year <= to);

const CLASSIC_YEARS = sorted(
  CLASSIC_MODELS.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => String(from + at))),
).map(Number);

/** Merges lists by name. An entry that is mainstream (or certain) in any list is so in the result. */
function united<Item extends { name: string }>(lists: readonly Item[][], last: (item: Item) => boolean): Item[] {
  const found = new Map<string, Item>();
  for (const item of lists.flat()) {
    const before = found.get(item.name);
    if (!before || (last(before) && !last(item))) found.set(item.name, item);
  }
  const all = [...found.values()].sort(byName);
  return [...all.filter((item) => !last(item)), ...all.filter(last)];
}

/** Adds the classics to vPIC's catalog. Lists of makes are long and requested often, so they're cached. */
function vehicleCatalogue(vpic: Catalogue): VehicleCatalogue {
  const years = [...new Set([...vpic.years(), ...CLASSIC_YEARS])].sort((one, other) => other - one);
  const makesOf = (year: number): Make[] =>
    united(
      [
        vpic.makes(year),
        sorted(classicsOf(year).map(({ make }) => make.toUpperCase())).map((name) => ({ name, mainstream: true })),
      ],
      ({ mainstream }) => !mainstream,
    );
  const modelsOf = (year: number, make: string): Model[] =>
    united(
      [
        vpic.models(year, make),
        classicsOf(year)
          .filter((each) => same(each.make, make))
          .map(({ model }) => ({ name: model, doubtful: false })),
      ],
      ({ doubtful }) => doubtful,
    );
  const kept = new Map<number | undefined, Make[]>();
  const keep = (year: number | undefined, make: () => Make[]): Make[] => {
    const list = kept.get(year) ?? make();
    kept.set(year, list);
    return list;
  };
  const makes = (year: number) => (years.includes(year) ? keep(year, () => makesOf(year)) : []);
  const catalogue: VehicleCatalogue = {
    years: () => years,
    makes: (year) =>
      year === undefined
        ? keep(undefined, () => united(years.map(makes), ({ mainstream }) => !mainstream))
        : makes(year),
    models: (make, year) =>
      united(
        (year === undefined ? years : [year]).map((each) => modelsOf(each, make)),
        ({ doubtful }) => doubtful,
      ),
    trims: (year, make, model) =>
      sorted([
        ...vpic.trims(year, make, model),
        ...classicsOf(year)
          .filter((each) => same(each.make, make) && same(each.model, model))
          .flatMap(({ series }) => series ?? []),
      ]),
    pinned: () => catalogue,
  };
  return catalogue;
}

/** Opens a catalog. @throws VpicIndexError if the bytes aren't a complete one */
export const catalogueOver = (bytes: Uint8Array): VehicleCatalogue => vehicleCatalogue(openCatalogue(bytes));
