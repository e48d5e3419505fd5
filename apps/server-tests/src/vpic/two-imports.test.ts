import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sized } from '@vinlore/testing-node';
import { releaseStore } from '@vinlore/vehicle-server';
import { bundleChild } from '@vinlore/testing-node/bundle-child';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { madeUpRelease } from './made-up-release.ts';

const ROUNDS = sized(12, 300);

let program: Awaited<ReturnType<typeof bundleChild>>;
let dataDir: string;
const children = new Set<ChildProcess>();
beforeAll(async () => void (program = await bundleChild(new URL('import-worker.ts', import.meta.url))));
afterAll(() => program.remove());
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'two-imports-'))));
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  rmSync(dataDir, { recursive: true, force: true });
});

/** An importing process. @returns a function that activates a release and resolves with the process's output */
function startImporter() {
  const child = spawn(process.execPath, [program.file, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.add(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async (name: string) => {
    child.stdin.write(`${name}\n`);
    return (await lines.next()).value as string;
  };
}

/** The release in use, after checking that all files belong to it. */
function wholeInUse() {
  const { about, indexFile, catalogueFile } = releaseStore(dataDir).inUse()!;
  const made = madeUpRelease(about.release);
  expect(about).toEqual(made.about);
  expect(readFileSync(indexFile).equals(made.files.index)).toBe(true);
  expect(readFileSync(catalogueFile).equals(made.files.catalogue)).toBe(true);
  return about.release;
}

it.each([
  ['of two releases', (round: number) => [`one_${round}`, `other_${round}`]],
  ['of one release', (round: number) => [`one_${round >> 1}`, `one_${round >> 1}`]],
])(
  'when two processes’ imports %s finish at the same time, exactly one is in use, complete',
  async (_what, namesOf) => {
    const importers = [startImporter(), startImporter()];
    for (let round = 0; round < ROUNDS; round += 1) {
      const names = namesOf(round);
      expect(await Promise.all(importers.map((use, at) => use(names[at]!)))).toEqual(['done', 'done']);
      expect(names).toContain(wholeInUse());
      const store = releaseStore(dataDir);
      if (store.before() === null) continue;
      await store.rollBack(new Date());
      wholeInUse();
      await store.rollBack(new Date());
    }
  },
);
