import { describe, expect, it } from 'vitest';
import { ImportError } from './import-error.ts';
import { listRows } from './list-rows.ts';

async function read(text: string) {
  const rows = [];
  for await (const { line, fields } of listRows(text)) rows.push([line, ...fields]);
  return rows;
}

describe('a list written by a person', () => {
  it.each([
    ['commas', 'a,b\n1,2'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\r1\t2'],
    ['a byte-order mark', '\uFEFFa;b\n1;2'],
  ])('is read with %s', async (_what, text) => {
    expect(await read(text)).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
    ]);
  });

  it('ignores quoted text of the first line when detecting the separator', async () => {
    expect(await read('"a,b,c";d')).toEqual([[1, 'a,b,c', 'd']]);
  });

  it('skips empty rows and keeps line numbers', async () => {
    expect(await read('\n  \n,,\na,b\n;;\n')).toEqual([
      [4, 'a', 'b'],
      [5, ';;'],
    ]);
  });

  it('throws for an unclosed quote', async () => {
    await expect(read('"a,b')).rejects.toBeInstanceOf(ImportError);
  });
});
