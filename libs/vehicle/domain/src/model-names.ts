import { makeKey, nameKey } from './spelling.ts';

/** By what published vehicles and others are compared: equal keys, and classes that do not contradict each other. */
export interface ModelMatch {
  /** The model's name without its spelling, and without words that name no other model. */
  readonly key: string;
  /** The weight class of a truck that is named by one, such as `1500`; null where the name has none. */
  readonly weight: string | null;
}

/** Words behind a model's name that tell a body, doors, a cab or a drive: the same model with or without them. */
const BODY_WORDS: ReadonlySet<string> = new Set(
  ['2DR', '3DR', '4DR', '5DR', '2WD', '4WD', 'AWD', 'FWD', 'RWD', '4X2', '4X4', 'SEDAN', 'COUPE', 'HATCHBACK'].concat(
    ['WAGON', 'CONVERTIBLE', 'ROADSTER', 'PICKUP', 'CAB', 'CREW', 'EXTENDED', 'REGULAR', 'DOUBLE', 'QUAD'],
    ['SUPERCAB', 'SUPERCREW', 'LHD', 'RHD'],
  ),
);

/** Weight classes by which makers name their trucks: Silverado 1500, Ram 2500, Sierra 3500HD. */
const WEIGHT = /^([1-9]500)(HD|LD)?$/;

/**
 * What a model's name is matched by. NHTSA and vPIC spell models each in its own way: `CR-V` and `CRV`, `F-150` and
 * `F150`, `CIVIC 4DR` and `Civic`, `SILVERADO 1500` and `Silverado`. Letters and digits count, spelling does not; words
 * at the end that name a body, doors, a cab or a drive do not count; a truck's weight class stands apart, since one may
 * name it where the other does not. Any other word makes another model: `CIVIC DEL SOL` and `ACCORD HYBRID` are not
 * `CIVIC` and `ACCORD`.
 */
export function modelMatch(make: string, model: string): ModelMatch {
  const own = makeKey(make);
  let words = model
    .replace(/\([^()]*\)\s*$/, '')
    .toUpperCase()
    .split(/[\s_]+/)
    .filter((word) => nameKey(word) !== '');
  if (words.length > 1 && makeKey(words[0]!) === own) words = words.slice(1);
  let weight: string | null = null;
  while (words.length > 1) {
    const last = words.at(-1)!;
    const isDuty = /^(HD|LD)$/.test(last) && words.length > 2 && WEIGHT.test(words.at(-2)!);
    const found: string | null = weight === null ? (WEIGHT.exec(last)?.[1] ?? null) : null;
    if (found !== null) weight = found;
    else if (!isDuty && !BODY_WORDS.has(last)) break;
    words = words.slice(0, -1);
  }
  const key = nameKey(words.join('')) || nameKey(model);
  // Mazda6 and 6 are one.
  return { key: key.startsWith(own) && key !== own ? key.slice(own.length) : key, weight };
}

/** A vehicle that something is published about by name. */
export interface NamedQuery {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** Where a VIN says them. */
  readonly series?: string | null;
  readonly trim?: string | null;
}

/**
 * The names under which NHTSA may file a vehicle. vPIC tells some only by series or trim: a Silverado's weight class, the
 * `RX 350` of an RX, the `C300` of a C-Class. A series or trim counts as a model's name only if it goes on with a digit
 * where the model's own name ends.
 */
export function namesOfVehicle({ make, model, series, trim }: NamedQuery): ModelMatch[] {
  const named = modelMatch(make, model);
  const weight = named.weight ?? WEIGHT.exec((series ?? '').trim().split(/\s+/)[0]!.toUpperCase())?.[1] ?? null;
  const stem = nameKey(model.replace(/[\s-]class$/i, ''));
  const finer = [series, trim].flatMap((text) => {
    const key = nameKey((text ?? '').replace(/\([^()]*\)\s*$/, ''));
    const goesOn = stem !== '' && key.startsWith(stem) && /^\d/.test(key.slice(stem.length)) && /\D$/.test(stem);
    return goesOn ? [modelMatch(make, text!)] : [];
  });
  const all = [{ key: named.key, weight }, ...finer];
  return all.filter(({ key }, at) => all.findIndex((each) => each.key === key) === at);
}
