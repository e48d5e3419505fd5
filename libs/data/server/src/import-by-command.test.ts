import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PART_BYTES } from '@vinlore/data-domain';
import { ImportError } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDataBench, type DataBench } from './testing/data-bench.ts';

let bench: DataBench;
let folder: string;
beforeAll(async () => {
  bench = await createDataBench();
  folder = await mkdtemp(join(tmpdir(), 'vinlore-command-'));
});
beforeEach(() => bench.clean());
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await bench.database.drop();
});

const written = async (text: string) => {
  const path = join(folder, 'plates.csv');
  await writeFile(path, text);
  return path;
};

describe('a command-line import appears in the import history of every desk', () => {
  it('with its outcome and rejected lines, which are also written to a file next to the original', async () => {
    const path = await written('plate\nA1\nbad\nB2\n');
    expect(await bench.command(path)).toEqual({
      id: expect.any(String) as string,
      kept: 2,
      faults: 1,
      errorFile: `${path}.errors.txt`,
    });
    expect(await readFile(`${path}.errors.txt`, 'utf8')).toBe('Line 3 has a bad plate\n');
    for (const brand of ['one', 'other']) {
      const { imports } = (await bench.caller('omar', brand).list()).data;
      expect(imports).toMatchObject([
        { kind: 'plates', name: 'plates.csv', size: 16, source: 'DMV', state: 'done', by: null, by_command: true },
      ]);
      const { id, kept, faults, has_file } = imports[0]!;
      expect([kept, faults, has_file]).toEqual([2, 1, false]);
      expect((await bench.caller('omar', brand).one(id)).data).toMatchObject({ share: 1, received: 0 });
      expect((await bench.caller('omar', brand).faults(id)).data.faults).toMatchObject([{ line: 3, column: 'plate' }]);
    }
  });

  it('fails for a file without lines, both in the terminal and in the history', async () => {
    const path = await written('plate\n');
    await expect(bench.command(path)).rejects.toBeInstanceOf(ImportError);
    const { imports } = (await bench.caller().list()).data;
    expect(imports).toMatchObject([{ name: 'plates.csv', state: 'failed' }]);
  });

  it('is paginated together with desk imports, each listed once', async () => {
    await sql`insert into data_import (brand, kind, name, size, fingerprint, state)
      select case n % 3 when 0 then null when 1 then 'one' else 'other' end, 'plates', n::text, 1, '', 'done'
      from generate_series(1, 180) as n`.execute(bench.database.kysely);
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const { imports, more } = (await bench.caller().list(cursor && `?cursor=${cursor}`)).data;
      seen.push(...imports.map(({ name }) => name));
      if (!more) break;
      cursor = imports.at(-1)!.id;
    }
    const shown = Array.from({ length: 180 }, (_, at) => 180 - at).filter((n) => n % 3 !== 2);
    expect(seen).toEqual(shown.map(String));
  });

  it('is recognized as a duplicate by the desk, whatever its size', async () => {
    const text = 'plate\nA1\n'.padEnd(PART_BYTES + 1_000, '\n');
    await bench.command(await written(text));
    const { data } = await bench.caller().begin(new TextEncoder().encode(text));
    expect(data.imported_before).toEqual(expect.any(String));
  });

  it('bad input: keeps the error for an unreadable file, and leaves no trace of a missing one', async () => {
    const path = await written('plate\n"A1\nB2\n');
    await expect(bench.command(path)).rejects.toThrow(ImportError);
    await expect(bench.command(join(folder, 'none.csv'))).rejects.toThrow('File not found');
    const { imports } = (await bench.caller().list()).data;
    expect(imports).toMatchObject([{ state: 'failed', words: 'Line 2: a quotation mark is never closed.' }]);
    expect((await bench.caller().start(imports[0]!.id)).status, 'what a command does is its own').toBe(404);
  });

  it('is shown as interrupted if its process was killed, and doesn’t block desk imports', async () => {
    await sql`insert into data_import (brand, kind, name, size, fingerprint, state, mode, run_id, beat_at)
      values (null, 'plates', 'dead.csv', 1, '', 'running', 'run', gen_random_uuid(), now() - interval '2 minutes'),
        (null, 'plates', 'alive.csv', 1, '', 'running', 'run', gen_random_uuid(), now())`.execute(
      bench.database.kysely,
    );
    const id = await bench.caller().upload('plate\nA1\n');
    await bench.caller().start(id);
    await bench.work();
    const { imports } = (await bench.caller().list()).data;
    expect(imports.map(({ name, state }) => [name, state])).toEqual([
      ['plates.csv', 'done'],
      ['alive.csv', 'running'],
      ['dead.csv', 'failed'],
    ]);
    expect(imports[2]).toMatchObject({ has_file: false, words: expect.stringContaining('was stopped') as string });
  });
});
