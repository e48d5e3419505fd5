import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claritySnippet } from '@vinlore/brand';
import { testBrand } from '@vinlore/testing-node';
import { afterAll, expect, it } from 'vitest';
import { BrandFileError, loadBrands } from './brands.ts';

const folder = mkdtempSync(join(tmpdir(), 'vinlore-clarity-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Loads a brand whose settings have that script. */
function loadWith(clarity: string, tagHost?: string) {
  const { theme, plans, logo, ...brand } = testBrand({
    key: 'one',
    settings: { clarity },
    ...(tagHost && { tag_host: tagHost }),
  });
  const at = (file: string) => join(folder, 'one', file);
  mkdirSync(at('assets'), { recursive: true });
  writeFileSync(at('brand.json'), JSON.stringify(brand));
  writeFileSync(at('theme.json'), JSON.stringify(theme));
  writeFileSync(at('plans.json'), JSON.stringify(plans));
  writeFileSync(at('assets/logo.svg'), logo);
  return loadBrands(folder);
}

const snippet = claritySnippet('abc123xyz');

it('spec §3: a tracking script in base64, with or without the script element', () => {
  for (const script of [snippet, `<script type="text/javascript">${snippet}</script>`])
    expect(loadWith(btoa(script))[0]!.settings.clarity).toBe(btoa(script));
  expect(loadWith('')).toHaveLength(1);
});

it.each([
  ['no base64', 'not base64!'],
  ['base64 of half a character', '/////w=='],
  ['a length that no base64 has', 'abcde'],
  ['an empty script', btoa('<script></script>')],
  ['no script', btoa('Please paste your Clarity code here')],
  ['a script that is cut off', btoa(snippet.slice(0, 40))],
  ['another script', btoa('(function(c){c.x=1})(window);')],
  ['Clarity’s with another one behind it', btoa(`${snippet}alert(1);`)],
  ['Clarity’s with another one before it', btoa(`alert(1);${snippet}`)],
  ['Clarity’s from another host', btoa(snippet.replace('www.clarity.ms', 'clarity.example'))],
  ['an id that is code', btoa(claritySnippet('x"+alert(1)+"'))],
  ['a page', btoa(`<html><script>${snippet}</script></html>`)],
])('stops the start in words that name file and field: %s', (_what, clarity) => {
  expect(() => loadWith(clarity)).toThrow(BrandFileError);
  expect(() => loadWith(clarity)).toThrow(/one\/brand\.json: field "settings\.clarity"/);
});

it.each([
  ['Google’s own', 'https://www.googletagmanager.com', true],
  ['a host below the brand’s domain', 'https://tags.one.localhost', true],
  ['somebody else’s', 'https://tags.example.com', false],
  ['one that only ends like the brand’s', 'https://evilone.localhost', false],
  ['the brand’s name below another’s', 'https://one.localhost.example.com', false],
])('a tagging server is Google’s or the brand’s own: %s', (_what, tagHost, isGood) => {
  if (isGood) expect(loadWith('', tagHost)).toHaveLength(1);
  else expect(() => loadWith('', tagHost)).toThrow(/one\/brand\.json: field "tag_host"/);
});
