import type { Distinction } from '../facts/source.ts';

/** Attributes compared between published vehicles, by the names screens use. */
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
 * Known attributes of a vehicle, each with its possible values. Absent or null means unknown, never "no": a VIN that
 * doesn't mention a hybrid drive may still be a hybrid's.
 */
export type Attributes = Readonly<Partial<Record<Attribute, ReadonlySet<string> | null>>>;

/** Whether two descriptions contradict each other: they share no value of an attribute that both state. */
export function contradict(one: Attributes, other: Attributes, among: readonly Attribute[] = ALL_ATTRIBUTES): boolean {
  return among.some((attribute) => {
    const [first, second] = [one[attribute], other[attribute]];
    return first != null && second != null && ![...first].some((value) => second.has(value));
  });
}

const spelled = (values: ReadonlySet<string> | null | undefined) => (values ? [...values].sort().join('|') : '');

/** A published vehicle reduced to the compared attributes. */
export interface Compared {
  readonly attributes: Attributes;
  /** Equal for vehicles with equal figures. */
  readonly figures: string;
  /** Equal for vehicles with the same extra words in their names, such as trims. */
  readonly words: string;
}

/**
 * Returns what the figures of several candidates depend on: unknown attributes in which candidates with different
 * figures differ. If no compared attribute differs, it's equipment such as tires, which manufacturers name trims by.
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
