import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseStore } from '@vinlore/vehicle-server';
import { loadCatalogueBytes, loadIndexBytes } from '@vinlore/vehicle-vpic/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importVpic } from './import-vpic.ts';

const DUMP = `CREATE SCHEMA vpic;
COPY vpic.pattern (id) FROM stdin;
1
\\.
-- PostgreSQL database dump complete
`;

/** Builds the bundled index, whatever the dump contains. */
const builder = {
  WANTED: { pattern: ['id'] },
  collectRelease: () => ({
    row: () => {},
    finish: async () => ({ index: await loadIndexBytes(), catalogue: await loadCatalogueBytes() }),
  }),
};

let folder: string;
let said: { out: string; err: string };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-vpic-'));
  vi.stubEnv('DATA_DIR', folder);
  said = { out: '', err: '' };
  const keep = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    said[stream] += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(keep('out'));
  vi.spyOn(process.stderr, 'write').mockImplementation(keep('err'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const importMonth = (month: string, dump = DUMP) => {
  const file = join(folder, `vPICList_lite_${month}.sql`);
  writeFileSync(file, dump);
  return importVpic(file, builder);
};
const goBack = () => importVpic(null, builder);
const inUse = () => releaseStore(folder).inUse()?.about.release ?? null;

it('activates a release and rolls back', async () => {
  expect(await importMonth('2026_09')).toBe(0);
  expect(said.out).toMatch(/^vPICList_lite_2026_09 is in use: 1 rows, newest change \d{4}-\d\d-\d\d\.\n$/);
  expect(said.err).toContain('Building the index');
  expect(await importMonth('2026_10')).toBe(0);
  expect(await goBack()).toBe(0);
  expect(said.out).toContain('vPICList_lite_2026_09 is in use again.\n');
  expect(inUse()).toBe('vPICList_lite_2026_09');
});

it('explains why a dump is rejected, and changes nothing', async () => {
  await importMonth('2026_09');
  expect(await importMonth('2026_08')).toBe(1);
  expect(said.err).toContain('is older than the current release, vPICList_lite_2026_09');
  expect(await importMonth('2026_10', DUMP.slice(0, -30))).toBe(1);
  expect(said.err).toContain('is cut off');
  expect(inUse()).toBe('vPICList_lite_2026_09');
});

it('rolls back to the bundled data after the first import, and no further', async () => {
  expect(await goBack()).toBe(1);
  expect(said.err).toContain('has been imported yet');
  await importMonth('2026_09');
  expect(await goBack()).toBe(0);
  expect(said.out).toContain('The bundled data is in use again.');
  expect(inUse()).toBeNull();
});

it('explains a damaged current.json when rolling back, and repairs it with an import', async () => {
  await importMonth('2026_09');
  writeFileSync(join(folder, 'vpic', 'current.json'), '{');
  expect(await goBack()).toBe(1);
  expect(said.err).toMatch(/current\.json is damaged\n$/);
  expect(await importMonth('2026_09')).toBe(0);
  expect(inUse()).toBe('vPICList_lite_2026_09');
});

it("explains that the folder isn't writable", async () => {
  vi.stubEnv('DATA_DIR', join(folder, 'file'));
  writeFileSync(join(folder, 'file'), '');
  expect(await importMonth('2026_09')).toBe(1);
  expect(said.err).toContain('ENOTDIR');
});
