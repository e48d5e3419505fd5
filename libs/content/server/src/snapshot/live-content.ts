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

/** Interval of the poll for content versions, in case a notification was lost: pages are live within a second. */
export const POLL_MS = 500;

/** Runs a callback repeatedly; the timer must not keep the process alive. @returns a function that stops it */
type Every = (work: () => void, ms: number) => () => void;

const everyInterval: Every = (work, ms) => {
  const timer = setInterval(work, ms).unref();
  return () => clearInterval(timer);
};

/** Dependencies of live content. */
export interface LiveContentDeps {
  readonly database: Database;
  readonly brands: readonly Brand[];
  readonly log: Logger;
  /** Images in the brands' folders by brand key. */
  readonly files?: ReadonlyMap<string, ReadonlyMap<string, SourcePicture>>;
  readonly every?: Every;
}

const NO_ROWS: ContentRows = { sites: [], pages: [], moved: new RedirectLookup([]) };

/** Content from our own tables, held in memory: requests never wait for the database. */
export interface LiveContent extends ContentSource {
  /** Returns a brand's current content. */
  snapshot(brand: Brand): Snapshot;
  /** A brand's images by name: uploads take precedence over files in its folder. */
  files(brand: Brand): ReadonlyMap<string, SourcePicture>;
  close(): Promise<void>;
}

/**
 * Loads every brand's content, and reloads it whenever its version changes: on NOTIFY, or on the next poll if that was
 * lost. While the database is down, the last loaded content is served.
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
    if (!logged.has(message)) log.warn({ brand: brand.key, what }, 'skipped content that cannot be rendered');
    logged.add(message);
  };

  const load = async () => {
    // Versions first: content that is read after them is never older.
    const versions = await loadVersions(database);
    for (const brand of brands) {
      const version = versions.get(brand.key) ?? 0;
      if (snapshots.get(brand.key)?.version === version) continue;
      const rows = await loadRows(database, brand.key);
      // Uploads take precedence over files of the same name (docs/decisions.md §1).
      const pictures = new Map<string, SourcePicture>([
        ...(files.get(brand.key) ?? []),
        ...(await keptPictures(database, brand.key)),
      ]);
      snapshots.set(brand.key, buildSnapshot(brand, { version, rows, pictures, onSkipped: skipped(brand) }));
    }
  };

  const { refresh, settled } = refresher(load, (error) =>
    log.warn({ err: error }, 'could not read content; keeping the previous version'),
  );

  await load();
  const wake = () => void refresh();
  const unlisten = await database.listen(CONTENT_CHANNEL, wake);
  const stop = every(wake, POLL_MS);

  const snapshot = (brand: Brand): Snapshot => {
    const found = snapshots.get(brand.key);
    if (found) return found;
    // A brand that was just created: the next poll, at most half a second away, loads its pages.
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
      // Closing the database also stops it if the database no longer responds.
      void unlisten().catch(() => undefined);
      await settled();
    },
  };
}
