import { nameKey } from '@vinlore/vehicle-domain';
import type { ModelQuery } from '../facts/model-facts.ts';
import type { Attributes } from './narrow.ts';
import { bodiesOfVpic } from './bodies.ts';

/** Known attributes that distinguish a vehicle from others of its model. */
export interface Known {
  readonly attributes: Attributes;
  /** Name keys for each trim it may have: manufacturers file `LE/SE/XLE` for a VIN shared by all three. */
  readonly words: readonly ReadonlySet<string>[];
  /** The trim is unknown, so any name may match. */
  readonly isTrimOpen: boolean;
  /** A name mentions a hybrid: `Base/Hybrid` leaves it open, and other attributes may describe the other version. */
  readonly mayBeHybrid: boolean;
}

type Meanings = readonly (readonly [RegExp, readonly string[]])[];

/** Returns the first meaning whose pattern matches. */
function meaning(text: string | undefined, meanings: Meanings): ReadonlySet<string> | null {
  const found = text === undefined ? undefined : meanings.find(([pattern]) => pattern.test(text));
  return found ? new Set(found[1]) : null;
}

const one = (value: string | number | null) => (value === null ? null : new Set([String(value)]));
const count = (text: string | undefined) => (text !== undefined && Number(text) > 0 ? Number(text) : null);

const DRIVES: Meanings = [
  [/^FWD/, ['front']],
  [/^RWD/, ['rear']],
  [/^4x2/, ['front', 'rear']],
  [/^(?:AWD|4WD\/)/, ['four']],
];

/** Often stated only in vPIC's name: `SE AWD`, `E350 4MATIC`. */
const DRIVES_IN_NAMES: Meanings = [
  [/\b(?:AWD|4WD|4x4|4-?\s?MATIC|xDrive|quattro|4MOTION)\b/i, ['four']],
  [/\bFWD\b/i, ['front']],
  [/\bRWD\b/i, ['rear']],
  [/\b(?:2WD|4x2)\b/i, ['front', 'rear']],
];

const TECHNOLOGIES: Meanings = [
  [/^PHEV|plug-in/i, ['plug-in']],
  [/^BEV|battery electric/i, ['electric']],
  [/^FCEV|fuel cell/i, ['fuel-cell']],
  // EPA counts some mild hybrids as hybrids and others not.
  [/^mild/i, ['none', 'hybrid']],
  [/HEV|hybrid/i, ['hybrid']],
];

const TECHNOLOGIES_IN_NAMES: Meanings = [
  [/\b(?:plug-?in|PHEV|Energi|e-?hybrid|4xe)\b/i, ['plug-in']],
  [/hybrid/i, ['hybrid', 'plug-in']],
];

const GEARBOXES: Meanings = [
  [/^manual/i, ['manual']],
  [/CVT/, ['cvt']],
  [/AMT|DCT/, ['automated']],
  // Manufacturers also file automated manuals and CVTs as automatic.
  [/^automatic/i, ['automatic', 'automated', 'cvt']],
];

const GASES = /natural gas|CNG|propane|LPG/i;
const ALCOHOL = /^flex|ethanol|E85|FFV/i;

/** Returns the first and second fuel, and what they imply about the technology. */
function fuelsOf(elements: Readonly<Record<string, string>>) {
  const [first, second] = [elements['Fuel Type - Primary'] ?? '', elements['Fuel Type - Secondary'] ?? ''];
  const hasEngine = ['Displacement (L)', 'Engine Number of Cylinders'].some((name) => elements[name] !== undefined);
  const isElectric = (fuel: string) => /^electric/i.test(fuel);
  const kindOf = (fuel: string) =>
    /^diesel/i.test(fuel)
      ? 'diesel'
      : /^gasoline/i.test(fuel) || ALCOHOL.test(fuel)
        ? 'gasoline'
        : GASES.test(fuel)
          ? 'gas'
          : /hydrogen|fuel cell/i.test(fuel)
            ? 'hydrogen'
            : null;
  const burnt = [first, second].find((fuel) => fuel !== '' && !isElectric(fuel)) ?? '';
  const isAlsoElectric = isElectric(first) || isElectric(second);
  const isOnlyElectric = isElectric(first) && burnt === '' && !hasEngine;
  const secondFuel = [first, second].some((fuel) => ALCOHOL.test(fuel)) ? 'e85' : GASES.test(second) ? 'gas' : null;
  return {
    fuel: isOnlyElectric ? one('electricity') : one(kindOf(burnt)),
    // No second fuel on file doesn't mean there is none.
    second_fuel: one(secondFuel),
    technology: isOnlyElectric ? one('electric') : isAlsoElectric ? new Set(['hybrid', 'plug-in', 'fuel-cell']) : null,
  };
}

