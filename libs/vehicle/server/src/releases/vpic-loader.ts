import { type Database, loadSlot, rollBackSlot, useSlot } from '@vinlore/database';
import type { OpenDataLoader } from '@vinlore/server-kit';
import type { AboutRelease } from './about-release.ts';
import { describeRelease } from './describe-release.ts';
import { aboutInUse } from './import-release.ts';
import { judgeRelease } from './judge-release.ts';
import { makeApart, type MakeRelease } from './make-apart.ts';
import { releaseStore } from './release-store.ts';
import { aboutShared, readShared, VPIC_SET } from './shared-release.ts';

const TARGET = { table: 'vehicle_release', columns: ['about', 'index_packed', 'catalogue_packed'] };

/** Dependencies for loading vPIC. */
export interface VpicLoaderDeps {
  readonly database: Database;
  /** `DATA_DIR`, where this machine's release is. */
  readonly dataDir: string;
  readonly clock: () => Date;
  readonly make?: MakeRelease;
}

const rowsOf = ({ rows }: AboutRelease) => Object.values(rows).reduce((sum, each) => sum + each, 0);

/** Bytes in COPY format. */
const bytea = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;

/**
 * Keeps NHTSA's vPIC up to date. The index is built in a separate process and stored in the database, where every
 * machine picks it up (`LiveVpic.follow`).
 */
export function vpicLoader({ database, dataDir, clock, make = makeApart }: VpicLoaderDeps): OpenDataLoader {
  let filled: number | null = null;
  return {
    version: 1,
    async load(files, { signal, onProgress, force = false }) {
      filled = null;
      const [dump, ...others] = files;
      if (!dump || dump.unchanged || others.length > 0) throw new Error('vPIC loads exactly one new file.');
      const made = await make(dump.path, {
        signal,
        onProgress: (share, rows) => onProgress({ share, rows, refused: 0 }),
      });
      const about = await describeRelease(made, { file: dump.path, by: 'open data', at: clock() });
      const inUse = aboutInUse(releaseStore(dataDir)) ?? (await aboutShared(database));
      if (inUse && !force) judgeRelease(about, inUse);
      // Last step: give up the rollback target only for a release that is usable.
      signal.throwIfAborted();
      const { index, catalogue } = made.packed;
      const { slot } = await loadSlot(database, VPIC_SET, ({ add }) =>
        add(TARGET, [[JSON.stringify(about), bytea(index), bytea(catalogue)]]),
      );
      filled = slot;
      return { rows: rowsOf(about), refused: 0, asOf: about.as_of, release: about.release };
    },
    async use(tx) {
      if (filled === null) throw new Error('No vPIC release was loaded.');
      await useSlot(tx, VPIC_SET, filled);
    },
    rollBack: (tx) => rollBackSlot(tx, VPIC_SET),
    async count() {
      const shared = await readShared(database);
      return shared?.files ? rowsOf(shared.about) : 0;
    },
  };
}
