import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { geoDatabase } from '../testing/geo-database.ts';
import { testApi } from '../testing/test-api.ts';
import { GeoFileError, openGeoFile } from './geo-file.ts';
import { placeReader } from './place.ts';

const PROXY = '192.0.2.1';
const folder = mkdtempSync(join(tmpdir(), 'geo-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, bytes: Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

const database = geoDatabase([
  ['198.51.100.0/24', { country: { iso_code: 'US' }, subdivisions: [{ iso_code: 'CA' }] }],
  ['203.0.113.0/25', { country: { iso_code: 'MX' } }],
  ['203.0.113.128/25', { continent: { code: 'NA' } }],
]);
const geoFile = openGeoFile(written('city.mmdb', database));

/** An API that reads places from the proxy's `x-country` and `x-region` headers, and from the file. */
async function apiWith(sources: { geoFile: typeof geoFile | null }) {
  const trustProxy = [PROXY];
  const placeOf = placeReader({ trustProxy, countryHeader: 'x-country', regionHeader: 'x-region', ...sources });
  const { ask } = await testApi({ trustProxy, placeOf });
  return async (from: string, headers: Record<string, string>) =>
    (await ask('/api/place', { from, headers })).envelope.data;
}

describe('docs/decisions.md §4: where a visitor is', () => {
  it('is read from a trusted proxy’s country and region headers', async () => {
    const placeOf = await apiWith({ geoFile: null });
    expect(await placeOf(PROXY, { 'x-country': 'us', 'x-region': 'ca' })).toEqual({ country: 'US', region: 'CA' });
    expect(await placeOf(`::ffff:${PROXY}`, { 'x-country': 'MX' })).toEqual({ country: 'MX', region: null });
  });

  it('ignores the headers of anyone else', async () => {
    const headers = { 'x-country': 'US', 'x-region': 'CA', 'x-forwarded-for': PROXY };
    expect(await (await apiWith({ geoFile: null }))('198.51.100.7', headers)).toBeNull();
    expect(await (await apiWith({ geoFile }))('203.0.113.9', headers)).toEqual({ country: 'MX', region: null });
  });

  it.each(['', 'XX', 'T1', 'USA', '<script>', 'U S'])('is unknown if the proxy sends "%s"', async (country) => {
    expect(await (await apiWith({ geoFile: null }))(PROXY, { 'x-country': country })).toBeNull();
  });

  it('leaves out a region that is not a code', async () => {
    const headers = { 'x-country': 'US', 'x-region': 'my street' };
    expect(await (await apiWith({ geoFile: null }))(PROXY, headers)).toEqual({ country: 'US', region: null });
  });

  it('is looked up in the file if no header has it, by the visitor’s address behind the proxy', async () => {
    const placeOf = await apiWith({ geoFile });
    expect(await placeOf('198.51.100.7', {})).toEqual({ country: 'US', region: 'CA' });
    expect(await placeOf(PROXY, { 'x-forwarded-for': '203.0.113.9' })).toEqual({ country: 'MX', region: null });
    expect(await placeOf(PROXY, { 'x-country': 'XX', 'x-forwarded-for': '203.0.113.9' })).toMatchObject({
      country: 'MX',
    });
  });

  it('is unknown for an address that is not in the file, has no country there, or can’t be in it', async () => {
    const placeOf = await apiWith({ geoFile });
    for (const from of ['8.8.8.8', '203.0.113.200', '2001:db8::1', '127.0.0.1', '::1'])
      expect(await placeOf(from, {})).toBeNull();
  });
});

describe('an invalid GEO_FILE stops the start with a message', () => {
  const opening = (file: string) => () => openGeoFile(file);

  it('if it is missing', () => {
    expect(opening(join(folder, 'none.mmdb'))).toThrow(GeoFileError);
    expect(opening(join(folder, 'none.mmdb'))).toThrow('none.mmdb (GEO_FILE) cannot be read. Fix the path');
  });

  it.each([
    ['empty', new Uint8Array()],
    ['a table of words', new TextEncoder().encode('198.51.100.0/24,US,CA\n')],
    ['cut off', database.subarray(0, database.length - 120)],
  ])('if it is %s', (what, bytes) => {
    const file = written(`${what}.mmdb`, bytes);
    expect(opening(file)).toThrow(GeoFileError);
    expect(opening(file)).toThrow('is not a database in MaxMind’s format');
  });

  it('returns no place for a damaged entry, and does not throw', () => {
    const damaged = Buffer.from(database);
    damaged.fill(0xff, 0, 60);
    expect(openGeoFile(written('damaged.mmdb', damaged))('198.51.100.7')).toBeNull();
  });
});
