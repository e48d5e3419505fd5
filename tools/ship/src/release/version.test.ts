import { ROOT } from '@vinlore/setup';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isNewer, readVersion, versionFiles } from './version.mjs';

it('the version is in one place: the lock file and the chart say the same as package.json', () => {
  for (const [path, text] of versionFiles(ROOT, readVersion(ROOT)))
    expect(readFileSync(join(ROOT, path), 'utf8'), path).toBe(text);
});

it.each([
  ['0.2.0', '0.1.9', true],
  ['0.10.0', '0.9.0', true],
  ['1.0.0', '0.99.99', true],
  ['0.2.0', '0.2.0', false],
  ['0.1.10', '0.2.0', false],
])('%s comes after %s: %s', (later, earlier, expected) => {
  expect(isNewer(later, earlier)).toBe(expected);
});

it.each(['1.0', 'v0.2.0', '0.2.0-beta', '01.2.3', ''])('"%s" is no version', (text) => {
  expect(() => isNewer(text, '0.1.0')).toThrow('is not a version');
});
