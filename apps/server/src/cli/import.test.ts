import { afterEach, describe, expect, it, vi } from 'vitest';
import { importFile } from './import.ts';

afterEach(() => vi.restoreAllMocks());

describe('npm run import', () => {
  it.each([
    ['nothing', [], 'Say what to import.'],
    ['an unknown kind', ['toString', 'file.csv'], '"toString" cannot be imported.'],
    ['no file', ['plates'], 'Name one file.'],
    ['two files', ['plates', 'a.csv', 'b.csv'], 'Name one file.'],
    ['a mapping for plates', ['plates', 'a.csv', '--map', 'x'], 'Only history takes --map and --as-of.'],
    ['a dry run of plates', ['plates', 'a.csv', '--dry-run'], 'Only history takes --dry-run.'],
    ['a day that no calendar has', ['history', 'a.csv', '--as-of', '2026-13-01'], 'is no day, YYYY-MM-DD.'],
    ['vpic without a file', ['vpic'], 'Name one file, or --rollback.'],
    ['vpic with a file to go back to', ['vpic', 'a.zip', '--rollback'], 'Name one file, or --rollback.'],
    ['going back for plates', ['plates', 'a.csv', '--rollback'], 'Only vpic takes --rollback.'],
    ['an unknown option', ['plates', 'a.csv', '--force'], '--force'],
  ])('bad input: %s is told with the usage, and nothing is opened', async (_what, args, words) => {
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
