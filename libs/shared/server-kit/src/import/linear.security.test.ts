import { describe, expect, it } from 'vitest';
import { csvRows } from './csv.ts';
import { ImportError } from './import-error.ts';
import { fileRecords } from './records.ts';
import { tabLines } from './tab-lines.ts';
import { type Encoding } from './text.ts';

const PIECE = 65_536;
const MEGABYTE = 1_048_576;

async function* inPieces(bytes: Buffer, size = PIECE) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Format of a file; `tabs`: tab-separated lines, in either encoding. */
type Written = Encoding | 'tabs';

/** Reads a whole file, chunk by chunk. */
async function* readings(pieces: AsyncIterable<Uint8Array>, written: Written): AsyncGenerator<object> {
  if (written !== 'tabs') {
    yield* fileRecords('f', pieces, { onRead: () => {}, onHeader: () => {}, encoding: written });
    return;
  }
  for await (const lines of tabLines('f', pieces, { most: 2, onRead: () => {} }))
    for (let line = lines.next(); line !== null; line = lines.next()) yield line;
}

async function read(bytes: Buffer, written: Written, size = PIECE): Promise<string> {
  let records = 0;
  try {
    for await (const record of readings(inPieces(bytes, size), written)) if (record) records++;
  } catch (error) {
    if (error instanceof ImportError) return 'refused';
    throw error;
  }
  return `${records} records`;
}

const filled = (text: string, size: number) => Buffer.from(text.repeat(Math.ceil(size / text.length)));

/** CPU time of a read, the minimum of several runs, because other load only adds to it. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let run = 0; run < 4; run++) {
    const started = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(started);
    all.push(user + system);
  }
  return Math.min(...all);
}

/** Growth below this is linear: four times the size takes about four times as long; quadratic would be 16. */
const LINEAR = 8;

/**
 * Returns how much longer four times the size takes. A busy machine may distort some of the comparisons, but not all
 * five.
 */
async function growth(work: (size: number) => Promise<unknown>, size: number): Promise<number> {
  await work(size);
  let least = Infinity;
  for (let run = 0; run < 5 && least >= LINEAR; run++) {
    const small = await cpuOf(() => work(size));
    least = Math.min(least, (await cpuOf(() => work(4 * size))) / small);
  }
  return least;
}

describe('a file crafted to be slow is read in linear time', () => {
  it.each<[string, string, Written]>([
    ['spaces', ' ', 'utf-8'],
    ['spaces, in lines of fields', ' ', 'tabs'],
    ['TABs', '\t', 'tabs'],
    ['spaces of an unknown encoding', ' ', 'utf-8-or-windows-1252'],
    ['a text without an end', 'x', 'utf-8'],
    ['a quote that is never closed, in lines of fields', '"x', 'tabs'],
    ['a text without an end, of an unknown encoding', 'x', 'utf-8-or-windows-1252'],
  ])('48 MB of %s are rejected after the longest allowed record, whatever follows', async (_what, text, written) => {
    const bytes = filled(text, 48 * MEGABYTE);
    let given = 0;
    async function* watched() {
      for await (const piece of inPieces(bytes)) {
        given += piece.length;
        yield piece;
      }
    }
    const all = async () => {
      for await (const record of readings(watched(), written)) expect(record).toBeDefined();
    };
    await expect(all()).rejects.toThrow(ImportError);
    expect(given).toBeLessThan(5 * MEGABYTE);
  });

  it.each<[string, string, Written]>([
    ['lines that end in a bare CR', 'a\r', 'utf-8'],
    ['lines that end in a bare CR, of an unknown encoding', 'a\r', 'utf-8-or-windows-1252'],
    ['quoted fields', '"a","b"\r', 'utf-8'],
    ['empty lines after one record', '\n', 'utf-8'],
    ['lines of fields that end in a bare CR', 'a\tb\r', 'tabs'],
    ['lines of fields of either encoding', 'a\té\nb\t\xe9\n', 'tabs'],
    ['fields without end', 'a\t', 'tabs'],
  ])('%s', async (_what, text, written) => {
    const made = new Map<number, Buffer>();
    const bytesOf = (size: number) => {
      const known = made.get(size) ?? Buffer.concat([Buffer.from('a\n'), filled(text, size)]);
      made.set(size, known);
      return known;
    };
    expect(await growth((size) => read(bytesOf(size), written), MEGABYTE / 16)).toBeLessThan(LINEAR);
  });

  it('lines of one field each, in one chunk', async () => {
    const work = (size: number) => read(filled('a field behind which no TAB follows\n', size), 'tabs', size);
    expect(await growth(work, MEGABYTE / 2)).toBeLessThan(LINEAR);
  });

  it('a record in thousands of small chunks', async () => {
    const rows = async (pieces: number) => {
      async function* quoted() {
        yield '"';
        for (let piece = 0; piece < pieces; piece++) yield 'x,'.repeat(50);
        yield '"\n';
      }
      let count = 0;
      for await (const row of csvRows(quoted())) count += row.fields.length;
      expect(count).toBe(1);
    };
    expect(await growth(rows, 2000)).toBeLessThan(LINEAR);
  });
});
