import { describe, expect, it } from 'vitest';
import { loadIndexBytes, readAnswers, readRegression } from '../../testing/load.mjs';
import { type DecodedVin, decodeVin, makeShard, openIndex, openShard, shardKey, VpicIndexError } from '../index.ts';

const index = openIndex(await loadIndexBytes());
const today = new Date('2026-06-01T00:00:00Z');
const { answers, reason } = readAnswers();
if (reason) console.log(`Server and browser are compared over the regression set only: ${reason}.`);

/** Compares the server's answer with that of a browser that fetched the VIN's excerpt. */
const bothWays = (vin: string): [server: DecodedVin, browser: DecodedVin] => {
  const bytes = makeShard(index, shardKey(vin) ?? '');
  if (!bytes) throw new Error(`There is no shard for ${vin}.`);
  return [decodeVin(index, vin, { today }), decodeVin(openShard(bytes), vin, { today })];
};

/** Variants of the VIN: half typed, and with common typos. */
const variants = (vin: string): string[] => [
  vin.slice(0, 11),
  `${vin.slice(0, 5)}*${vin.slice(6)}`,
  `${vin.slice(0, 16)}${(Number(vin[16]) + 1) % 10}`,
  `${vin.slice(0, 14)}${vin[15]}${vin[14]}${vin[16]}`,
  `${vin.slice(0, 4)}Z${vin.slice(5)}`,
  vin.replace(/[01]/, (digit) => (digit === '0' ? 'O' : 'I')),
];

describe('server and browser return the same answers', () => {
  it('for the regression set', () => {
    for (const { vin } of readRegression()) {
      const [server, browser] = bothWays(vin);
      expect(browser).toEqual(server);
    }
  });

  it('for partial and mistyped VINs, with the same suggestions within a manufacturer and year', () => {
    const some = readRegression().filter((_, at) => at % 8 === 0);
    for (const typed of some.flatMap(({ vin }) => variants(vin)).filter((variant) => shardKey(variant) !== null)) {
      const [{ suggestions, ...server }, { suggestions: own, ...browser }] = bothWays(typed);
      expect(browser).toEqual(server);
      const within = suggestions.filter(({ vin }) => shardKey(vin) === shardKey(typed));
      expect(own.slice(0, within.length)).toEqual(within);
    }
  });

  it.skipIf(answers.length === 0)('for all real responses', () => {
    for (const { vin } of answers) {
      const [server, browser] = bothWays(vin);
      expect(browser).toEqual(server);
    }
  });
});

describe('shardKey', () => {
  it.each([
    ['1HGCM82633A004352', '1HG-3'],
    ['1hg-cm826 33', '1HG-3'],
    ['IHGCM82633', '1HG-3'],
    ['1A9FE11S2RB155453', '1A9155-R'],
  ])('of %s is %s', (vin, key) => {
    expect(shardKey(vin)).toBe(key);
  });

  it.each([
    '',
    '1HGCM8263',
    '1HGCM826*',
    '1HGCM826*U',
    '1A9FE11S2RB15',
    '*HGCM82633A004352',
    '🚗🚗CM82633A004352',
    '1HGCM82633A0043522',
  ])('does not exist for %j', (vin) => {
    expect(shardKey(vin)).toBeNull();
  });
});

describe('makeShard', () => {
  it('returns nothing for unknown manufacturers and invalid keys', () => {
    for (const key of ['ZZZ-3', '1HG-U', '1HG', '', '-', '1HG-3-3', '1HG-33', '../../etc/passwd']) {
      expect(makeShard(index, key)).toBeUndefined();
    }
  });

  it('is byte-identical every time, so a CDN can cache it', () => {
    expect(makeShard(index, '1HG-3')).toEqual(makeShard(index, '1HG-3'));
  });

  it('rejects other VINs instead of answering for them', () => {
    const shard = openShard(makeShard(index, '1HG-3') as Uint8Array);
    expect(() => decodeVin(shard, '1HGCM82634A004352')).toThrow(VpicIndexError);
    expect(() => decodeVin(shard, '2HGCM82633A004352')).toThrow(VpicIndexError);
    expect(() => decodeVin(shard, '1HGCM826')).toThrow(VpicIndexError);
  });
});