/** EPA rounds to a tenth of a liter; manufacturers file 3.2118 or 3.2. */
const LITERS_APART = 0.06;

/** Returns the tenths of a liter that a displacement may round to. */
function tenths(liters: number | null): ReadonlySet<string> | null {
  if (liters === null) return null;
  const near = [-0.1, 0, 0.1].map((step) => (liters + step).toFixed(1));
  return new Set(near.filter((tenth) => Math.abs(Number(tenth) - liters) <= LITERS_APART));
}

const CABS: Meanings = [
  [/^crew/i, ['crew']],
  [/^extra/i, ['extended']],
  [/^regular/i, ['regular']],
];

/** Payload in pickup names: `1500`, `1/2 Ton`. */
const WEIGHTS: Meanings = [
  [/^1500\b|\b1\/2 ton/i, ['1500']],
  [/^2500\b|\b3\/4 ton/i, ['2500']],
  [/^3500\b|\b1 ton/i, ['3500']],
];

/** Alternatives the VIN leaves open: `L/LE/SE`, `GLS, GS`, `2.5X or 2.5XT`. */
const alternatives = (text: string): string[] =>
  text
    .split(/\s*(?:[/,;&]|\bor\b)\s*/i)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Returns the meanings of all alternatives in all texts; null if any means nothing or something else. */
function meaningOfAll(texts: readonly string[], meanings: Meanings): ReadonlySet<string> | null {
  for (const text of texts) {
    const found = alternatives(text).map((each) => meaning(each, meanings));
    const [first, ...rest] = found;
    const spelled = (values: ReadonlySet<string> | null | undefined) => [...(values ?? [])].join();
    if (first && rest.every((other) => spelled(other) === spelled(first))) return first;
  }
  return null;
}

const wordsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((text) => [text, ...text.split(/[\s()[\]]+/)])
      .map(nameKey)
      .filter((word) => word !== ''),
  );

/** Extracts the attributes from vPIC elements that distinguish published vehicles. */
export function knownOf({ model, trim, elements: said }: ModelQuery): Known {
  const elements = said ?? {};
  const isSaid = (name: string | null | undefined): name is string => !!name;
  const { Trim, Trim2, Series, Series2 } = elements;
  const names = [model, trim, Trim, Trim2, Series, Series2].filter(isSaid);
  const fuels = fuelsOf(elements);
  const gearbox = meaning(elements['Transmission Style'], GEARBOXES);
  const trims = alternatives(trim || Trim || '');
  const others = [model, Series].filter(isSaid);
  const blown = [...names, elements['Other Engine Info'] ?? ''].some((text) => /supercharge/i.test(text));
  return {
    attributes: {
      technology:
        meaning(elements['Electrification Level'], TECHNOLOGIES) ??
        meaningOfAll(names, TECHNOLOGIES_IN_NAMES) ??
        fuels.technology,
      fuel: fuels.fuel,
      second_fuel: fuels.second_fuel,
      drive: meaning(elements['Drive Type'], DRIVES) ?? meaningOfAll(names, DRIVES_IN_NAMES),
      body: bodiesOfVpic(elements['Body Class']),
      doors: doorsOf(count(elements['Doors'])),
      liters: tenths(count(elements['Displacement (L)'])),
      cylinders: one(count(elements['Engine Number of Cylinders'])),
      turbo: meaning(elements['Turbo'], TURBOS),
      supercharger: blown ? one('yes') : null,
      gearbox,
      gears: gearbox?.has('cvt') && gearbox.size === 1 ? null : one(count(elements['Transmission Speeds'])),
      weight: meaning(Series, WEIGHTS) ?? meaning(model, WEIGHTS),
      cab: meaning(elements['Cab Type'], CABS),
    },
    mayBeHybrid: names.some((text) => /hybrid/i.test(text)),
    isTrimOpen: trims.length === 0,
    words: (trims.length > 0 ? trims : ['']).map((each) => wordsIn([...others, each])),
  };
}

const TURBOS: Meanings = [
  [/^yes/i, ['yes']],
  [/^no/i, ['no']],
];

/** Some manufacturers count the hatch as a door. */
const doorsOf = (doors: number | null) =>
  doors === null ? null : new Set(doors === 5 ? ['4', '5'] : doors === 3 ? ['2', '3'] : [String(doors)]);
