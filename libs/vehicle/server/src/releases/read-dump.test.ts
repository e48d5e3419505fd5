import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipOf } from '@vinlore/testing-node';
import { DumpError, readDump } from '@vinlore/vehicle-vpic/read-dump';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const END = '--\n-- PostgreSQL database dump complete\n--\n';
const DUMP = `--
-- PostgreSQL database dump
--

SET standard_conforming_strings = on;
CREATE SCHEMA vpic;
CREATE FUNCTION vpic.f() RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
\tRETURN 1;
END;
$$;

COPY vpic.element (id, name, description) FROM stdin;
1\tTrim\tNot asked for \\. \\\\.
2\tÉlan\t\\N
\\.

COPY vpic.vindescriptor (id, descriptor) FROM stdin;
1\t\\\\.
\\.

COPY vpic.wmiyearvalidchars (id, "WMI", year, "position", "char") FROM stdin;
1\t1HG\t2003\t4\tA
2\t1HG\t2003\t4\tB
3\tJF2\t2003\t14\tB
\\.

COPY vpic.vinexception (id, vin) FROM stdin;
\\.

${END}`;

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'dump-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const WANTED = { element: ['name', 'id'], wmiyearvalidchars: ['wmi', 'position', 'char'], vinexception: ['vin'] };

async function read(path: string, tables: Record<string, readonly string[]> = WANTED, limits = {}) {
  const told: (string | null)[][] = [];
  const result = await readDump(path, { tables, limits, onRow: (table, cells) => void told.push([table, ...cells]) });
  return { ...result, told };
}

const ROWS = {
  rows: { element: 2, vinexception: 0, wmiyearvalidchars: 3 },
  told: [
    ['element', 'Trim', '1'],
    ['element', 'Élan', '2'],
    ['wmiyearvalidchars', '1HG', '4', 'A'],
    ['wmiyearvalidchars', '1HG', '4', 'B'],
    ['wmiyearvalidchars', 'JF2', '14', 'B'],
  ],
};

describe('readDump', () => {
  it('returns the requested columns of the requested tables and names the release', async () => {
    const archive = zipOf('vPICList_lite_2026_09.sql', DUMP);
    expect(await read(written('vPICList_lite_2026_09.plain.zip', archive))).toEqual({
      release: 'vPICList_lite_2026_09',
      ...ROWS,
    });
  });

  it('reads the only file in the archive, with Windows line endings, and without a final newline', async () => {
    const path = written('vPICList_lite_2026_10.sql', DUMP.replaceAll('\n', '\r\n').trimEnd());
    expect(await read(path)).toEqual({ release: 'vPICList_lite_2026_10', ...ROWS });
  });

  it("uses the archive's name if the file in it doesn't name the release", async () => {
    expect((await read(written('vPICList_lite_2026_11.plain.zip', zipOf('dump.sql', DUMP)))).release).toBe(
      'vPICList_lite_2026_11',
    );
  });

  it('unescapes every COPY escape and distinguishes null from empty text', async () => {
    const cells = [
      '\\N',
      '',
      '\\\\N',
      'a\\tb\\nc\\rd\\be\\ff\\vg\\\\h',
      '\\101\\x42\\x4a!',
      '\\303\\251',
      '\\q\\.',
      'x\\N',
    ];
    const rows = cells.map((cell) => `${cell}\n`).join('');
    const dump = `CREATE SCHEMA vpic;\nCOPY vpic.t (a) FROM stdin;\n${rows}\\.\n${END}`;
    const { told } = await read(written('escapes.sql', dump), { t: ['a'] });
    expect(told.map(([, cell]) => cell)).toEqual([
      ...[null, '', '\\N', 'a\tb\nc\rd\be\ff\vg\\h', 'ABJ!', 'é', 'q.', 'xN'],
    ]);
  });

  it('reads back anything COPY writes, wherever the chunks end', async () => {
    const escape = (text: string | null) =>
      text === null
        ? '\\N'
        : text.replace(
            /[\\\b\f\n\r\t\v]/g,
            (one) => `\\${{ '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't', '\v': 'v' }[one] ?? '\\'}`,
          );
    const cell = fc.option(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('A', '.', '\\.', '\\N', 'x'.repeat(300))),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { maxLength: 40 }), fc.nat(600_000), async (rows, fill) => {
        const lines = rows.map((row) => `${row.map(escape).join('\t')}\n`).join('');
        const unwanted = `COPY vpic.u (a) FROM stdin;\n${'y\n'.repeat(fill / 2)}\\.\n`;
        const dump = `CREATE SCHEMA vpic;\n${unwanted}COPY vpic.t (a, b, c) FROM stdin;\n${lines}\\.\n${END}`;
        const { told } = await read(written('any.sql', dump), { t: ['c', 'a'] });
        expect(told).toEqual(rows.map(([a, , c]) => ['t', c, a]));
      }),
      { numRuns: 40 },
    );
  });

  it('stops when aborted', async () => {
    const reading = readDump(written('stop.sql', DUMP), {
      tables: WANTED,
      onRow: () => {},
      signal: AbortSignal.abort(new Error('stopped')),
    });
    await expect(reading).rejects.toThrow('stopped');
  });
});

