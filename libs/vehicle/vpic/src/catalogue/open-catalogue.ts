import { textOf } from '../format/ascii.ts';
import { BlobList } from '../format/blob-list.ts';
import { checkedSections } from '../format/sections.ts';
import { VarintReader } from '../format/varint-reader.ts';
import { isMainstream } from './mainstream-makes.ts';
import { CATALOGUE_MAGIC, CATALOGUE_SECTIONS, FIRST_YEAR, type MakeInput, type YearRuns } from './write-catalogue.mjs';

/** Years → makes → models → trims, for people without a VIN. */
export interface Catalogue {
  /** Date of the data, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Model years, newest first. */
  years(): number[];
  /** Upper case; mainstream makes first, each part sorted by name. */
  makes(year: number): { name: string; mainstream: boolean }[];
  /**
   * Sorted by name. `doubtful` models are in an open-ended range that hasn't been updated since: they may not have been
   * sold that year and are listed last.
   */
  models(year: number, make: string): { name: string; doubtful: boolean }[];
  /** Sorted by name; most models have none. */
  trims(year: number, make: string, model: string): string[];
}

/**
 * Opens dist/vpic/catalogue.bin. Unknown years, makes, and models return empty lists.
 *
 * @throws VpicIndexError if the bytes aren't a complete, intact catalog of this version
 */
export function openCatalogue(bytes: Uint8Array): Catalogue {
  const { parts, asOf } = checkedSections(bytes, CATALOGUE_MAGIC, CATALOGUE_SECTIONS.length);
  const [nameList, makeList] = parts.map((part) => new BlobList(part)) as [BlobList, BlobList];
  const places = new Map(Array.from({ length: nameList.length }, (_, at) => [textOf(nameList.at(at)), at]));
  const read = new Map<string, MakeInput>();
  const makeOf = (name: string): MakeInput | undefined => {
    const place = places.get(name.toUpperCase());
    if (place === undefined) return undefined;
    let make = read.get(name.toUpperCase());
    if (!make) read.set(name.toUpperCase(), (make = readMake(makeList.at(place))));
    return make;
  };
  const modelsOf = (year: number, make: string) =>
    (makeOf(make)?.models ?? []).filter(({ sure, doubtful }) => covers(sure, year) || covers(doubtful, year));
  return {
    asOf,
    years() {
      const newest = Number(asOf.slice(0, 4)) + 1;
      return Array.from({ length: newest - FIRST_YEAR + 1 }, (_, ago) => newest - ago);
    },
    makes(year) {
      const sold = [...places.keys()].filter((name) => makeOf(name)?.models.some(({ sure }) => covers(sure, year)));
      const all = sold.map((name) => ({ name, mainstream: isMainstream(name, year) }));
      return [...all.filter(({ mainstream }) => mainstream), ...all.filter(({ mainstream }) => !mainstream)];
    },
    models(year, make) {
      const all = modelsOf(year, make).map(({ name, sure }) => ({ name, doubtful: !covers(sure, year) }));
      return [...all.filter(({ doubtful }) => !doubtful), ...all.filter(({ doubtful }) => doubtful)];
    },
    trims(year, make, model) {
      const found = modelsOf(year, make).find(({ name }) => name === model);
      return (found?.trims ?? []).filter(({ years }) => covers(years, year)).map(({ name }) => name);
    },
  };
}

const covers = (runs: YearRuns, year: number): boolean =>
  runs.some(([from, count]) => year >= from && year < from + count);

function readMake(bytes: Uint8Array): MakeInput {
  const read = new VarintReader(bytes);
  const list = <Item>(item: () => Item): Item[] => Array.from({ length: read.count() }, item);
  const years = (): YearRuns => list(() => [FIRST_YEAR + read.unsigned(), read.unsigned()]);
  const models = list(() => ({
    name: textOf(read.bytesOf(read.count())),
    sure: years(),
    doubtful: years(),
    trims: list(() => ({ name: textOf(read.bytesOf(read.count())), years: years() })),
  }));
  return { models };
}
