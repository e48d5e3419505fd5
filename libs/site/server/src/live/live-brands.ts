import { type Brand, type BrandOfHost, brandsByHost, takenHost } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import { clarityFault, type Logger, refresher } from '@vinlore/server-kit';
import { DOMAINS_KEY, type OverlayFault, overlaid, type ValueFault } from '@vinlore/site-domain';
import type { Hosts } from '../domains/brand-domains.ts';
import { madeBrands } from '../store/brand-files.ts';
import { entriesOf, type KeptKey, keptKeys, SITE_CHANNEL, standingsOf } from '../store/overlay-store.ts';

/** Versions are compared so often, in case a notification was lost: a change is live within a second. */
export const POLL_MS = 500;

/** Does something again and again; it must not keep the process alive. @returns a function that ends it */
export type Every = (work: () => void, ms: number) => () => void;

const everyInterval: Every = (work, ms) => {
  const timer = setInterval(work, ms).unref();
  return () => clearInterval(timer);
};

/** What live brands are made of. */
export interface LiveBrandsDeps {
  /** The brands as their files have them. */
  readonly files: readonly Brand[];
  readonly database: Database;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly every?: Every;
}

/** The brands of a process as they are now: their files, and above them what staff changed. */
export interface LiveBrands {
  /**
   * One list for the life of the process. A brand that is changed is another object in the same place of it: who works
   * with one goes on with it as it was, and who keeps something that was made of one keeps it by the object. Brands made at
   * the desk come at its end.
   */
  readonly brands: readonly Brand[];
  readonly brandOfHost: BrandOfHost;
  /** The brands as their files have them, in the same order. */
  readonly files: readonly Brand[];
  /** The brand as its files have it. @throws Error for a brand that is not served */
  fileOf(key: string): Brand;
  /** What staff gave a brand and does not fit any more. */
  ignoredOf(key: string): readonly OverlayFault[];
  /** Loads what staff changed and listens for more. It comes after the migrations; before it, brands are their files. */
  open(): Promise<void>;
  /** Takes in what was changed up to now. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** What only a server can say of a value. @param others brands that are served besides, whose hosts are taken */
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
 * Keeps the brands of a process up to what staff change: told by NOTIFY, and by a poll where that was lost. While the
 * database does not answer, brands stay as they were last.
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
  /** Made at the desk, and not fit to be served by this release. */
  const unfit = new Set<string>();
  const heldOf = (key: string) => held.get(key) ?? NOTHING;

  let byHost = brandsByHost(brands);
  /** Whether a brand has other domains since the hosts were looked through. */
  let moved = false;

  const lay = (place: number, version: number, kept: readonly KeptKey[]) => {
    const file = files[place]!;
    // Hosts of other brands' files stay theirs, also where a deploy brought them after somebody gave one away here.
    const further = furtherFault(files.filter((each) => each !== file));
    const { brand, ignored, nextChange } = overlaid(file, entriesOf(kept), { at: clock(), further });
    const known = heldOf(file.key).ignored.map(({ key }) => key);
    for (const { key, why } of ignored) {
      if (!known.includes(key))
        log.warn({ brand: file.key, key, why }, 'what staff changed does not fit; the file counts');
    }
    moved ||= brands[place]!.domains !== brand.domains;
    brands[place] = brand;
    held.set(file.key, { version, kept, ignored, nextChange });
  };

  /** Brands that were made at the desk join the list at its end, each once; a folder of the same key comes before. */
  const takeMade = async () => {
    for (const made of await madeBrands(database)) {
      if (held.has(made.key) || unfit.has(made.key)) continue;
      const why = 'why' in made ? made.why : (takenHost(made.brand.domains, files)?.why ?? null);
      if (!('brand' in made) || why !== null) {
        log.warn({ brand: made.key, why }, 'a brand that was made at the desk does not fit; it is not served');
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
      // One brand was read before a domain left it and the next one after it came there: the next look sees both.
      log.warn({ err: error }, 'domains are changing hands; the hosts stay as they were for now');
    }
  };

  const load = async () => {
    // Versions first: what is read after them is never older than they say.
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
    log.warn({ err: error }, 'brands cannot be read just now; they stay as they were'),
  );

  let end: () => void = () => undefined;
  return {
    brands,
    // Looked up by their place, which a change moves.
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
        // Closing the database ends it as well, where it does not answer any more.
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
