import { existsSync, type FSWatcher, mkdirSync, readFileSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { readFile } from 'node:fs/promises';
import { type Database, isDatabaseUnavailable } from '@vinlore/database';
import { type Logger, refresher } from '@vinlore/server-kit';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { catalogueOver, type VehicleCatalogue } from '../catalogue/vehicle-catalogue.ts';
import { type Decoder, decoderOf, loadDecoder } from '../decoder.ts';
import { openUsable } from './open-usable.ts';
import { type KeptRelease, POINTER, releaseStore } from './release-store.ts';
import { takeShared } from './shared-release.ts';

/** Polling interval for pointer and database. Pointer changes are usually noticed immediately. */
const POLL_MS = 5_000;

/** The data VINs are decoded with. */
export interface VpicStanding {
  /** NHTSA's name for the imported release; null if the build's index is in use. */
  readonly release: string | null;
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Why the intended release isn't in use; null if it is. */
  readonly fault: string | null;
}

/** Decoder and catalog over whichever release is currently in use. */
export interface LiveVpic {
  readonly decoder: Decoder;
  readonly catalogue: VehicleCatalogue;
  standing(): VpicStanding;
  /** Starts following releases in the database. One that is already there is picked up shortly after. */
  follow(database: Database): void;
  /** Picks up the latest import; resolves once it's in use or turned out to be damaged. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** Options for opening a live index. */
export interface LiveVpicDeps {
  /** `DATA_DIR`, which contains the imported releases. */
  readonly dataDir: string;
  /** The build's files, used if nothing was imported. */
  readonly built: { readonly index: string; readonly catalogue: string };
  readonly clock: () => Date;
  readonly log: Logger;
}

/** An opened release. */
interface Opened {
  /** Name of the imported release; null for the build's. */
  readonly id: string | null;
  readonly decoder: Decoder;
  readonly catalogue: VehicleCatalogue;
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Opens the release in use and switches to a new one as soon as it's imported, without a restart. A caller that took
 * `pinned()` of the decoder keeps the release it started with. A release that can't be opened is never used: the reason
 * is logged and the previous one stays.
 *
 * @throws VpicIndexError if no imported release can be opened and the build has no index either
 */
export function openLiveVpic({ dataDir, built, clock, log }: LiveVpicDeps): LiveVpic {
  const store = releaseStore(dataDir);
  let fault: string | null = null;
  const logError = (error: unknown) => {
    const words = wordsOf(error);
    if (words !== fault) log.error({ err: error }, 'an imported vPIC release cannot be used; decoding VINs without it');
    fault = words;
  };
  const openBuilt = (): Opened => ({
    id: null,
    decoder: loadDecoder(built.index, clock),
    catalogue: loadCatalogue(built.catalogue),
  });
  const opened = (kept: KeptRelease, index: Uint8Array, catalogue: Uint8Array): Opened => ({
    id: kept.id,
    decoder: decoderOf(index, { clock, hash: kept.about.index.sha256, release: kept.about.release }),
    catalogue: catalogueOver(catalogue),
  });
  const first = openUsable(store, (kept) =>
    kept ? opened(kept, readFileSync(kept.indexFile), readFileSync(kept.catalogueFile)) : openBuilt(),
  );
  if (first.fault !== null) logError(first.fault);
  let now = first.opened;
  let shared: Database | null = null;
  const take = async () => {
    try {
      if (shared) await takeShared(shared, store);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  };
  const load = async () => {
    try {
      await take();
      const kept = store.inUse();
      if ((kept?.id ?? null) !== now.id) {
        now = kept ? opened(kept, await readFile(kept.indexFile), await readFile(kept.catalogueFile)) : openBuilt();
        log.info({ release: now.decoder.release, asOf: now.decoder.asOf }, 'switched to another vPIC release');
      }
      fault = null;
    } catch (error) {
      logError(error);
    }
  };
  const { refresh, settled } = refresher(load, logError);
  const stop = watchPointer(store.folder, () => void refresh());

  return {
    decoder: {
      decode: (vin) => now.decoder.decode(vin),
      raw: (vin, options) => now.decoder.raw(vin, options),
      elements: (vin) => now.decoder.elements(vin),
      kindIn: (text, from) => now.decoder.kindIn(text, from),
      shard: (key) => now.decoder.shard(key),
      names: (wmi) => now.decoder.names(wmi),
      pinned: () => now.decoder,
      get asOf() {
        return now.decoder.asOf;
      },
      get release() {
        return now.decoder.release;
      },
      get shardFolder() {
        return now.decoder.shardFolder;
      },
    },
    catalogue: {
      years: () => now.catalogue.years(),
      makes: (year) => now.catalogue.makes(year),
      models: (make, year) => now.catalogue.models(make, year),
      trims: (year, make, model) => now.catalogue.trims(year, make, model),
      pinned: () => now.catalogue,
    },
    standing: () => ({ release: now.decoder.release, asOf: now.decoder.asOf, fault }),
    follow(database) {
      shared = database;
      void refresh();
    },
    refresh,
    close: async () => {
      stop();
      await settled();
    },
  };
}

/** Reports every pointer change, at the latest with the next poll. @returns an unsubscribe function */
function watchPointer(folder: string, onChange: () => void): () => void {
  const timer = setInterval(onChange, POLL_MS).unref();
  let watcher: FSWatcher | undefined;
  try {
    // Not `recursive`: that never returns if a parent can't be created, such as under /proc.
    for (const path of [dirname(folder), folder]) if (!existsSync(path)) mkdirSync(path);
    watcher = watch(folder, { persistent: false }, (_event, name) => {
      if (name === null || name === POINTER) onChange();
    });
    watcher.on('error', () => watcher?.close());
  } catch {
    // The folder can't be written or watched; polling is enough.
  }
  return () => {
    clearInterval(timer);
    watcher?.close();
  };
}
