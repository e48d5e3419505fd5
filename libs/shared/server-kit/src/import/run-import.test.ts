import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvRows, RECORD_LIMIT } from './csv.ts';
import { ImportError } from './import-error.ts';
import { LineFault } from './line-fault.ts';
import { runImport } from './run-import.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'import-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (content: string | Uint8Array) => {
  const file = join(folder, 'file');
  writeFileSync(file, content);
  return file;
};
const imported = async (content: string | Uint8Array) => {
  const rows: unknown[] = [];
  const file = fileOf(content);
  const result = await runImport<object>(file, {
    read: (record) =>
      record['name'] === 'bad' ? new LineFault({ en: 'has a bad name', es: 'tiene un nombre malo' }) : record,
    write: async (batch) => void rows.push(...batch),
  });
  return { rows, result, errors: result.errorFile ? readFileSync(result.errorFile, 'utf8') : '' };
};

describe('CSV', () => {
  const fields = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), { maxLength: 6 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

  it('RFC 4180: reads quoted text unchanged, however the file is split into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fields,
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom(',', ';', '\t'),
        async (rows, end, cut, separator) => {
          const text = rows.map((row) => row.map(quoted).join(separator)).join(end);
          async function* pieces() {
            const characters = [...text];
            for (let at = 0; at < characters.length; at += cut) yield characters.slice(at, at + cut).join('');
          }
          const read: (readonly string[])[] = [];
          for await (const row of csvRows(pieces(), separator)) read.push(row.fields);
          expect(read).toEqual(rows);
        },
      ),
    );
  });

  it('reports the line on which a row starts, and reads a file with a byte-order mark', async () => {
    const { rows, errors } = await imported('\uFEFFName,Note\na,"two\nlines"\n\nbad,x\nb,"say ""hi"""\nonly one\n');
    expect(rows).toEqual([
      { name: 'a', note: 'two\nlines' },
      { name: 'b', note: 'say "hi"' },
    ]);
    expect(errors).toBe('Line 5 has a bad name\nLine 7 has 1 fields, but the first line has 2\n');
  });

  it('bad input: stops with a message for an unclosed quote and a duplicate column', async () => {
    await expect(imported('name,note\na,"never')).rejects.toThrow('Line 2: a quotation mark is never closed.');
    await expect(imported(`name,note\na,"${'x'.repeat(RECORD_LIMIT + 10)}`)).rejects.toThrow(
      'Check for an unclosed quotation mark.',
    );
    await expect(imported('name,NAME\na,b')).rejects.toThrow('The column "name" appears twice');
  });
});

describe('NDJSON', () => {
  it('reads an object per line; an invalid one goes to the error file with its line', async () => {
    const { rows, result, errors } = await imported('{"Name":"a"}\r\n\nnonsense\n[1]\n{"name":"bad"}\n{"Source ID":7}');
    expect(rows).toEqual([{ name: 'a' }, { source_id: 7 }]);
    expect(result).toMatchObject({ kept: 2, faults: 3 });
    expect(errors).toBe('Line 3 isn’t valid JSON\nLine 4 isn’t a JSON object\nLine 5 has a bad name\n');
  });

  it('bad input: rejects an endless line before it fills memory', async () => {
    await expect(imported(`{"name":"${'x'.repeat(RECORD_LIMIT * 2)}`)).rejects.toThrow('more than 1000000 characters');
  });
});

describe('runImport', () => {
  it('works in batches and reports progress', async () => {
    const sizes: number[] = [];
    const shares: number[] = [];
    const file = fileOf(`name\n${Array.from({ length: 2500 }, (_, n) => n).join('\n')}\n`);
    const result = await runImport(
      file,
      { read: (record) => record, write: async (rows) => void sizes.push(rows.length) },
      { onProgress: ({ share }) => shares.push(share) },
    );
    expect([sizes, result.kept, shares.at(-1)]).toEqual([[1000, 1000, 500], 2500, 1]);
  });

  it('reads what the importer opens instead of the file, such as a file inside an archive', async () => {
    const rows: unknown[] = [];
    const shares: number[] = [];
    const packed = Buffer.from('name\nunpacked\n');
    async function* bytes() {
      yield packed.subarray(0, 7);
      yield packed.subarray(7);
    }
    await runImport<object>(
      fileOf('packed'),
      {
        open: async () => ({ size: packed.length, bytes: bytes() }),
        read: (record) => record,
        write: async (batch) => void rows.push(...batch),
      },
      { onProgress: ({ share }) => shares.push(share) },
    );
    expect([rows, shares]).toEqual([[{ name: 'unpacked' }], [1]]);
  });

  it('a check validates every line and stores nothing, and reports faults to a callback instead of a file', async () => {
    const told: [number, string, string][] = [];
    const file = fileOf('name,note\na,x\nbad,x\nb\n');
    const fault = new LineFault({ en: 'has a bad name', es: 'tiene un nombre malo' }, { column: 'name' });
    const result = await runImport<object>(
      file,
      {
        read: (record) => (record['name'] === 'bad' ? fault : record),
        write: () => Promise.reject(new Error('A check writes nothing.')),
      },
      { checkOnly: true, onFault: (line, { words, at }) => void told.push([line, words.en, at.column ?? '']) },
    );
    expect(result).toEqual({ kept: 1, faults: 2, errorFile: null });
    expect(told).toEqual([
      [3, 'has a bad name', 'name'],
      [4, 'has 1 fields, but the first line has 2', ''],
    ]);
    expect(existsSync(`${file}.errors.txt`)).toBe(false);
  });

  it('an abort signal stops it before the next batch, with its reason', async () => {
    const cut = new AbortController();
    const written: number[] = [];
    const lines = Array.from({ length: 2_500 }, (_, n) => n);
    const running = runImport(
      fileOf(`name\n${lines.join('\n')}\n`),
      { read: (record) => record, write: async (rows) => void written.push(rows.length) },
      { signal: cut.signal, onProgress: () => cut.abort(new Error('enough')) },
    );
    await expect(running).rejects.toThrow('enough');
    expect(written).toEqual([1_000]);
  });

  it('removes the error file of an earlier run', async () => {
    const { result } = await imported('name\nbad\n');
    expect(existsSync(result.errorFile!)).toBe(true);
    await imported('name\na\n');
    expect(existsSync(result.errorFile!)).toBe(false);
  });

  it.each([
    ['an empty file', ''],
    ['a file of empty lines', '\n\n \n'],
    ['only names of columns', 'name,note\n'],
  ])('bad input: %s imports nothing', async (_what, content) => {
    expect((await imported(content)).result).toEqual({ kept: 0, faults: 0, errorFile: null });
  });

  it('bad input: stops with a message for a missing file and for one that is not UTF-8', async () => {
    await expect(runImport(join(folder, 'none'), { read: () => ({}), write: async () => {} })).rejects.toThrow(
      ImportError,
    );
    await expect(imported(new Uint8Array([110, 10, 0xff, 0xfe, 0x80]))).rejects.toThrow('isn’t encoded in UTF-8');
  });
});
