import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { makeRelease, type ReleaseBuilder } from '@vinlore/vehicle-vpic/make-release';
import { loadCatalogueBytes, loadIndexBytes, writeSyntheticDump } from '@vinlore/vehicle-vpic/testing';
import { importRelease } from '../releases/import-release.ts';
import type { MakeRelease } from '../releases/make-apart.ts';
import { releaseStore } from '../releases/release-store.ts';

/** Import time of these releases. */
export const NOW = new Date('2026-11-20T10:00:00Z');

interface Files {
  readonly index: Uint8Array;
  readonly catalogue: Uint8Array;
}

/** Ignores the dump and uses the given index: what an import does with files doesn't depend on their content. */
export const builderOf = (files: () => Promise<Files>): ReleaseBuilder => ({
  WANTED: { pattern: ['id', 'keys'] },
  collectRelease: () => ({ row: () => {}, finish: files }),
});

/** Builds releases with the build's index. */
const builder = builderOf(async () => ({ index: await loadIndexBytes(), catalogue: await loadCatalogueBytes() }));

/** Returns the text of a dump with this many patterns. */
export const dumpOf = (patterns = 3): string => `CREATE SCHEMA vpic;
COPY vpic.pattern (id, keys) FROM stdin;
${Array.from({ length: patterns }, (_, at) => `${at}\tABC*\n`).join('')}\\.
--
-- PostgreSQL database dump complete
--
`;

const brotli = (bytes: Uint8Array) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

/** Builds releases in this process, all with the same files. */
export const makerOf =
  (files: Files): MakeRelease =>
  async (dump, { signal, onProgress }) => {
    const made = await makeRelease(dump, { builder: builderOf(() => Promise.resolve(files)), signal, onProgress });
    return { ...made, packed: { index: brotli(made.index), catalogue: brotli(made.catalogue) } };
  };

/** The files of a small release, as NHTSA might publish it. */
export async function smallRelease(): Promise<Files> {
  const folder = mkdtempSync(join(tmpdir(), 'small-release-'));
  try {
    const dump = join(folder, 'vPICList_lite_2026_01.plain.zip');
    await writeSyntheticDump(dump);
    return await makeRelease(dump);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A separate data folder that made-up releases can be imported to. */
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
    importMonth: (month: string, dump = dumpOf(), { making = builder, at = NOW } = {}) =>
      importRelease({
        store,
        builder: making,
        file: write(`vPICList_lite_${month}.sql`, dump),
        by: 'operator',
        clock: () => at,
      }),
    builder,
    close: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
