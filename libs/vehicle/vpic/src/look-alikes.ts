/** Letters that no VIN may hold and what they are typed for. */
const NEVER_IN_A_VIN: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

/** VIN characters that are often taken for each other, both ways. */
const CONFUSED = ['5S', '8B', '2Z', '6G', '0D', '17', 'UV', 'VY', 'MN', '1L', '4A', '38', 'CG', 'EF', 'PR', 'KX'];

/** A VIN with I, O and Q replaced by the digits that they are typed for. */
export function withoutLookAlikes(vin: string): string {
  return vin.replace(/[IOQ]/g, (letter) => NEVER_IN_A_VIN[letter] as string);
}

/** Of these, the pairs that account for most slips, both ways. */
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

/** The characters that people confuse most with one. */
export function confusedWith(character: string): readonly string[] {
  return OFTEN_CONFUSED[character] ?? NONE;
}

/** Whether one of two VIN characters is often read or typed as the other. */
export function lookAlike(one: string, other: string): boolean {
  return CONFUSED.some((pair) => pair.includes(one) && pair.includes(other));
}
