import { CLASSIC_SOURCE } from '@vinlore/vehicle-domain';
import type { EquipmentCatalogue } from '../catalogue/equipment-catalogue.ts';
import type { ListedSource, Sourced } from '../sticker-values.ts';

/** Sources of a sticker, listed and numbered in order of first use. */
export interface Sources {
  readonly vpic: (asOf: string) => number;
  readonly classicTables: () => number;
  /** @param place 1-based position in the catalog's own list */
  readonly catalogue: (place: number) => number;
  readonly list: () => ListedSource[];
}

/** Name under which decoded values are listed. */
export const VPIC = 'NHTSA vPIC';

/** Creates a numbering of sources by first use. */
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
      if (!source) throw new RangeError(`The catalog has no source ${place}.`);
      return cite(source.name, source.as_of, source.sample);
    },
    list: () => used,
  };
}

export const UNKNOWN: Sourced = { value: '', from: 'unknown', source: null };

/** Returns a value entered by the person, or unknown if empty. */
export const entered = (value: string): Sourced => (value ? { value, from: 'entered', source: null } : UNKNOWN);
