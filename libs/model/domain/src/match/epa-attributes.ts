import { bodiesOfWord } from './bodies.ts';
import type { EpaRow } from './epa-row.ts';
import type { MoreWords } from './names.ts';
import type { Attributes } from './narrow.ts';

/** Parses an EPA transmission such as `Automatic (AM-S7)`; null if it's one this fuel can't have. */
export function gearboxOf({ fuel, transmission }: Pick<EpaRow, 'fuel' | 'transmission'>) {
  if (!transmission) return null;
  const kind = transmission.startsWith('Manual')
    ? 'manual'
    : /variable|\(AV/.test(transmission)
      ? 'cvt'
      : transmission.includes('(AM')
        ? 'automated'
        : 'automatic';
  // EPA files the single gear of some electric cars as variable.
  if (kind === 'cvt' && fuel === 'Electricity') return null;
  const gears = /(\d+)/.exec(transmission)?.[1];
  // A CVT has no gears, even if its lever simulates them.
  return { kind, gears: gears === undefined || kind === 'cvt' ? null : Number(gears) } as const;
}

const DRIVES: Readonly<Record<string, readonly string[]>> = {
  'Front-Wheel Drive': ['front'],
  'Rear-Wheel Drive': ['rear'],
  '2-Wheel Drive': ['front', 'rear'],
  'All-Wheel Drive': ['four'],
  '4-Wheel Drive': ['four'],
  '4-Wheel or All-Wheel Drive': ['four'],
  'Part-time 4-Wheel Drive': ['four'],
};

const FUELS: readonly (readonly [RegExp, string])[] = [
  [/Gasoline$/, 'gasoline'],
  [/^Diesel/, 'diesel'],
  [/^Electricity/, 'electricity'],
  [/^Natural Gas/, 'gas'],
  [/^Hydrogen/, 'hydrogen'],
];

const SECOND_FUELS: Readonly<Record<string, string>> = { E85: 'e85', 'Natural Gas': 'gas', Propane: 'gas' };

const TECHNOLOGIES: Readonly<Record<string, string>> = {
  Hybrid: 'hybrid',
  'Plug-in Hybrid': 'plug-in',
  EV: 'electric',
  FCV: 'fuel-cell',
};

/** First model year for which EPA's file flags turbochargers reliably. */
const FIRST_YEAR_OF_TURBOS = 1991;

const DOORS = /^(\d)-?(?:DR|DOORS?)$/;

/** Returns the payloads in a name's words: `C15`, `K1500`, `2500`, `1500/2500`. */
export function weightsIn(more: MoreWords): ReadonlySet<string> | null {
  const found = more.flat().flatMap((word) => /^[CKGRV]?(10|15|20|25|30|35)(00)?(?:HD|LD)?$/.exec(word)?.[1] ?? []);
  const kinds: Readonly<Record<string, string>> = { 1: '1500', 2: '2500', 3: '3500' };
  return found.length === 0 ? null : new Set(found.map((digits) => kinds[digits[0]!]!));
}

const single = (value: string | number | null | undefined) => (value == null ? null : new Set([String(value)]));

/** Collects the attributes EPA states in its columns and in the words of the name. */
export function epaAttributes(row: EpaRow, more: MoreWords): Attributes {
  const gearbox = gearboxOf(row);
  const drives = row.drive === null ? undefined : DRIVES[row.drive];
  const bodies = more.flatMap((either) => either.flatMap((word) => bodiesOfWord(word) ?? []));
  const doors = more.flatMap((either) => either.flatMap((word) => DOORS.exec(word)?.[1] ?? []));
  return {
    technology: new Set([TECHNOLOGIES[row.technology ?? ''] ?? 'none']),
    fuel: single(FUELS.find(([pattern]) => pattern.test(row.fuel))?.[1]),
    second_fuel: new Set([(row.second_fuel !== null && SECOND_FUELS[row.second_fuel]) || 'none']),
    drive: drives ? new Set(drives) : null,
    body: bodies.length > 0 ? new Set(bodies) : null,
    doors: doors.length > 0 ? new Set(doors) : null,
    liters: row.liters === null ? null : new Set([row.liters.toFixed(1)]),
    cylinders: single(row.cylinders),
    turbo: row.turbo ? new Set(['yes']) : row.year < FIRST_YEAR_OF_TURBOS ? null : new Set(['no']),
    supercharger: new Set([row.supercharger ? 'yes' : 'no']),
    gearbox: single(gearbox?.kind),
    gears: single(gearbox?.gears),
    weight: weightsIn(more),
  };
}
