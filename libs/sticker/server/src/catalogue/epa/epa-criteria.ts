import { nameKey } from '@vinlore/vehicle-domain';
import type { CatalogueQuery } from '../sticker-catalogue.ts';

/** What is known of a vehicle that tells EPA's vehicles of its model apart; null or empty where it is not known. */
export interface EpaCriteria {
  /** Words that name it: trim, series, body, in their keys. */
  readonly words: ReadonlySet<string>;
  /** Whether anybody said which trim it is; what makers file as series is often a code of theirs. */
  readonly isNamed: boolean;
  readonly hasBody: boolean;
  readonly doors: number | null;
  readonly cylinders: number | null;
  readonly liters: number | null;
  readonly drive: 'front' | 'rear' | 'two' | 'four' | null;
  readonly fuel: 'gasoline' | 'diesel' | 'electricity' | 'gas' | null;
  readonly technology: 'none' | 'hybrid' | 'plug-in' | 'electric' | null;
  readonly gearbox: 'manual' | 'automatic' | 'cvt' | 'automated' | null;
  readonly gears: number | null;
  readonly turbo: boolean;
}

/** The first meaning whose pattern fits. */
function meaning<T>(text: string | undefined, meanings: readonly (readonly [RegExp, T])[]): T | null {
  return text === undefined ? null : (meanings.find(([pattern]) => pattern.test(text))?.[1] ?? null);
}

const count = (text: string | undefined) => (text !== undefined && Number(text) > 0 ? Number(text) : null);

const DRIVES = [
  [/^FWD/, 'front'],
  [/^RWD/, 'rear'],
  [/^4x2/, 'two'],
  [/^(?:AWD|4WD\/)/, 'four'],
] as const;

/** What vPIC often knows by the name alone: `SE AWD`, `E350 4MATIC`. */
const DRIVES_IN_NAMES = [
  [/\b(?:AWD|4WD|4x4|4-?MATIC|xDrive|quattro|4MOTION)\b/i, 'four'],
  [/\bFWD\b/i, 'front'],
  [/\bRWD\b/i, 'rear'],
  [/\b(?:2WD|4x2)\b/i, 'two'],
] as const;

/** Reads vPIC's elements, as far as they say something that EPA tells apart. */
export function knownVehicle({ trim, decoded }: CatalogueQuery): EpaCriteria {
  const elements = decoded?.elements ?? {};
  const isThere = (name: string | null | undefined): name is string => !!name;
  const trims = [trim, elements['Trim'], elements['Trim2']].filter(isThere);
  const names = [...trims, ...[elements['Series'], elements['Series2']].filter(isThere)];
  const body = elements['Body Class'];
  const technology = meaning(elements['Electrification Level'], [
    [/^PHEV|plug-in/i, 'plug-in'],
    [/^BEV|battery electric/i, 'electric'],
    [/^mild/i, 'none'],
    [/HEV|hybrid/i, 'hybrid'],
  ] as const);
  const fuel = meaning(elements['Fuel Type - Primary'], [
    [/^electric/i, 'electricity'],
    [/^diesel/i, 'diesel'],
    [/^gasoline|^flex|ethanol/i, 'gasoline'],
    [/natural gas|CNG|propane|LPG/i, 'gas'],
  ] as const);
  const payload = names.some((name) => /^1\/2 ton/i.test(name)) ? '1500' : '';
  const said = [
    ...names,
    payload,
    body ?? '',
    technology === 'hybrid' ? 'Hybrid' : '',
    fuel === 'diesel' ? 'Diesel' : '',
  ];
  const liters = count(elements['Displacement (L)']);
  return {
    words: new Set([...names, ...said.flatMap((text) => text.split(/[\s/()[\],-]+/))].map(nameKey).filter(Boolean)),
    isNamed: trims.length > 0,
    hasBody: body !== undefined,
    doors: count(elements['Doors']),
    cylinders: count(elements['Engine Number of Cylinders']),
    liters,
    drive: meaning(elements['Drive Type'], DRIVES) ?? meaning(names.join(' '), DRIVES_IN_NAMES),
    fuel,
    technology,
    gearbox: meaning(elements['Transmission Style'], [
      [/^manual/i, 'manual'],
      [/CVT/, 'cvt'],
      [/AMT|DCT/, 'automated'],
      [/^automatic/i, 'automatic'],
    ] as const),
    gears: count(elements['Transmission Speeds']),
    turbo: elements['Turbo'] === 'Yes',
  };
}
