import type { Distinction } from '../facts/source.ts';

/** What published vehicles are compared by, and under which name screens tell it. */
const ATTRIBUTES = {
  technology: 'hybrid',
  fuel: 'fuel',
  second_fuel: 'fuel',
  drive: 'drive',
  body: 'body',
  doors: 'doors',
  liters: 'engine',
  cylinders: 'engine',
  turbo: 'turbo',
  supercharger: 'turbo',
  gearbox: 'transmission',
  gears: 'transmission',
  weight: 'trim',
  cab: 'body',
  production: 'production',
} as const satisfies Record<string, Distinction>;
export type Attribute = keyof typeof ATTRIBUTES;
export const ALL_ATTRIBUTES = Object.keys(ATTRIBUTES) as Attribute[];

/**
 * What is said of a vehicle: for each attribute the values that it may have. An attribute that is absent or null is not
 * said, which is never "no": a VIN that says nothing of a hybrid drive may be a hybrid's.
 */
export type Attributes = Readonly<Partial<Record<Attribute, ReadonlySet<string> | null>>>;

/** Whether two descriptions cannot be of one vehicle: they share no value of an attribute that both say. */
export function contradict(one: Attributes, other: Attributes, among: readonly Attribute[] = ALL_ATTRIBUTES): boolean {
  return among.some((attribute) => {
    const [first, second] = [one[attribute], other[attribute]];
    return first != null && second != null && ![...first].some((value) => second.has(value));
  });
}

const spelled = (values: ReadonlySet<string> | null | undefined) => (values ? [...values].sort().join('|') : '');

/** A published vehicle as far as it is compared. */
export interface Compared {
  readonly attributes: Attributes;
  /** Equal for vehicles with equal figures. */
  readonly figures: string;
  /** Equal for vehicles with equal further words in their names, such as trims. */
  readonly words: string;
}

/**
 * What the figures of several published vehicles depend on: what nobody says of the vehicle, and in which those with other
 * figures differ. Where they differ in nothing that is compared, it is equipment such as tires, which makers name trims by.
 */
export function dependsOn(candidates: readonly Compared[], known: Attributes): Distinction[] {
  const differ = (read: (of: Compared) => string) =>
    candidates.some((one) => candidates.some((other) => one.figures !== other.figures && read(one) !== read(other)));
  if (!differ(({ figures }) => figures)) return [];
  const found = new Set<Distinction>();
  for (const attribute of ALL_ATTRIBUTES) {
    const isOpen = known[attribute] == null || known[attribute].size > 1;
    if (isOpen && differ(({ attributes }) => spelled(attributes[attribute]))) found.add(ATTRIBUTES[attribute]);
  }
  if (differ(({ words }) => words) || found.size === 0) found.add('trim');
  return [...found];
}
