import { type Brand, type BrandOfHost, brandsByHost, takenHost } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import { clarityFault, type Logger, refresher } from '@vinlore/server-kit';
import { DOMAINS_KEY, type OverlayFault, overlaid, type ValueFault } from '@vinlore/site-domain';
import type { Hosts } from '../domains/brand-domains.ts';
import { madeBrands } from '../store/brand-files.ts';
import { entriesOf, type KeptKey, keptKeys, SITE_CHANNEL, standingsOf } from '../store/overlay-store.ts';

/** Interval of the poll for versions, in case a notification was lost: changes are live within a second. */
export const POLL_MS = 500;

/** Runs a callback repeatedly; the timer must not keep the process alive. @returns a function that stops it */
export type Every = (work: () => void, ms: number) => () => void;

const everyInterval: Every = (work, ms) => {
  const timer = setInterval(work, ms).unref();
  return () => clearInterval(timer);
};

/** Dependencies of live brands. */
export interface LiveBrandsDeps {
  /** The brands from their files. */
  readonly files: readonly Brand[];
  readonly database: Database;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly every?: Every;
}

/** The current brands of a process: their files with staff's changes. */
export interface LiveBrands {
  /**
   * One array for the life of the process. A changed brand is a new object at the same index: running work keeps the
   * old one, and caches can be keyed by the object. Brands created at the desk are appended.
   */
  readonly brands: readonly Brand[];
  readonly brandOfHost: BrandOfHost;
  /** The brands from their files, in the same order. */
  readonly files: readonly Brand[];
  /** Returns a brand from its files. @throws Error for an unknown brand */
  fileOf(key: string): Brand;
  /** Returns staff's values that are no longer valid. */
  ignoredOf(key: string): readonly OverlayFault[];
  /**
   * Loads staff's changes and listens for more. Call it after the migrations; until then, brands are as in their files.
   */
  open(): Promise<void>;
  /** Applies all changes made so far. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** Server-side checks of a value. @param others the other brands, whose hosts are taken */
export const furtherFault =
  (others: readonly Hosts[]): ValueFault =>
  (key, value) => {
    if (key === DOMAINS_KEY) return takenHost(value as readonly string[], others)?.why ?? null;
    return key === 'settings.clarity' ? clarityFault(String(value)) : null;
  };

interface Held {
  readonly version: number;
  readonly kept: readonly KeptKey[];
  readonly ignored: readonly OverlayFault[];
  readonly nextChange: Date | null;
}

const NOTHING: Held = { version: 0, kept: [], ignored: [], nextChange: null };

/**
 * Keeps a process's brands in sync with staff's changes: on NOTIFY, or on the next poll if that was lost. While the
 * database is down, brands stay as they were.
 */
export function createLiveBrands({
  files: onDisk,
  database,
  log,
  clock,
  every = everyInterval,
}: LiveBrandsDeps): LiveBrands {
  const files = [...onDisk];
  const brands = [...files];
  const held = new Map<string, Held>(files.map(({ key }) => [key, NOTHING]));
  /** Created at the desk, and not valid in this release. */
  const unfit = new Set<string>();
  const heldOf = (key: string) => held.get(key) ?? NOTHING;

  let byHost = brandsByHost(brands);
  /** Whether any brand's domains changed since hosts were last assigned. */
  let moved = false;

  const lay = (place: number, version: number, kept: readonly KeptKey[]) => {
    const file = files[place]!;
    // Hosts in brands' files take precedence, even if a deploy adds one that was assigned here before.
    const further = furtherFault(files.filter((each) => each !== file));
    const { brand, ignored, nextChange } = overlaid(file, entriesOf(kept), { at: clock(), further });
    const known = heldOf(file.key).ignored.map(({ key }) => key);
    for (const { key, why } of ignored) {
      if (!known.includes(key))
        log.warn({ brand: file.key, key, why }, 'a staff change is invalid; using the value from the file');
    }
    moved ||= brands[place]!.domains !== brand.domains;
    brands[place] = brand;
    held.set(file.key, { version, kept, ignored, nextChange });
  };

  /** Appends brands created at the desk, each once; a folder with the same key takes precedence. */
  const takeMade = async () => {
    for (const made of await madeBrands(database)) {
      if (held.has(made.key) || unfit.has(made.key)) continue;
      const why = 'why' in made ? made.why : (takenHost(made.brand.domains, files)?.why ?? null);
      if (!('brand' in made) || why !== null) {
        log.warn({ brand: made.key, why }, 'a brand created at the desk is invalid; not serving it');
        unfit.add(made.key);
        continue;
      }
      files.push(made.brand);
      brands.push(made.brand);
      held.set(made.key, NOTHING);
      moved = true;
    }
  };

  const takeHosts = () => {
    try {
      byHost = brandsByHost(brands);
      moved = false;
    } catch (error) {
      // A domain moved between reading the two brands; the next poll sees both.
      log.warn({ err: error }, 'domains are moving between brands; keeping the previous hosts for now');
    }
  };

  const load = async () => {
    // Versions first: what is read after them is never older.
    const standings = await standingsOf(database);
    if ([...standings].some(([key, { made }]) => made && !held.has(key) && !unfit.has(key))) await takeMade();
    for (const [place, { key }] of files.entries()) {
      const version = standings.get(key)?.version ?? 0;
      const { version: known, kept, nextChange } = heldOf(key);
      if (version !== known) lay(place, version, await keptKeys(database, key));
      else if (nextChange && nextChange <= clock()) lay(place, version, kept);
    }
    if (moved) takeHosts();
  };

  const { refresh, settled } = refresher(load, (error) =>
    log.warn({ err: error }, 'could not read brands; keeping the previous ones'),
  );

  let end: () => void = () => undefined;
  return {
    brands,
    // By index, since a change replaces the object.
    brandOfHost: (host) => byHost(host),
    files,
    fileOf: (key) => {
      const file = files.find((each) => each.key === key);
      if (!file) throw new Error(`The brand "${key}" is not served here.`);
      return file;
    },
    ignoredOf: (key) => heldOf(key).ignored,
    open: async () => {
      await load();
      const wake = () => void refresh();
      const unlisten = await database.listen(SITE_CHANNEL, wake);
      const stop = every(wake, POLL_MS);
      end = () => {
        stop();
        // Closing the database also stops it if the database no longer responds.
        void unlisten().catch(() => undefined);
      };
    },
    refresh,
    close: async () => {
      end();
      await settled();
    },
  };
}
