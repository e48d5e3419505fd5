import { SiteSettingsSchema, brandContract } from '@vinlore/brand';
import * as v from 'valibot';

/** What the browser keeps, by the specification's own keys (spec §3), and the shape each must have. */
const entries = {
  /** Site settings as the server last gave them. */
  site_settings: SiteSettingsSchema,
  /** The answer of `GET /api/config`. */
  config: brandContract.config.answers[200].data,
  /** Set while a session exists. The token itself is never stored (docs/decisions.md §2). */
  logged_in: v.literal(true),
  /** The secure id that passes the brand's gate (spec §2). */
  __secu_id: v.pipe(v.string(), v.minLength(1)),
  /** Which feedback was given for which VIN, so that nobody is asked twice (spec §4). */
  feedbacks: v.array(
    v.object({
      vin: v.string(),
      type: v.picklist(['general', 'positive', 'negative', 'report', 'sticker', 'regenerate']),
    }),
  ),
} as const;

/** Keys of local storage in use. */
export type StoreKey = keyof typeof entries;

/** The value kept under a key. */
export type Stored<Key extends StoreKey> = v.InferOutput<NonNullable<(typeof entries)[Key]>>;

/** Local storage, typed by key. */
export interface LocalStore {
  /** The value, or undefined where nothing usable is stored. */
  read<Key extends StoreKey>(key: Key): Stored<Key> | undefined;
  write<Key extends StoreKey>(key: Key, value: Stored<Key>): void;
  remove(key: StoreKey): void;
  /** Tells when another tab changed a key, such as by logging out there. Answers how to stop. */
  subscribe(key: StoreKey, changed: () => void): () => void;
}

/** The text that spec §8 prescribes for an entry that cannot be read. */
const UNPARSABLE = 'unable to parse localstorage.';

/**
 * Opens local storage.
 *
 * A browser may refuse it (private mode, full disk): then nothing is kept, and everything else goes on.
 *
 * @param storage answers the page's `localStorage`; asking for it may throw
 * @param log takes the message of an entry that cannot be parsed (spec §8)
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
