import { acrossBrands, type Database, isDatabaseUnavailable } from '@vinlore/database';
import type { Actor, ApiKey, ApiKeys, Logger } from '@vinlore/server-kit';
import { findKey, type FoundKey, saveUse, type UseToSave } from './key-store.ts';
import { isSecret, secretHash } from './new-secret.ts';

/** How long a key is known without asking the database: a removed one stops working at the latest then. */
const KNOWN_MS = 10_000;
/** Keys known at a time; beyond it the oldest are forgotten. */
const MOST_KNOWN = 20_000;
const SAVE_MS = 5_000;

interface Known {
  readonly key: ApiKey | null;
  /** Requests this month, as saved when it was read. */
  readonly usedBefore: number;
  readonly budget: number | null;
  /** Requests since it was read. */
  since: number;
  readonly until: number;
}

/** Dependencies of the keys in use. */
export interface LiveKeysDeps {
  readonly database: Database;
  /** The account of a key as its member; null if it is closed, suspended, or gone. */
  readonly actorOf: (brand: string, accountId: string) => Promise<Actor | null>;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** The keys that requests use, and their use by day. */
export interface LiveKeys extends ApiKeys {
  /** Forgets a brand's key at once, in this process. */
  forget(keyId: string): void;
  /** Saves what was used; called when the process ends. */
  flush(): Promise<void>;
}

const keyFrom = (row: FoundKey, actor: Actor): ApiKey => ({
  ...{ id: row.id, mode: row.mode, kind: row.kind, scopes: row.scopes, addresses: row.addresses },
  ...{ origins: row.origins, perMinute: row.per_minute, version: row.version, actor: { ...actor, keyId: row.id } },
});

/**
 * Returns the keys in use. A process asks the database for each key once in ten seconds, and saves its requests by day
 * every five; a budget may be exceeded by what arrives meanwhile.
 */
export function createLiveKeys({ database, actorOf, clock, log }: LiveKeysDeps): LiveKeys {
  const known = new Map<string, Known>();
  const pending = new Map<string, Promise<Known>>();
  const standings = new WeakMap<ApiKey, Known>();
  let uses = new Map<string, { -readonly [K in keyof UseToSave]: UseToSave[K] }>();
  let timer: NodeJS.Timeout | undefined;

  const read = async (brandKey: string, hash: Buffer): Promise<Known> => {
    const now = clock();
    const row = await findKey(database, brandKey, hash, now);
    const actor = row ? await actorOf(brandKey, row.account_id) : null;
    const ends = row?.expires_at?.getTime() ?? Infinity;
    return {
      key: row && actor ? keyFrom(row, actor) : null,
      usedBefore: row?.used_this_month ?? 0,
      budget: row?.monthly_budget ?? null,
      since: 0,
      until: Math.min(now.getTime() + KNOWN_MS, ends),
    };
  };

  const save = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (uses.size === 0) return;
    const saving = uses;
    uses = new Map();
    try {
      await acrossBrands(() => saveUse(database, [...saving.values()], clock()));
    } catch (error) {
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'the use of API keys could not be saved');
      // Counted again with what came since.
      for (const [id, use] of saving) {
        const later = uses.get(id);
        if (later) Object.assign(later, { calls: later.calls + use.calls, errors: later.errors + use.errors });
        else uses.set(id, use);
      }
    }
  };

  return {
    find: async (brandKey, secret) => {
      if (!isSecret(secret)) return null;
      const hash = secretHash(secret);
      const id = `${brandKey} ${hash.toString('base64')}`;
      const found = known.get(id);
      if (found && found.until > clock().getTime()) return found.key;
      const reading = pending.get(id) ?? read(brandKey, hash).finally(() => pending.delete(id));
      pending.set(id, reading);
      const fresh = await reading;
      known.delete(id);
      // Unknown keys aren't remembered, so guessing can't push out those in use.
      if (fresh.key === null) return null;
      if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!);
      known.set(id, fresh);
      standings.set(fresh.key, fresh);
      return fresh.key;
    },
    spend: (_brandKey, key) => {
      const standing = standings.get(key);
      if (!standing || standing.budget === null) return { over: false };
      if (standing.usedBefore + standing.since >= standing.budget) return { over: true };
      standing.since++;
      return { over: false };
    },
    used: (brandKey, { id }, { operation, status }) => {
      const day = clock().toISOString().slice(0, 10);
      const key = `${id} ${day} ${operation}`;
      const use = uses.get(key) ?? { brand: brandKey, keyId: id, day, operation, calls: 0, errors: 0 };
      use.calls++;
      if (status >= 400) use.errors++;
      uses.set(key, use);
      timer ??= setTimeout(() => void save(), SAVE_MS).unref();
    },
    forget: (keyId) => {
      for (const [id, { key }] of known) if (key?.id === keyId) known.delete(id);
    },
    flush: save,
  };
}
