import { isDeepStrictEqual } from 'node:util';
import { type Brand, takenHost } from '@vinlore/brand';
import { acrossBrands, type Tx } from '@vinlore/database';
import {
  DOMAINS_KEY,
  type OverlayFault,
  faultOfValue,
  isLook,
  lookFaults,
  overlaid,
  type OverlayEntry,
  settingAt,
  withValue,
} from '@vinlore/site-domain';
import { domainsOf, type Hosts, unreachableFault } from '../domains/brand-domains.ts';
import type { KeyChange } from '../key-change.ts';
import { hostsOf } from './hosts.ts';
import { furtherFault, type LiveBrands } from './live-brands.ts';
import { entriesOf, keepChange, keptKeys, lockBrand, lockHosts } from '../store/overlay-store.ts';

/** Changes applied together, all or nothing. */
export interface BrandChange {
  readonly brand: string;
  readonly actor: string | null;
  readonly at: Date;
  readonly changes: readonly KeyChange[];
}

/** The changes made, by key; null is the file's value. */
export interface Changed {
  readonly version: number;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly changed: boolean;
}

/** Someone else changed the same key since the caller saw it. */
export class ChangedMeanwhile extends Error {
  constructor(readonly keys: readonly string[]) {
    super('A key was changed in the meantime.');
    this.name = 'ChangedMeanwhile';
  }
}

/** Invalid values. */
export class WrongValues extends Error {
  constructor(readonly faults: readonly OverlayFault[]) {
    super(faults.map(({ key, why }) => `${key} ${why}`).join('; '));
    this.name = 'WrongValues';
  }
}

/** Returns the other brands with their hosts; locks host assignment until the transaction ends. */
async function othersOf(tx: Tx, live: Pick<LiveBrands, 'files'>, brand: string): Promise<Hosts[]> {
  await lockHosts(tx);
  // Reads other brands' rows; the caller only learns that a host is taken.
  const all = await acrossBrands(() => hostsOf(tx, live));
  return all.filter(({ key }) => key !== brand);
}

/** Context of the checks. */
interface Judged {
  readonly file: Brand;
  readonly before: readonly OverlayEntry[];
  readonly next: readonly OverlayEntry[];
  readonly touched: ReadonlySet<string>;
  /** The other brands and their hosts. */
  readonly others: readonly Hosts[];
  readonly at: Date;
}

/** Returns the errors of a change: of each value, and of all colors together. */
function faultsOf({ file, before, next, touched, others, at }: Judged) {
  const moves = touched.has(DOMAINS_KEY);
  const domains = domainsOf(file, next);
  const based = withValue(file, DOMAINS_KEY, domains);
  const entries = next.filter(({ key }) => touched.has(key));
  // An unchanged tagging server must still be on one of the brand's domains.
  const standing = next.find(({ key }) => key === 'tag_host');
  const stays = standing ?? { key: 'tag_host', value: settingAt(file, 'tag_host') };
  const own = [...entries, ...(moves && !touched.has('tag_host') ? [stays] : [])].flatMap((entry): OverlayFault[] => {
    const why = faultOfValue(based, entry, at, furtherFault(others));
    return why === null ? [] : [{ key: entry.key, why }];
  });
  if (moves && own.length === 0) {
    // The file's domains apply again, and the entries have none.
    const why = takenHost(domains, others)?.why ?? unreachableFault(domainsOf(file, before), domains);
    if (why !== null) own.push({ key: DOMAINS_KEY, why });
  }
  if (own.length > 0 || ![...touched].some(isLook)) return own;
  return lookFaults(file, next);
}

interface JudgedChange extends Changed {
  readonly values: { readonly before: ReadonlyMap<string, unknown>; readonly after: ReadonlyMap<string, unknown> };
}

/**
 * Validates a change in the current transaction, which locks the brand. Colors that were ignored as invalid are reset
 * when other colors change; otherwise they could come back next to colors that they were never checked with.
 *
 * @throws ChangedMeanwhile, WrongValues
 */
export async function judgeChange(
  tx: Tx,
  live: Pick<LiveBrands, 'fileOf' | 'files'>,
  { brand, at, changes }: Omit<BrandChange, 'actor'>,
): Promise<JudgedChange> {
  const file = live.fileOf(brand);
  const version = await lockBrand(tx, brand);
  const kept = await keptKeys(tx, brand);
  const keptOf = new Map(kept.map((each) => [each.key, each]));
  const raced = changes.filter(({ key, base }) => base !== undefined && base !== (keptOf.get(key)?.version ?? 0));
  if (raced.length > 0) throw new ChangedMeanwhile(raced.map(({ key }) => key));
  const wanted = new Map(changes.map(({ key, value }) => [key, value === null ? undefined : value]));
  const standing = new Map(kept.filter(({ value }) => value !== undefined).map(({ key, value }) => [key, value]));
  if ([...wanted.keys()].some(isLook)) {
    const entries = [...standing].map(([key, value]) => ({ key, value }));
    for (const { key } of overlaid(file, entries, { at, further: furtherFault([]) }).ignored)
      if (isLook(key) && !wanted.has(key)) wanted.set(key, undefined);
  }
  const before = new Map<string, unknown>();
  const after = new Map<string, unknown>();
  for (const [key, value] of wanted) {
    if (isDeepStrictEqual(standing.get(key), value)) continue;
    before.set(key, standing.get(key));
    after.set(key, value);
  }
  const next = new Map([...standing, ...after]);
  const entries = [...next].filter(([, value]) => value !== undefined).map(([key, value]) => ({ key, value }));
  const touched = new Set(after.keys());
  const others = touched.has(DOMAINS_KEY) ? await othersOf(tx, live, brand) : [];
  const faults = faultsOf({ file, before: entriesOf(kept), next: entries, touched, others, at });
  if (faults.length > 0) throw new WrongValues(faults);
  const values = (map: ReadonlyMap<string, unknown>) =>
    Object.fromEntries([...map].map(([key, value]) => [key, value ?? null]));
  const changed = after.size > 0;
  return {
    version: changed ? version + 1 : version,
    ...{ before: values(before), after: values(after), changed, values: { before, after } },
  };
}

/**
 * Changes a brand in the current transaction.
 *
 * @throws ChangedMeanwhile, WrongValues
 */
export async function changeBrand(
  tx: Tx,
  live: Pick<LiveBrands, 'fileOf' | 'files'>,
  change: BrandChange,
): Promise<Changed> {
  const { values, ...judged } = await judgeChange(tx, live, change);
  const { brand, actor, at } = change;
  if (judged.changed) await keepChange(tx, { brand, version: judged.version, at, actor, ...values });
  return judged;
}
