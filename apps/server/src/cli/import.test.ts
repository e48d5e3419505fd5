import { afterEach, describe, expect, it, vi } from 'vitest';
import { importFile } from './import.ts';

afterEach(() => vi.restoreAllMocks());

describe('npm run import', () => {
  it.each([
    ['nothing', [], 'Specify what to import.'],
    ['an unknown kind', ['toString', 'file.csv'], 'Unknown kind "toString".'],
    ['no file', ['plates'], 'Specify one file.'],
    ['two files', ['plates', 'a.csv', 'b.csv'], 'Specify one file.'],
    ['a mapping for plates', ['plates', 'a.csv', '--map', 'x'], '--map and --as-of are only for history.'],
    ['a dry run of plates', ['plates', 'a.csv', '--dry-run'], '--dry-run is only for history.'],
    ['an invalid date', ['history', 'a.csv', '--as-of', '2026-13-01'], 'isn’t a date (YYYY-MM-DD).'],
    ['vpic without a file', ['vpic'], 'Specify one file or --rollback.'],
    ['vpic with a file to roll back to', ['vpic', 'a.zip', '--rollback'], 'Specify one file or --rollback.'],
    ['a rollback of plates', ['plates', 'a.csv', '--rollback'], '--rollback is only for vpic.'],
    ['an unknown option', ['plates', 'a.csv', '--force'], '--force'],
  ])('bad input: %s prints the usage without opening the product', async (_what, args, words) => {
    let said = '';
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
    expect(await importFile(args)).toBe(2);
    expect(said).toContain(words);
    expect(said).toContain('Usage: npm run import');
  });
});
