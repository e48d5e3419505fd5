import type { Brand } from '@vinlore/brand';
import type { ContentSource } from '@vinlore/content-domain';
import type { Database } from '@vinlore/database';
import { type Logger, refresher } from '@vinlore/server-kit';
import type { SourcePicture } from '../images/brand-pictures.ts';
import { keptPictures } from '../images/kept-pictures.ts';
import type { ContentRows } from '../payload/content-rows.ts';
import { CONTENT_CHANNEL } from '../publish/touch-content.ts';
import { RedirectLookup } from '../redirects/redirect-lookup.ts';
import { loadRows, loadVersions } from './load-rows.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';

/** Content versions are compared so often, in case a notification was lost: a page is live within a second. */
export const POLL_MS = 500;

/** Does something again and again; it must not keep the process alive. @returns a function that ends it */
type Every = (work: () => void, ms: number) => () => void;

const everyInterval: Every = (work, ms) => {
  const timer = setInterval(work, ms).unref();
  return () => clearInterval(timer);
};

/** What live content is made of. */
export interface LiveContentDeps {
  readonly database: Database;
  readonly brands: readonly Brand[];
  readonly log: Logger;
  /** Pictures of the brands' folders by brand key. */
  readonly files?: ReadonlyMap<string, ReadonlyMap<string, SourcePicture>>;
  readonly every?: Every;
}

const NO_ROWS: ContentRows = { sites: [], pages: [], moved: new RedirectLookup([]) };

/** Content out of our own tables, held in memory: a request never waits for the database. */
export interface LiveContent extends ContentSource {
  /** What a brand publishes now. */
  snapshot(brand: Brand): Snapshot;
  /** Pictures of a brand's folder, by name: what was uploaded stands before them. */
  files(brand: Brand): ReadonlyMap<string, SourcePicture>;
  close(): Promise<void>;
}

/**
 * Loads what every brand publishes, and again whenever a brand's content version is another: told by NOTIFY, and by a
 * poll where that was lost. While the database does not answer, what was loaded last stays.
 */
export async function openLiveContent(deps: LiveContentDeps): Promise<LiveContent> {
  const {
    database,
    brands,
    log,
    files = new Map<string, ReadonlyMap<string, SourcePicture>>(),
    every = everyInterval,
  } = deps;
  const snapshots = new Map<string, Snapshot>();
  const logged = new Set<string>();
  const skipped = (brand: Brand) => (what: string) => {
    const message = `${brand.key} ${what}`;
    if (!logged.has(message)) log.warn({ brand: brand.key, what }, 'content that cannot be drawn is left out');
    logged.add(message);
  };

  const load = async () => {
    // Versions first: what is read after them is never older than they say.
    const versions = await loadVersions(database);
    for (const brand of brands) {
      const version = versions.get(brand.key) ?? 0;
      if (snapshots.get(brand.key)?.version === version) continue;
      const rows = await loadRows(database, brand.key);
      // What staff uploaded stands before a file of the same name (docs/decisions.md §1).
      const pictures = new Map<string, SourcePicture>([
        ...(files.get(brand.key) ?? []),
        ...(await keptPictures(database, brand.key)),
      ]);
      snapshots.set(brand.key, buildSnapshot(brand, { version, rows, pictures, onSkipped: skipped(brand) }));
    }
  };

  const { refresh, settled } = refresher(load, (error) =>
    log.warn({ err: error }, 'content cannot be read just now; what was read before stays'),
  );

  await load();
  const wake = () => void refresh();
  const unlisten = await database.listen(CONTENT_CHANNEL, wake);
  const stop = every(wake, POLL_MS);

  const snapshot = (brand: Brand): Snapshot => {
    const found = snapshots.get(brand.key);
    if (found) return found;
    // Made at the desk a moment ago: the next look, half a second away at most, has its pages.
    wake();
    return buildSnapshot(brand, { version: 0, rows: NO_ROWS, pictures: new Map(), onSkipped: skipped(brand) });
  };
  const known: ContentSource['known'] = (brand, language, path) => snapshot(brand).at(language, path);
  return {
    known,
    content: (brand, language, path) => Promise.resolve(snapshot(brand).at(language, path)),
    pages: (brand) => Promise.resolve(snapshot(brand).pages),
    snapshot,
    files: ({ key }) => files.get(key) ?? new Map<string, SourcePicture>(),
    close: async () => {
      stop();
      // Closing the database ends it as well, where it does not answer any more.
      void unlisten().catch(() => undefined);
      await settled();
    },
  };
}
