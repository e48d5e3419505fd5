import type { EpaRow } from '../tables.ts';
import type { EpaCriteria } from './epa-criteria.ts';
import type { MoreWords } from './words-of-model.ts';

/** EPA rounds to a tenth of a liter, makers file 3.2118 or 3.2. */
const LITERS_APART = 0.06;

/** A gearbox of EPA's, such as `Automatic (AM-S7)`; null: it names none that a car of this fuel can have. */
export function gearboxOf({ fuel, transmission }: Pick<EpaRow, 'fuel' | 'transmission'>) {
  if (!transmission) return null;
  const kind = transmission.startsWith('Manual')
    ? 'manual'
    : /variable|\(AV/.test(transmission)
      ? 'cvt'
      : transmission.includes('(AM')
        ? 'automated'
        : 'automatic';
  // EPA files the one gear of some electric cars as variable.
  if (kind === 'cvt' && fuel === 'Electricity') return null;
  const gears = /(\d+)/.exec(transmission)?.[1];
  // A continuously variable one has no gears, whatever its lever pretends.
  return { kind, gears: gears === undefined || kind === 'cvt' ? null : Number(gears) } as const;
}

const DRIVES: Readonly<Record<string, readonly EpaCriteria['drive'][]>> = {
  'Front-Wheel Drive': ['front', 'two'],
  'Rear-Wheel Drive': ['rear', 'two'],
  '2-Wheel Drive': ['front', 'rear', 'two'],
  'All-Wheel Drive': ['four'],
  '4-Wheel Drive': ['four'],
  '4-Wheel or All-Wheel Drive': ['four'],
  'Part-time 4-Wheel Drive': ['four'],
};

const FUELS: readonly (readonly [RegExp, EpaCriteria['fuel']])[] = [
  [/Gasoline$/, 'gasoline'],
  [/^Diesel/, 'diesel'],
  [/^Electricity/, 'electricity'],
  [/^Natural Gas/, 'gas'],
];

const TECHNOLOGIES: Readonly<Record<string, EpaCriteria['technology']>> = {
  Hybrid: 'hybrid',
  'Plug-in Hybrid': 'plug-in',
  EV: 'electric',
};

/** Whether two facts can be of one vehicle: one that is not known contradicts nothing. */
const agree = <T>(one: T | null | undefined, other: T | null | undefined) =>
  one == null || other == null || one === other;

/** Whether nothing that is known of the vehicle contradicts EPA's. */
export function fits(epa: EpaRow, known: EpaCriteria): boolean {
  const gearbox = gearboxOf(epa);
  const drives = epa.drive === null ? undefined : DRIVES[epa.drive];
  return (
    agree(known.cylinders, epa.cylinders) &&
    (known.liters === null || epa.liters === null || Math.abs(known.liters - epa.liters) <= LITERS_APART) &&
    (known.drive === null || !drives || drives.includes(known.drive)) &&
    agree(known.fuel, FUELS.find(([pattern]) => pattern.test(epa.fuel))?.[1]) &&
    agree(known.technology, TECHNOLOGIES[epa.technology ?? ''] ?? 'none') &&
    (!known.turbo || epa.turbo || epa.year < FIRST_YEAR_OF_TURBOS) &&
    (gearbox === null || sameGearbox(known, gearbox))
  );
}

/** EPA's file names turbochargers of every car since this model year. */
const FIRST_YEAR_OF_TURBOS = 1991;

function sameGearbox(known: EpaCriteria, { kind, gears }: NonNullable<ReturnType<typeof gearboxOf>>): boolean {
  if (known.gearbox === null) return agree(known.gears, gears);
  // Makers file automated and variable gearboxes as automatic ones, too.
  const same = known.gearbox === 'automatic' ? kind !== 'manual' : kind === known.gearbox;
  return same && (known.gearbox === 'cvt' || agree(known.gears, gears));
}

/** Words of EPA's names that its columns say anyway, and codes of trucks that mean their drive. */
const SAID_ELSEWHERE =
  /^(?:[24]WD|4X[24]|[AFR]WD|4MATIC|4MOTION|XDRIVE|QUATTRO|FFV|PICKUP|TRUCK|VAN|PASSENGER|CARGO|[CK]\d+|KWHR|BATTERY|PACK|AND|WITH)$/;
const BODIES = /^(?:CONVERTIBLE|CABRIOLET|ROADSTER|SPYDER|SPIDER|COUPE|SEDAN|WAGON|HATCHBACK)$/;
const DOORS = /^(\d)(?:DR|DOORS?)$/;

/**
 * How many of the other words in EPA's name are words of this vehicle, too.
 *
 * @returns null where one says that it is another vehicle: a body or doors that it does not have, a trim that is not its
 *   own. While nobody has said which trim it is, any may be.
 */
export function wordsInCommon(more: MoreWords, known: EpaCriteria): number | null {
  let common = 0;
  for (const either of more) {
    if (either.some((word) => known.words.has(word))) common++;
    else if (either.some((word) => SAID_ELSEWHERE.test(word))) continue;
    else if (either.some((word) => DOORS.test(word))) {
      if (known.doors !== null && !either.some((word) => Number(DOORS.exec(word)?.[1]) === known.doors)) return null;
    } else if (either.some((word) => BODIES.test(word)) ? known.hasBody : known.isNamed) return null;
  }
  return common;
}
