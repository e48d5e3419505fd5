import { SiteSettingsSchema, brandContract } from '@vinlore/brand';
import * as v from 'valibot';

/** What the browser stores, by the specification's own keys (spec §3), with the shape of each. */
const entries = {
  /** Site settings as the server last returned them. */
  site_settings: SiteSettingsSchema,
  /** The response of `GET /api/config`. */
  config: brandContract.config.answers[200].data,
  /** Set while a session exists. The token itself is never stored (docs/decisions.md §2). */
  logged_in: v.literal(true),
  /** The secure id that passes the brand's gate (spec §2). */
  __secu_id: v.pipe(v.string(), v.minLength(1)),
  /** Which feedback was given for which VIN, so we don't ask twice (spec §4). */
  feedbacks: v.array(
    v.object({
      vin: v.string(),
      type: v.picklist(['general', 'positive', 'negative', 'report', 'sticker', 'regenerate']),
    }),
  ),
} as const;

/** Keys of local storage in use. */
export type StoreKey = keyof typeof entries;

/** The value type of a key. */
export type Stored<Key extends StoreKey> = v.InferOutput<NonNullable<(typeof entries)[Key]>>;

/** Local storage, typed by key. */
export interface LocalStore {
  /** Returns the value, or undefined if nothing valid is stored. */
  read<Key extends StoreKey>(key: Key): Stored<Key> | undefined;
  write<Key extends StoreKey>(key: Key, value: Stored<Key>): void;
  remove(key: StoreKey): void;
  /** Calls back when another tab changes a key, for example by signing out. Returns a function that stops it. */
  subscribe(key: StoreKey, changed: () => void): () => void;
}

/** The message that spec §8 prescribes for an entry that can't be parsed. */
const UNPARSABLE = 'unable to parse localstorage.';

/**
 * Opens local storage.
 *
 * If the browser refuses it (private mode, full disk), nothing is stored and everything else works.
 *
 * @param storage returns the page's `localStorage`; access may throw
 * @param log receives the message for an entry that cannot be parsed (spec §8)
 */
export function openLocalStore(
  storage: () => Storage = () => localStorage,
  log: (message: string) => void = (message) => console.error(message),
): LocalStore {
  const attempt = <T>(access: (open: Storage) => T): T | undefined => {
    try {
      return access(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => {
      const text = attempt((open) => open.getItem(key));
      if (text === null || text === undefined) return undefined;
      try {
        return v.parse(entries[key] as v.GenericSchema<unknown, Stored<typeof key>>, JSON.parse(text));
      } catch {
        log(UNPARSABLE);
        return undefined;
      }
    },
    write: (key, value) => attempt((open) => open.setItem(key, JSON.stringify(value))),
    remove: (key) => attempt((open) => open.removeItem(key)),
    subscribe: (key, changed) => {
      const listen = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}
