import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testBrand } from '@vinlore/testing-node';
import { afterAll, expect, it } from 'vitest';
import { BrandFileError, loadBrands } from './brands.ts';

const folder = mkdtempSync(join(tmpdir(), 'vinlore-clarity-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Loads a brand whose settings hold that script. */
function loadWith(clarity: string) {
  const { theme, plans, logo, ...brand } = testBrand({ key: 'one', settings: { clarity } });
  const at = (file: string) => join(folder, 'one', file);
  mkdirSync(at('assets'), { recursive: true });
  writeFileSync(at('brand.json'), JSON.stringify(brand));
  writeFileSync(at('theme.json'), JSON.stringify(theme));
  writeFileSync(at('plans.json'), JSON.stringify(plans));
  writeFileSync(at('assets/logo.svg'), logo);
  return loadBrands(folder);
}

it('spec §3: a tracking script in base64, with the element around it or without', () => {
  for (const script of ['(function(c){c.x=1})(window);', '<script type="text/javascript">let x = 1;</script>'])
    expect(loadWith(btoa(script))[0]!.settings.clarity).toBe(btoa(script));
  expect(loadWith('')).toHaveLength(1);
});

it.each([
  ['no base64', 'not base64!'],
  ['base64 of half a character', '/////w=='],
  ['a length that no base64 has', 'abcde'],
  ['an empty script', btoa('<script></script>')],
  ['no script', btoa('Please paste your Clarity code here')],
  ['a script that is cut off', btoa('(function(c,l,a,r,i,t,y){')],
  ['a page', btoa('<html><script>let x = 1;</script></html>')],
])('issue 5: stops the start in words that name file and field: %s', (_what, clarity) => {
  expect(() => loadWith(clarity)).toThrow(BrandFileError);
  expect(() => loadWith(clarity)).toThrow(/one\/brand\.json: field "settings\.clarity"/);
});
