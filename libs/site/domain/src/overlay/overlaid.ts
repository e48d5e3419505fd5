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

/** One value set by staff. */
export interface OverlayEntry {
  readonly key: string;
  readonly value: unknown;
}

/** An invalid value and the reason, as text. */
export interface OverlayFault {
  readonly key: string;
  readonly why: string;
}

/** A brand with staff's changes applied. */
export interface Overlaid {
  readonly brand: Brand;
  /** Values that became invalid when a deploy changed the files or the rules; they are ignored. */
  readonly ignored: readonly OverlayFault[];
  /** When it next changes by itself: a price starts or ends. */
  readonly nextChange: Date | null;
}

/** Server-side checks of a value, such as whether a script runs; returns null if it's valid. */
export type ValueFault = (key: string, value: unknown) => string | null;

/** Checks offers now and at each time at which they change. */
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

/** Returns the error of a single value; null if it's valid. @param file with the brand's current domains */
export function faultOfValue(file: Brand, { key, value }: OverlayEntry, at: Date, further?: ValueFault): string | null {
  const schema = schemaOfKey(key);
  if (!schema) return 'is not among what can be changed';
  const { issues } = v.safeParse(schema, value);
  if (issues) return explainIssue(issues[0]);
  if (key === PLANS_KEY) return priceFault(file, value, at);
  // A limit that one person could raise would be no limit at all.
  if (key === 'refund_limit' && (value as number) > file.refund_limit)
    return `at most ${file.refund_limit}, which the brand's file says: more takes a change of the file`;
  if (key === 'tag_host') return tagHostFault(value as string, file.domains);
  return further?.(key, value) ?? null;
}

const withLooks = <B extends Looks>(brand: B, entries: readonly OverlayEntry[]): B =>
  entries.reduce((changed, { key, value }) => withValue(changed, key, value), brand);

/** Returns the contrast errors of a brand with other colors, by key (`colorFaults` of `brand`). */
export function lookFaults(file: Looks, entries: readonly OverlayEntry[]): OverlayFault[] {
  const looks = entries.filter(({ key }) => isLook(key));
  return colorFaults(withLooks(file, looks)).map((fault) => ({ key: keyOfFault(fault), why: fault.message }));
}

/** Returns the colors that pass the contrast check together: drops those named in errors first, and all if needed. */
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
 * Applies staff's changes to a brand's files (docs/decisions.md §1). The result passes every check of a brand's files:
 * an invalid value is ignored and reported, and never stops startup.
 */
export function overlaid(
  file: Brand,
  entries: readonly OverlayEntry[],
  { at, further }: { readonly at: Date; readonly further?: ValueFault },
): Overlaid {
  // The allowed tagging server depends on the domains, so they come first.
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
