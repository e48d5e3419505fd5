/** Body styles that distinguish published vehicles of the same model. */
export type Body = 'sedan' | 'coupe' | 'hatchback' | 'convertible' | 'wagon' | 'suv' | 'pickup' | 'van';

const VPIC: readonly (readonly [RegExp, readonly Body[]])[] = [
  [/^Sedan/i, ['sedan']],
  [/^Coupe/i, ['coupe']],
  [/^Hatchback/i, ['hatchback']],
  [/^(?:Convertible|Roadster)/i, ['convertible']],
  [/^Wagon/i, ['wagon']],
  [/^(?:Sport Utility Vehicle|Crossover)/i, ['suv']],
  [/^(?:Pickup|Sport Utility Truck)/i, ['pickup']],
  [/van/i, ['van']],
];

/** Returns the body styles that match vPIC's `Body Class`, or null if none do. */
export function bodiesOfVpic(bodyClass: string | undefined): ReadonlySet<string> | null {
  const found = bodyClass === undefined ? undefined : VPIC.find(([pattern]) => pattern.test(bodyClass));
  return found ? new Set(found[1]) : null;
}

const WORDS: readonly (readonly [RegExp, readonly Body[]])[] = [
  [/^(?:CONVERTIBLE|CABRIOLET|CABRIO|ROADSTER|SPYDER|SPIDER|VOLANTE|DROPHEAD|CROSSCABRIOLET)$/, ['convertible']],
  [/^(?:COUPE|KOUP)$/, ['coupe']],
  [/^(?:SEDAN|SALOON)$/, ['sedan']],
  [/^(?:WAGON|SPORTWAGEN|SPORTWAGON|AVANT|SPORTCOMBI|ESTATE)$/, ['wagon', 'suv', 'van', 'hatchback']],
  [/^(?:HATCHBACK|HB|SPORTBACK)$/, ['hatchback']],
  [/^(?:PICKUP|TRUCK)$/, ['pickup']],
  [/^(?:VAN|CARGO|PASSENGER|MINIVAN)$/, ['van']],
];

/** Returns the body styles that a word in a published name stands for, or null for other words. */
export const bodiesOfWord = (word: string): readonly Body[] | null =>
  WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? null;