/** Returns an archive with some bytes changed, at an offset from its directory or its start. */
function patched(archive: Buffer, change: (directory: Buffer) => void): Buffer {
  const copy = Buffer.from(archive);
  change(copy.subarray(copy.indexOf('PK\x01\x02', 0, 'latin1')));
  return copy;
}

const ARCHIVE = zipOf('vPICList_lite_2026_09.sql', DUMP);

/** Lists the same file twice in the directory. */
function twoFiles(): Buffer {
  const at = ARCHIVE.indexOf('PK\x01\x02', 0, 'latin1');
  const end = ARCHIVE.indexOf('PK\x05\x06', 0, 'latin1');
  const entry = ARCHIVE.subarray(at, end);
  const last = Buffer.from(ARCHIVE.subarray(end));
  last.writeUInt16LE(2, 8);
  last.writeUInt16LE(2, 10);
  last.writeUInt32LE(2 * entry.length, 12);
  return Buffer.concat([ARCHIVE.subarray(0, end), entry, last]);
}

describe("rejects a file that isn't a complete vPIC dump, with a clear message", () => {
  it.each<[string, string, string | Uint8Array, string]>([
    ['no archive', 'a.zip', 'text', 'is not a ZIP archive'],
    ['an empty file', 'a.zip', '', 'is not a ZIP archive'],
    ['an archive that was cut off', 'a.zip', ARCHIVE.subarray(0, ARCHIVE.length - 30), 'is damaged'],
    ['an archive of two files', 'a.zip', twoFiles(), 'has 2 files in it'],
    ['another file in the archive', 'a.zip', zipOf('readme.md', DUMP), 'where a vPIC dump ends with .sql'],
    ['an encrypted archive', 'a.zip', patched(ARCHIVE, (entry) => entry.writeUInt16LE(1, 8)), 'is encrypted'],
    ['an unknown way of packing', 'a.zip', patched(ARCHIVE, (entry) => entry.writeUInt16LE(12, 10)), '(method 12)'],
    ['another check sum', 'a.zip', patched(ARCHIVE, (entry) => entry.writeUInt32LE(1, 16)), 'is damaged'],
    ['more text than the archive says', 'a.zip', zipOf('a.sql', DUMP, { claimed: 100 }), 'is damaged'],
    ['less text than the archive says', 'a.zip', zipOf('a.sql', DUMP, { claimed: DUMP.length + 99 }), 'is damaged'],
    ['a claim of much more', 'a.zip', zipOf('a.sql', DUMP, { claimed: 3_000_000_000 }), 'more than 100 times its size'],
    ['a claim of too much', 'a.zip', zipOf('a.sql', DUMP, { claimed: 4_100_000_000 }), 'has more than 4000 MB'],
    ['a custom dump', 'a.sql', `PGDMP${DUMP}`, 'custom format'],
    ['a dump of another database', 'a.sql', DUMP.replaceAll('vpic', 'public'), 'it has no schema "vpic"'],
    ['a dump that is cut off after its rows', 'a.sql', DUMP.slice(0, DUMP.indexOf(END)), 'is cut off'],
    ['a dump that is cut off in its rows', 'a.sql', DUMP.slice(0, DUMP.indexOf('3\tJF2')), 'is cut off'],
    ['a dump that is cut off in a row', 'a.sql', DUMP.slice(0, DUMP.indexOf('JF2')), 'is cut off'],
    ['a row that lacks cells', 'a.sql', DUMP.replace('3\tJF2\t2003\t', '3\tJF2\t'), 'is damaged: row 3'],
    ['a row that ends in a backslash', 'a.sql', DUMP.replace('1\t1HG', '1\\'), 'cells where 5'],
    ['a line without an end', 'a.sql', DUMP + 'x'.repeat(5_000_000), 'A line of the file has more than'],
    ['a table twice', 'a.sql', DUMP.replace('vpic.vinexception (id, vin)', 'vpic.element (id, name)'), 'twice'],
  ])('bad input: %s', async (_what, name, content, words) => {
    const failure: unknown = await read(written(name, content)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DumpError);
    expect((failure as Error).message).toContain(words);
  });

  it('names the missing table or column', async () => {
    const path = written('lacks.sql', DUMP);
    await expect(read(path, { ...WANTED, make: ['id'] })).rejects.toThrow('The dump lacks vpic.make.');
    await expect(read(path, { element: ['weight'] })).rejects.toThrow('vpic.element has no column "weight"');
    await expect(read(join(folder, 'not-there.zip'))).rejects.toThrow('cannot be read');
  });

  it('enforces its limits whatever the archive claims', async () => {
    await expect(read(written('large.sql', DUMP), WANTED, { bytes: 200 })).rejects.toThrow('more than 0.0002 MB');
    await expect(read(written('large.zip', ARCHIVE), WANTED, { bytes: 200 })).rejects.toThrow(DumpError);
  });
});
