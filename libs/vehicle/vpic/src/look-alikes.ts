/** Letters that VINs don't use, and the characters they're typed for. */
const NEVER_IN_A_VIN: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

/** VIN characters that are often confused, both ways. */
const CONFUSED = ['5S', '8B', '2Z', '6G', '0D', '17', 'UV', 'VY', 'MN', '1L', '4A', '38', 'CG', 'EF', 'PR', 'KX'];

/** Returns a VIN with I, O, and Q replaced by the digits they're typed for. */
export function withoutLookAlikes(vin: string): string {
  return vin.replace(/[IOQ]/g, (letter) => NEVER_IN_A_VIN[letter] as string);
}

/** The most frequently confused of these pairs, both ways. */
const OFTEN_CONFUSED: Readonly<Record<string, readonly string[]>> = {
  2: ['Z'],
  5: ['S'],
  8: ['B'],
  B: ['8'],
  S: ['5'],
  U: ['V'],
  V: ['U'],
  Z: ['2'],
};
const NONE: readonly string[] = [];

/** Returns the characters most often confused with this one. */
export function confusedWith(character: string): readonly string[] {
  return OFTEN_CONFUSED[character] ?? NONE;
}

/** Whether two VIN characters are often confused when reading or typing. */
export function lookAlike(one: string, other: string): boolean {
  return CONFUSED.some((pair) => pair.includes(one) && pair.includes(other));
}
