import { BrandFileError, ConfigError, GeoFileError } from '@vinlore/server-kit';
import { testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { publicOrigins } from '../http/public-origin.ts';
import { announcement, openDataLine } from './announce.ts';
import { wordsForStart } from './stop-with-words.ts';

const brands = [testBrand({ key: 'one', name: 'One' }), testBrand({ key: 'two', name: 'Number Two' })];

describe('announcement', () => {
  const origin = publicOrigins(null, () => 3000);
  const admin = { address: 'http://127.0.0.1:3001', showsOutbox: true, stop: () => undefined };

  it('prints the line others wait for first, then each brand and the sample accounts', () => {
    const samples = {
      password: 'pw',
      emails: ['member@example.com'],
      staff: [{ email: 'staff@example.com', permission: 'owner', secret: 'MZXW6YTBOI' }],
      gates: { brands: ['Number Two'], email: 'gate@example.com' },
      coupon: 'WELCOME10',
      vehicles: [{ vin: '1HGCM82673A000000', name: '2003 Honda Accord' }],
    };
    const text = announcement({ address: 'http://localhost:3000', admin }, brands, origin, {
      samples,
      openData: openDataLine({ mode: 'auto' }, [{ name: 'epa' }, { name: 'recalls' }]),
    });
    expect(text).toContain('  Open data        epa, recalls: loaded in the background where there is a network');
    expect(text.split('\n')[0]).toBe('Vinlore ready on http://localhost:3000');
    for (const part of [
      'http://one.localhost:3000',
      'http://127.0.0.1:3001/dev/outbox',
      'http://two.localhost:3000',
      'member@example.com',
      'http://desk.one.localhost:3000',
      'staff@example.com  owner    MZXW6YTBOI',
      'npm run user -- code --email staff@example.com --password pw',
      'pw',
      'gate@example.com',
      'WELCOME10',
      '1HGCM82673A000000  2003 Honda Accord',
    ]) {
      expect(text).toContain(part);
    }
  });

  it("doesn't mention sample accounts if there are none", () => {
    expect(
      announcement({ address: 'http://0.0.0.0:80', admin: null }, brands, origin, { samples: null, openData: null }),
    ).not.toContain('Sample');
  });
});

it('takes scheme and port from PUBLIC_URL, and the domain from the brand', () => {
  expect(publicOrigins('https://any.example', () => 3000)(brands[0]!)).toBe('https://one.localhost');
  expect(publicOrigins('http://any.example:8080', () => 3000)(brands[1]!)).toBe('http://two.localhost:8080');
});

describe('wordsForStart', () => {
  const system = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

  it.each([
    ['a port in use', system('EADDRINUSE'), 'PORT=3100'],
    ['a full disk', system('ENOSPC'), 'disk is full'],
    ['a read-only disk', system('EROFS', { path: '/ro/keys.json' }), 'DATA_DIR'],
    ['a folder owned by another user', system('EACCES', { path: '/x' }), 'DATA_DIR'],
    ['a port below 1024', system('EACCES', { port: 80 }), 'PORT above 1023'],
    ['a wrong variable', new ConfigError('PORT', 'takes a port number'), 'PORT takes a port number'],
    [
      'a geo file that is none',
      new GeoFileError('/srv/geo.mmdb', 'cannot be read.'),
      '/srv/geo.mmdb (GEO_FILE) cannot',
    ],
    ['a wrong brand file', new BrandFileError('brand.json', 'field "name": missing'), 'brand.json: field "name"'],
  ])('bad input: %s prevents the start and explains what to do', (_what, error, words) => {
    expect(wordsForStart(error)).toContain(words);
    expect(wordsForStart(error)).not.toContain('    at ');
  });

  it('programming errors keep their stack trace', () => {
    expect(wordsForStart(new TypeError('x is not a function'))).toBeNull();
  });
});
