import type { Translator } from '@vinlore/i18n';
import { Refusal } from '../refusal.ts';
import { isLoopback, networkOf } from '../client/client-address.ts';
import { networkPoints } from './network-points.ts';
import type { SharedLimit } from './shared-limit.ts';

const WINDOW_SECONDS = 60;

/** A caller's state at a limit, after counting a request. */
export interface LimitStanding {
  readonly over: boolean;
  /** Remaining requests in the window. */
  readonly left: number;
  /** Seconds until the window ends, at least 1. */
  readonly seconds: number;
}

/** Maximum number of tracked keys: beyond it the oldest are evicted, to bound memory. */
const MOST_KEYS = 100_000;

interface Window {
  count: number;
  /** Requests counted since the last sync with other processes. */
  untold: number;
  /** When the window resets, in milliseconds. */
  until: number;
}

/** Counts by key in one-minute windows, each started by its first request, in this process's memory. */
class Windows {
  readonly #windows = new Map<string, Window>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Counts one request. */
  count(key: string): Window {
    const now = this.now();
    const known = this.#windows.get(key);
    if (known && known.until > now) {
      known.count++;
      known.untold++;
      return known;
    }
    const begun = { count: 1, untold: 1, until: now + WINDOW_SECONDS * 1000 };
    // A window that restarts is moved to the end, so iteration order is by age.
    this.#windows.delete(key);
    if (this.#windows.size >= MOST_KEYS) this.#forget();
    this.#windows.set(key, begun);
    return begun;
  }

  get(key: string): Window | undefined {
    return this.#windows.get(key);
  }

  standing({ count, until }: Window, points: number): LimitStanding {
    const seconds = Math.max(1, Math.ceil((until - this.now()) / 1000));
    return { over: count > points, left: Math.max(0, points - count), seconds };
  }

  #forget(): void {
    let most = MOST_KEYS / 10;
    for (const key of this.#windows.keys()) {
      if (most-- === 0) return;
      this.#windows.delete(key);
    }
  }
}

/** The 429 for a caller over the limit. */
export function tooMany(seconds: number, text: Translator): Refusal {
  return new Refusal(429, text.t('kit.tooMany', { seconds }), undefined, seconds);
}

/**
 * Formats a policy and a state as `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10 §3, §4).
 */
export const limitPolicy = (name: string, points: number) => `"${name}";q=${points};w=${WINDOW_SECONDS}`;
export const limitStanding = (name: string, { left, seconds }: LimitStanding) => `"${name}";r=${left};t=${seconds}`;

/** Counts requests of one kind by caller. */
export interface Limit {
  readonly points: number;
  /** Counts a request of an address, and of its IPv6 network. @param prefix separates brands, if needed */
  spend(address: string, prefix?: string): LimitStanding;
}

/** Returns a limit per minute in this process's memory. */
export function perMinute(points: number, windows = new Windows()): Limit {
  return {
    points,
    spend: (address, prefix = '') => {
      const own = windows.standing(windows.count(prefix + address), points);
      const network = networkOf(address);
      if (network === null) return own;
      const wide = windows.standing(windows.count(prefix + network), networkPoints(points));
      return wide.over || wide.left < own.left ? wide : own;
    },
  };
}

/** The general limit of a visitor's requests. */
export interface VisitorLimit {
  readonly points: number;
  /** @returns null if the visitor is exempt */
  spend(address: string): LimitStanding | null;
  /** Also counts by account, from any address. */
  spendAccount(accountId: string): LimitStanding | null;
}

/** Options of a visitor limit. */
export interface VisitorLimitOptions {
  /** Name of the counter; limits with the same name are counted together across processes. */
  readonly name: string;
  /** Requests per minute; 0 for no limit. */
  readonly points: number;
  /** Store shared by processes; absent: this process counts on its own. */
  readonly shared?: Pick<SharedLimit, 'add'> | undefined;
  readonly now?: () => number;
}

/** Only visitors who have used this part of their budget are synced: most never cost a query. */
const REPORTED_FROM = 0.1;
const SYNC_MS = 1_000;
/** Keys per statement. */
const BATCH = 500;

/**
 * Returns counters shared by all processes. Each counts in memory, so requests never wait; once a second the counts are
 * summed up in the database. With N processes a caller gets their budget, plus at most a tenth of it for each further
 * process, plus what arrives within that second. While the database is down each process counts on its own.
 */
function sharedCounters({ name, shared, now = Date.now }: Omit<VisitorLimitOptions, 'points'>) {
  const windows = new Windows(now);
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const sync = async (): Promise<void> => {
    timer = undefined;
    const keys = [...waiting].slice(0, BATCH);
    const counts = keys.flatMap((key) => {
      waiting.delete(key);
      const window = windows.get(key);
      if (!window || window.untold === 0) return [];
      const count = window.untold;
      window.untold = 0;
      return [{ key: `${name} ${key}`, own: key, count, until: new Date(window.until) }];
    });
    if (waiting.size > 0) later();
    if (counts.length === 0 || !shared) return;
    const sums = await shared.add(counts);
    for (const { own, key } of counts) {
      const [window, sum] = [windows.get(own), sums.get(key)];
      if (!window || !sum) continue;
      window.count = sum.count + window.untold;
      window.until = sum.until.getTime();
    }
  };
  const later = () => {
    timer ??= setTimeout(() => void sync(), SYNC_MS).unref();
  };

  return (key: string, budget: number): LimitStanding => {
    const window = windows.count(key);
    if (shared && window.count >= budget * REPORTED_FROM) {
      waiting.add(key);
      later();
    }
    return windows.standing(window, budget);
  };
}

/**
 * Returns a limit by address, IPv6 network, and account, shared by all processes.
 *
 * Loopback is exempt: behind a proxy missing from TRUST_PROXY, all visitors would share that address.
 */
export function visitorLimit({ points, ...options }: VisitorLimitOptions): VisitorLimit {
  const spend = sharedCounters(options);
  return {
    points,
    spend: (address) => {
      if (points === 0 || isLoopback(address)) return null;
      const own = spend(address, points);
      const network = networkOf(address);
      if (network === null) return own;
      const wide = spend(network, networkPoints(points));
      return wide.over || wide.left < own.left ? wide : own;
    },
    spendAccount: (accountId) => (points === 0 ? null : spend(`account ${accountId}`, points)),
  };
}

/** Returns a limit per minute by API key, each with its own budget, shared by all processes. */
export function keyLimit(shared: VisitorLimitOptions['shared']): (keyId: string, perMinute: number) => LimitStanding {
  return sharedCounters({ name: 'v1', shared });
}
