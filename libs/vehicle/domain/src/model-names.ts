import { makeKey, nameKey } from './spelling.ts';

/**
 * Key for comparing published vehicles with ours. Two match if their keys are equal and their classes don't conflict.
 */
export interface ModelMatch {
  /** The model name, normalized, without words that don't distinguish a model. */
  readonly key: string;
  /** Weight class of a truck named by one, such as `1500`; null otherwise. */
  readonly weight: string | null;
}

/** Trailing words for a body, doors, cab, or drive. They don't change the model. */
const BODY_WORDS: ReadonlySet<string> = new Set(
  ['2DR', '3DR', '4DR', '5DR', '2WD', '4WD', 'AWD', 'FWD', 'RWD', '4X2', '4X4', 'SEDAN', 'COUPE', 'HATCHBACK'].concat(
    ['WAGON', 'CONVERTIBLE', 'ROADSTER', 'PICKUP', 'CAB', 'CREW', 'EXTENDED', 'REGULAR', 'DOUBLE', 'QUAD'],
    ['SUPERCAB', 'SUPERCREW', 'LHD', 'RHD'],
  ),
);

/** Weight classes used in truck names: Silverado 1500, Ram 2500, Sierra 3500HD. */
const WEIGHT = /^([1-9]500)(HD|LD)?$/;

/**
 * Returns the key that a model name is matched by. NHTSA and vPIC spell models differently: `CR-V` and `CRV`, `F-150`
 * and `F150`, `CIVIC 4DR` and `Civic`, `SILVERADO 1500` and `Silverado`. Only letters and digits matter; trailing words
 * for body, doors, cab, or drive are dropped; a truck's weight class is kept separately because one source may include
 * it when the other doesn't. Any other word makes a different model: `CIVIC DEL SOL` and `ACCORD HYBRID` are not
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
  // Mazda6 and 6 are the same model.
  return { key: key.startsWith(own) && key !== own ? key.slice(own.length) : key, weight };
}

/** A vehicle that data is published about by name. */
export interface NamedQuery {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** If the VIN gives them. */
  readonly series?: string | null;
  readonly trim?: string | null;
}

/**
 * Returns the names NHTSA may file a vehicle under. vPIC puts some of them only in the series or trim: a Silverado's
 * weight class, the `RX 350` of an RX, the `C300` of a C-Class. A series or trim is used as a model name only if it
 * continues the model's own name with a digit.
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
