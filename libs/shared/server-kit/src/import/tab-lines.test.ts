import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORD_LIMIT } from './csv.ts';
import { LineFault } from './line-fault.ts';
import { fieldFault, tabLines } from './tab-lines.ts';

const MOST = 4;

async function* cutInto(bytes: Buffer, sizes: readonly number[]) {
  for (let at = 0, piece = 0; at < bytes.length; piece++) {
    const size = sizes[piece % sizes.length]!;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

/** The file's lines as the product reads them. */
async function linesOf(bytes: Buffer, sizes: readonly number[] = [bytes.length || 1]) {
  const read: { line: number; fields: string[]; count: number }[] = [];
  for await (const lines of tabLines('f', cutInto(bytes, sizes), { most: MOST, onRead: () => {} }))
    for (let line = lines.next(); line !== null; line = lines.next()) {
      const fields = Array.from({ length: Math.min(line.fields, MOST) }, (_, at) => line!.text(at));
      // Several fields at once equal the single fields joined by TABs.
      expect(line.text(0, fields.length - 1)).toBe(fields.join('\t'));
      read.push({ line: line.number, fields, count: line.fields });
    }
  return read;
}

/** Reference implementation: splits the whole file into lines and decodes them as text. */
function plainly(bytes: Buffer) {
  // Node 20's own decoder treats windows-1252 as ISO 8859-1. These are the bytes in the texts below that differ.
  const differs: Record<string, string> = {
    80: '€',
    82: '‚',
    92: '’',
    94: '”',
    96: '–',
    97: '—',
    '9a': 'š',
    '9f': 'Ÿ',
  };
  const western = (line: Buffer) =>
    line.toString('latin1').replace(/[\x80-\x9f]/g, (byte) => differs[byte.charCodeAt(0).toString(16)] ?? byte);
  const textOf = (line: Buffer, isFirst: boolean) => {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: !isFirst }).decode(line);
    } catch {
      return western(line);
    }
  };
  const lines: Buffer[] = [];
  for (let at = 0, end; at < bytes.length; at = end + 1) {
    end = bytes.indexOf('\n', at);
    if (end < 0) end = bytes.length;
    lines.push(bytes.subarray(at, end));
  }
  return lines.flatMap((line, at) => {
    const text = textOf(line, at === 0).replace(/\r$/, '');
    const fields = text.split('\t');
    return text === '' ? [] : [{ line: at + 1, fields: fields.slice(0, MOST), count: fields.length }];
  });
}

describe('tab-separated lines, read as bytes', () => {
  it("match a plain reader's result, whatever the content and wherever the file is split into chunks", async () => {
    const utf8 = fc
      .constantFrom('a', 'B7', ' ', '"', 'é', '€', '—', '名', '🚗', '\0', '\r', '')
      .map((text) => Buffer.from(text));
    const western = fc.constantFrom(0xe9, 0x80, 0x92, 0x96, 0xff).map((byte) => Buffer.from([byte]));
    const tab = fc.constant(Buffer.from('\t'));
    const line = fc.array(
      fc.oneof({ weight: 6, arbitrary: utf8 }, { weight: 1, arbitrary: western }, { weight: 4, arbitrary: tab }),
      { maxLength: 14 },
    );
    const end = fc.constantFrom('\n', '\r\n', '\n\n').map((text) => Buffer.from(text));
    const file = fc
      .tuple(fc.constantFrom('', '\uFEFF'), fc.array(fc.tuple(line, end), { maxLength: 8 }), line)
      .map(([mark, lines, last]) =>
        Buffer.concat([Buffer.from(mark), ...lines.flatMap(([parts, close]) => [...parts, close]), ...last]),
      );
    await fc.assert(
      fc.asyncProperty(
        file,
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
        async (bytes, sizes) => {
          expect(await linesOf(bytes, sizes)).toEqual(plainly(bytes));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('may mix UTF-8 and Windows-1252 line by line, and CRLF and LF, without a line break at the end', async () => {
    const bytes = Buffer.concat([
      Buffer.from('\uFEFF1\tseñal\t"quoted\r\n\r\n'),
      Buffer.from('2\tcaf\xe9 \x96\t\n', 'latin1'),
      Buffer.from('3\t\t名'),
    ]);
    expect(await linesOf(bytes)).toEqual([
      { line: 1, fields: ['1', 'señal', '"quoted'], count: 3 },
      { line: 3, fields: ['2', 'café –', ''], count: 3 },
      { line: 4, fields: ['3', '', '名'], count: 3 },
    ]);
  });

  it('bad input: reports a line with the wrong number of fields', async () => {
    const faults: (LineFault | null)[] = [];
    for await (const lines of tabLines('f', cutInto(Buffer.from('one\n1\t2\t3\t4\t5\t6\n1\t2\n'), [3]), {
      most: 3,
      onRead: () => {},
    }))
      for (let line = lines.next(); line !== null; line = lines.next()) {
        expect([line.text(3), line.text(9)]).toEqual(['', '']);
        faults.push(fieldFault(line, [2, 3]));
      }
    const fault = (fields: number) =>
      new LineFault(
        { en: `has ${fields} fields instead of 2 or 3`, es: `tiene ${fields} campos en lugar de 2 o 3` },
        { allowed: '2 / 3' },
      );
    expect(faults).toEqual([fault(1), fault(6), null]);
  });

  it('bad input: rejects an endless line with its number, and reads one of the maximum length', async () => {
    const second = (length: number) => Buffer.from(`1\t2\n${'x'.repeat(length)}\n`);
    await expect(linesOf(second(RECORD_LIMIT + 1), [65_536])).rejects.toThrow(
      'Line 2 has more than 1000000 characters',
    );
    expect((await linesOf(second(RECORD_LIMIT), [65_536]))[1]!.fields[0]).toHaveLength(RECORD_LIMIT);
    // The limit counts characters, not bytes.
    const letters = Buffer.from('é'.repeat(RECORD_LIMIT));
    expect((await linesOf(letters, [65_536]))[0]!.fields[0]).toHaveLength(RECORD_LIMIT);
  });
});
