import { describe, expect, it } from 'vitest';
import { csvPieces, csvText } from './csv-text.ts';

describe('a table as CSV', () => {
  it('escapes formulas and doubles quotes', () => {
    expect(csvText([['=1+1', 'a "b"', '-']])).toBe('\uFEFF"\'=1+1","a ""b""","\'-"\r\n');
  });

  it('is the same when streamed: one byte-order mark for any number of pages', async () => {
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
