import { CLASSIC_SOURCE } from '@vinlore/vehicle-domain';
import type { EquipmentCatalogue } from '../catalogue/equipment-catalogue.ts';
import type { ListedSource, Sourced } from '../sticker-values.ts';

/** The sources of one sticker: each is listed when a first value of it is used, and numbered in that order. */
export interface Sources {
  readonly vpic: (asOf: string) => number;
  readonly classicTables: () => number;
  /** @param place 1-based place in the catalogue's own list */
  readonly catalogue: (place: number) => number;
  readonly list: () => ListedSource[];
}

/** The name under which decoded values are listed. */
export const VPIC = 'NHTSA vPIC';

/** Numbers the sources as values of them are used. */
export function sourcesOf(catalogue: EquipmentCatalogue | null): Sources {
  const used: ListedSource[] = [];
  const cite = (name: string, asOf: string, sample: boolean) => {
    const at = used.findIndex((source) => source.name === name && source.asOf === asOf);
    return at >= 0 ? at + 1 : used.push({ name, asOf, sample });
  };
  return {
    vpic: (asOf) => cite(VPIC, asOf, false),
    classicTables: () => cite(CLASSIC_SOURCE.name, CLASSIC_SOURCE.asOf, false),
    catalogue: (place) => {
      const source = catalogue?.sources[place - 1];
      if (!source) throw new RangeError(`The catalogue has no source ${place}.`);
      return cite(source.name, source.as_of, source.sample);
    },
    list: () => used,
  };
}

export const UNKNOWN: Sourced = { value: '', from: 'unknown', source: null };

/** What a person said; unknown where they said nothing. */
export const entered = (value: string): Sourced => (value ? { value, from: 'entered', source: null } : UNKNOWN);
