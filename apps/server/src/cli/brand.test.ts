import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from './brand.ts';

const SHIPPED = fileURLToPath(new URL('../../../brands', import.meta.url));
const said = { out: '', wrong: '' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinlore-brand-'));
  cpSync(SHIPPED, folder, { recursive: true });
  vi.stubEnv('BRANDS_DIR', folder);
  Object.assign(said, { out: '', wrong: '' });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((said.out += String(text)), true));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((said.wrong += String(text)), true));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const replace = (file: string, was: string, is: string) =>
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll(was, is));

describe('building a brand', () => {
  it('prints a summary of a valid brand', async () => {
    expect(await brand(['vinlore', 'historialvin'])).toBe(0);
    expect(said.out).toMatch(/^Vinlore is valid: \d+ pages, \d+ plans, colors that pass WCAG AA in light and dark\.$/m);
    expect(said.out).toMatch(/^Historial VIN is valid/m);
    expect(said.wrong).toBe('');
  });

  it('lists languages without pages and blocks that are left out', async () => {
    rmSync(join(folder, 'vinlore/content/es'), { recursive: true });
    replace('vinlore/content/pages/about.json', '"page-head"', '"carousel"');
    expect(await brand(['vinlore'])).toBe(0);
    expect(said.out).toContain('none in es');
    expect(said.out).toContain('about.json: "carousel" has an unknown block type');
  });

  it('fails for colors below WCAG AA and suggests the nearest passing shade', async () => {
    replace('vinlore/theme.json', '"dim": "#55627a"', '"dim": "#8894a8"');
    expect(await brand(['vinlore'])).toBe(1);
    expect(said.wrong).toMatch(
      /vinlore\/theme\.json: field "semantic\.light\.dim": #8894a8 on \S+ \(#\w+\) has a contrast ratio of/,
    );
    const nearest = /Nearest shade that passes: (#\w{6})/.exec(said.wrong)![1]!;
    replace('vinlore/theme.json', '"dim": "#8894a8"', `"dim": "${nearest}"`);
    expect(await brand(['vinlore'])).toBe(0);
  });

  it.each([
    ['an unknown brand', 'nobody', /nobody\/brand\.json: cannot be read/],
    ['a missing legal page', 'vinlore', /pages: has no page with the path \/terms.*"legal_pages\.terms"/],
  ])('%s: prints only that', async (_what, key, words) => {
    rmSync(join(folder, 'vinlore/content/pages/terms.json'));
    expect(await brand([key])).toBe(1);
    expect(said.wrong).toMatch(words);
    expect(said.out).toBe('');
  });

  it('bad input: prints the usage without a key and for an unknown option', async () => {
    expect(await brand([])).toBe(2);
    expect(await brand(['--all'])).toBe(2);
    expect(said.wrong).toContain('Usage:');
  });
});
