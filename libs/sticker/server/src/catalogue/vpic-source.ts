import { nameKey, properName, valueInWords } from '@vinlore/vehicle-domain';
import { NOTHING } from './finding.ts';
import type { CatalogueSource } from './source.ts';
import { spelled, type FiledNames } from './spelled.ts';

/** Decoded values beyond the names, in data sheet order. */
const ELEMENTS = [
  ...['Vehicle Type', 'Body Class', 'Doors', 'Series', 'Displacement (L)', 'Engine Number of Cylinders'],
  ...['Engine Configuration', 'Engine Model', 'Fuel Type - Primary', 'Electrification Level', 'Drive Type'],
  ...['Transmission Style', 'Transmission Speeds', 'Plant City', 'Plant Country'],
];

/** Formats cities from uppercase and displacements from nine decimals. */
function written(name: string, value: string, measure: (value: number) => string): string {
  if (name === 'Plant City') return properName(value);
  return name === 'Displacement (L)' && Number(value) > 0 ? measure(Number(value)) : value;
}

/** The code tables of `vehicle-domain` and their last revision date. */
const CLASSIC_TABLES = { name: 'VIN tables of the makers', as_of: '2026-11-20', sample: false };

/** First year in vPIC's catalog; older data comes from the code tables. */
const FIRST_YEAR = 1980;

/**
 * Creates the source of manufacturers' filings: trims and specifications, and for classics the series from the code
 * tables.
 */
export function vpicSource(names: FiledNames, asOf: () => string): CatalogueSource {
  return {
    name: 'vpic',
    has: ['trims', 'specifications'],
    // Already printed as decoded.
    printed: [],
    find: async (query, { language, measure }) => {
      const { make, model } = spelled(names, query);
      const ownTrim = query.decoded?.elements['Trim'];
      const listed = names.trims(query.year, make, model);
      const isListed = ownTrim === undefined || listed.some((name) => nameKey(name) === nameKey(ownTrim));
      const trims = isListed ? listed : [ownTrim, ...listed];
      const specifications = ELEMENTS.flatMap((name) => {
        const value = query.decoded?.elements[name];
        if (!value) return [];
        return [{ name, value: valueInWords(name, value, language) ?? written(name, value, measure), source: 1 }];
      });
      if (trims.length + specifications.length === 0) return NOTHING;
      return {
        ...NOTHING,
        trims: trims.map((name) => ({ name, msrp: null, destination: null, source: 1 })),
        specifications,
        sources: [query.year < FIRST_YEAR ? CLASSIC_TABLES : { name: 'NHTSA vPIC', as_of: asOf(), sample: false }],
      };
    },
  };
}
