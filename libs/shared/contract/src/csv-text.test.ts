import { describe, expect, it } from 'vitest';
import { csvPieces, csvText } from './csv-text.ts';

describe('a table as CSV', () => {
  it('runs nothing as a formula, and doubles quotes', () => {
    expect(csvText([['=1+1', 'a "b"', '-']])).toBe('\uFEFF"\'=1+1","a ""b""","\'-"\r\n');
  });

  it('in pieces is the same as at once: one byte-order mark, however many pages are read', async () => {
    async function* pages() {
      yield [['1', 'a']];
      yield await Promise.resolve([]);
      yield [
        ['2', 'b'],
        ['3', '\uFEFFc'],
      ];
    }
    let file = '';
    for await (const piece of csvPieces(['number', 'letter'], pages())) file += piece;
    expect(file).toBe(
      csvText([
        ['number', 'letter'],
        ['1', 'a'],
        ['2', 'b'],
        ['3', '\uFEFFc'],
      ]),
    );
  });
});
