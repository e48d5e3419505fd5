import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogueBytes, loadIndexBytes } from '@vinlore/vehicle-vpic/testing';
import { importRelease, type ReleaseBuilder } from '../releases/import-release.ts';
import { releaseStore } from '../releases/release-store.ts';

/** Whatever a dump says, its index is that of the build: what an import does with files is the same for any. */
const builder: ReleaseBuilder = {
  WANTED: { pattern: ['id', 'keys'] },
  collectRelease: () => ({
    row: () => {},
    finish: async () => ({ index: await loadIndexBytes(), catalogue: await loadCatalogueBytes() }),
  }),
};

/** The text of a dump with so many patterns. */
export const dumpOf = (patterns = 3): string => `CREATE SCHEMA vpic;
COPY vpic.pattern (id, keys) FROM stdin;
${Array.from({ length: patterns }, (_, at) => `${at}\tABC*\n`).join('')}\\.
--
-- PostgreSQL database dump complete
--
`;

/** A data folder of its own, into which made-up releases can be imported. */
export function releaseBench() {
  const dataDir = mkdtempSync(join(tmpdir(), 'releases-'));
  const store = releaseStore(dataDir);
  const write = (name: string, content: string) => {
    const file = join(dataDir, name);
    writeFileSync(file, content);
    return file;
  };
  return {
    dataDir,
    store,
    /** Imports `vPICList_lite_<month>.sql`. */
    importMonth: (month: string, dump = dumpOf(), making: ReleaseBuilder = builder) =>
      importRelease({
        store,
        builder: making,
        file: write(`vPICList_lite_${month}.sql`, dump),
        by: 'operator',
        clock: () => new Date('2026-11-20T10:00:00Z'),
      }),
    builder,
    close: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
