import {
  type Brand,
  colorFaults,
  explainIssue,
  type Looks,
  plansAt,
  PlansSchema,
  type PriceChange,
  PriceChangesSchema,
  tagHostFault,
} from '@vinlore/brand';
import * as v from 'valibot';
import { DOMAINS_KEY, isLook, keyOfFault, PLANS_KEY, schemaOfKey } from './fields.ts';
import { withValue } from './values.ts';

/** One value that staff gave a brand. */
export interface OverlayEntry {
  readonly key: string;
  readonly value: unknown;
}

/** A value that cannot stand, and why, in words for who changes it. */
export interface OverlayFault {
  readonly key: string;
  readonly why: string;
}

/** A brand with what staff changed. */
export interface Overlaid {
  readonly brand: Brand;
  /** What does not fit any more, after a deploy changed the files or the rules: left aside. */
  readonly ignored: readonly OverlayFault[];
  /** When something of it changes by itself: a price begins or ends. */
  readonly nextChange: Date | null;
}

/** What only a server can say of a value, such as whether a script runs; null where nothing is wrong. */
export type ValueFault = (key: string, value: unknown) => string | null;

/** What is wrong with offers: now, and at each moment at which they change. */
function priceFault({ plans }: Brand, value: unknown, at: Date): string | null {
  const changes = v.parse(PriceChangesSchema, value);
  for (let moment: Date | null = at; moment;) {
    const then = plansAt(plans, changes, moment);
    const { issues } = v.safeParse(PlansSchema, then.plans);
    if (issues)
      return moment === at ? explainIssue(issues[0]) : `from ${moment.toISOString()}: ${explainIssue(issues[0])}`;
    moment = then.nextChange;
  }
  return null;
}

/** What is wrong with one value by itself; null where it can stand. @param file with the domains that the brand has */
export function faultOfValue(file: Brand, { key, value }: OverlayEntry, at: Date, further?: ValueFault): string | null {
  const schema = schemaOfKey(key);
  if (!schema) return 'is not among what can be changed';
  const { issues } = v.safeParse(schema, value);
  if (issues) return explainIssue(issues[0]);
  if (key === PLANS_KEY) return priceFault(file, value, at);
  // Raised by one person alone, the limit would not be one: two people could be left out whenever it suits.
  if (key === 'refund_limit' && (value as number) > file.refund_limit)
    return `at most ${file.refund_limit}, which the brand's file says: more takes a change of the file`;
  if (key === 'tag_host') return tagHostFault(value as string, file.domains);
  return further?.(key, value) ?? null;
}

const withLooks = <B extends Looks>(brand: B, entries: readonly OverlayEntry[]): B =>
  entries.reduce((changed, { key, value }) => withValue(changed, key, value), brand);

/** What the contrast check says of a brand with other colors, by key (`colorFaults` of `brand`). */
export function lookFaults(file: Looks, entries: readonly OverlayEntry[]): OverlayFault[] {
  const looks = entries.filter(({ key }) => isLook(key));
  return colorFaults(withLooks(file, looks)).map((fault) => ({ key: keyOfFault(fault), why: fault.message }));
}

/** Colors that people see well, together: those that a fault names go first, in the end all of them. */
function seenLooks(file: Brand, entries: readonly OverlayEntry[]): { kept: OverlayEntry[]; ignored: OverlayFault[] } {
  let kept = [...entries];
  const ignored: OverlayFault[] = [];
  for (let faults = lookFaults(file, kept); faults.length > 0 && kept.length > 0; faults = lookFaults(file, kept)) {
    const named = kept.filter(({ key }) => faults.some((fault) => fault.key === key));
    const gone = named.length > 0 ? named : kept;
    const why = (key: string) => (faults.find((fault) => fault.key === key) ?? faults[0]!).why;
    ignored.push(...gone.map(({ key }) => ({ key, why: why(key) })));
    kept = kept.filter((entry) => !gone.includes(entry));
  }
  return { kept, ignored };
}

/**
 * A brand's files with what staff changed (docs/decisions.md §1). The result is always a brand that passes every check of its
 * files: a value that does not is left aside and named, and never stops a start.
 */
export function overlaid(
  file: Brand,
  entries: readonly OverlayEntry[],
  { at, further }: { readonly at: Date; readonly further?: ValueFault },
): Overlaid {
  // Where a tagging server may stand depends on the domains: they come first.
  const moved = entries.find(({ key }) => key === DOMAINS_KEY);
  const isMoved = moved !== undefined && faultOfValue(file, moved, at, further) === null;
  const based = isMoved ? withValue(file, DOMAINS_KEY, moved.value) : file;
  const judged = entries.map((entry) => ({ entry, why: faultOfValue(based, entry, at, further) }));
  const sound = judged.flatMap(({ entry, why }) => (why === null ? [entry] : []));
  const looks = seenLooks(
    file,
    sound.filter(({ key }) => isLook(key)),
  );
  const others = sound.filter(({ key }) => !isLook(key) && key !== PLANS_KEY);
  const changed = [...looks.kept, ...others].reduce((brand, { key, value }) => withValue(brand, key, value), file);
  const changes = sound.find(({ key }) => key === PLANS_KEY)?.value as readonly PriceChange[] | undefined;
  const offers = changes ? plansAt(file.plans, changes, at) : { plans: file.plans, nextChange: null };
  return {
    brand: { ...changed, plans: offers.plans },
    ignored: [...judged.flatMap(({ entry: { key }, why }) => (why === null ? [] : [{ key, why }])), ...looks.ignored],
    nextChange: offers.nextChange,
  };
}
