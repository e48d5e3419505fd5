import { setImmediate } from 'node:timers/promises';
import { titleCase } from '@vinlore/vehicle-domain';
import { searchWords } from './words.ts';

/** Vehicle names by year, as in the catalog. */
export interface SearchedNames {
  /** Newest first. */
  years(): readonly number[];
  makes(year: number): readonly { readonly name: string; readonly mainstream: boolean }[];
  models(make: string, year: number): readonly { readonly name: string; readonly doubtful: boolean }[];
  /** The current names: the same object until they change. */
  pinned(): SearchedNames;
}

/** A model that was found, in the requested year or else its newest. */
interface FoundModel {
  readonly title: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** First and last year of the model. */
  readonly years: readonly [number, number];
  /** Higher is better. */
  readonly score: number;
}

interface Entry {
  readonly make: string;
  readonly model: string;
  readonly words: readonly string[];
  readonly years: Set<number>;
}

/** Weight of a word: a full match or a prefix. */
const FULL = 6;
const BEGUN = 2;

/** A search index of vehicle names. */
export interface ModelIndex {
  /** @param wanted search words, one of which may be a year */
  search(wanted: readonly string[], limit: number): FoundModel[];
}

function scoreOf(entry: Entry, wanted: readonly string[]): number {
  let score = 0;
  for (const word of wanted) {
    if (entry.words.includes(word)) score += FULL;
    else if (entry.words.some((each) => each.startsWith(word))) score += BEGUN;
    else return 0;
  }
  return score;
}

/** Builds the index of mainstream makes and models. It takes a second, so it yields between years. */
export async function buildVehicleIndex(names: SearchedNames): Promise<ModelIndex> {
  const entries = new Map<string, Entry>();
  for (const year of names.years()) {
    await setImmediate();
    for (const make of names.makes(year).filter(({ mainstream }) => mainstream)) {
      for (const model of names.models(make.name, year).filter(({ doubtful }) => !doubtful)) {
        const key = `${make.name} ${model.name}`;
        const entry = entries.get(key) ?? {
          make: make.name,
          model: model.name,
          words: searchWords(key),
          years: new Set<number>(),
        };
        entry.years.add(year);
        entries.set(key, entry);
      }
    }
  }
  const all = [...entries.values()];
  return {
    search: (wanted, limit) => {
      const years = wanted.filter((word) => /^(19|20)\d\d$/.test(word)).map(Number);
      const names = wanted.filter((word) => !/^(19|20)\d\d$/.test(word));
      if (names.length === 0 || years.length > 1) return [];
      return all
        .flatMap((entry): FoundModel[] => {
          const score = scoreOf(entry, names);
          const [asked] = years;
          if (score === 0 || (asked !== undefined && !entry.years.has(asked))) return [];
          const [first, last] = [Math.min(...entry.years), Math.max(...entry.years)];
          const year = asked ?? last;
          const { make, model } = entry;
          const title = `${year} ${titleCase(make)} ${model}`;
          return [{ title, year, make, model, years: [first, last], score: score + (asked === undefined ? 0 : FULL) }];
        })
        .sort((one, other) => other.score - one.score || other.year - one.year || (one.title < other.title ? -1 : 1))
        .slice(0, limit);
    },
  };
}
