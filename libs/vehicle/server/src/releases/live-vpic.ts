import { existsSync, type FSWatcher, mkdirSync, readFileSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { readFile } from 'node:fs/promises';
import type { Database } from '@vinlore/database';
import { isDatabaseUnavailable, type Logger, refresher } from '@vinlore/server-kit';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { catalogueOver, type VehicleCatalogue } from '../catalogue/vehicle-catalogue.ts';
import { type Decoder, decoderOf, loadDecoder } from '../decoder.ts';
import { openUsable } from './open-usable.ts';
import { type KeptRelease, POINTER, releaseStore } from './release-store.ts';
import { takeShared } from './shared-release.ts';

/** Pointer and database are looked at so often; changes of the pointer are mostly told at once. */
const POLL_MS = 5_000;

/** Which data VINs are decoded with. */
export interface VpicStanding {
  /** NHTSA's name of the imported release; null: the index of the build is in use. */
  readonly release: string | null;
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Why the release that should be in use is not; null where all is well. */
  readonly fault: string | null;
}

/** Decoder and catalog over whichever release is in use at the moment. */
export interface LiveVpic {
  readonly decoder: Decoder;
  readonly catalogue: VehicleCatalogue;
  standing(): VpicStanding;
  /** From now on takes over what is loaded into the database, too; what is there already comes soon after. */
  follow(database: Database): void;
  /** Takes in what was imported up to now; resolves once it is in use, or was found to be broken. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** What a live index is opened with. */
export interface LiveVpicDeps {
  /** `DATA_DIR`: imported releases are below it. */
  readonly dataDir: string;
  /** The files of the build, used where nothing was imported. */
  readonly built: { readonly index: string; readonly catalogue: string };
  readonly clock: () => Date;
  readonly log: Logger;
}

/** One release, opened. */
interface Opened {
  /** Of the imported release; null: the build's. */
  readonly id: string | null;
  readonly decoder: Decoder;
  readonly catalogue: VehicleCatalogue;
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Opens the release in use and goes over to another as soon as one is imported, without a restart. Whoever took
 * `pinned()` of the decoder goes on with the release that it began with. One that cannot be opened is never used: the log
 * says why, and the release before goes on.
 *
 * @throws VpicIndexError where there is no imported release that can be opened, and no index of the build either
 */
export function openLiveVpic({ dataDir, built, clock, log }: LiveVpicDeps): LiveVpic {
  const store = releaseStore(dataDir);
  let fault: string | null = null;
  const logError = (error: unknown) => {
    const words = wordsOf(error);
    if (words !== fault)
      log.error({ err: error }, 'an imported vPIC release cannot be used; VINs are decoded without it');
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
        log.info({ release: now.decoder.release, asOf: now.decoder.asOf }, 'another vPIC release is in use');
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

/** Tells of every change of the pointer, at the latest with the next poll. @returns a function that ends it */
function watchPointer(folder: string, onChange: () => void): () => void {
  const timer = setInterval(onChange, POLL_MS).unref();
  let watcher: FSWatcher | undefined;
  try {
    // Without `recursive`, which never comes back where a parent cannot be made, such as below /proc.
    for (const path of [dirname(folder), folder]) if (!existsSync(path)) mkdirSync(path);
    watcher = watch(folder, { persistent: false }, (_event, name) => {
      if (name === null || name === POINTER) onChange();
    });
    watcher.on('error', () => watcher?.close());
  } catch {
    // A folder that cannot be written or watched: the poll is enough.
  }
  return () => {
    clearInterval(timer);
    watcher?.close();
  };
}
