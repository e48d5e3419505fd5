import { describe, expect, it } from 'vitest';
import { loadIndexBytes, readAnswers, readRegression } from '../../testing/load.mjs';
import { type DecodedVin, decodeVin, makeShard, openIndex, openShard, shardKey, VpicIndexError } from '../index.ts';

const index = openIndex(await loadIndexBytes());
const today = new Date('2026-06-01T00:00:00Z');
const { answers, reason } = readAnswers();
if (reason) console.log(`Server and browser are compared over the regression set only: ${reason}.`);

/** What the server says and what a browser says that has fetched the VIN's excerpt. */
const bothWays = (vin: string): [server: DecodedVin, browser: DecodedVin] => {
  const bytes = makeShard(index, shardKey(vin) ?? '');
  if (!bytes) throw new Error(`There is no shard for ${vin}.`);
  return [decodeVin(index, vin, { today }), decodeVin(openShard(bytes), vin, { today })];
};

/** The VIN half typed, and with the slips that people make. */
const variants = (vin: string): string[] => [
  vin.slice(0, 11),
  `${vin.slice(0, 5)}*${vin.slice(6)}`,
  `${vin.slice(0, 16)}${(Number(vin[16]) + 1) % 10}`,
  `${vin.slice(0, 14)}${vin[15]}${vin[14]}${vin[16]}`,
  `${vin.slice(0, 4)}Z${vin.slice(5)}`,
  vin.replace(/[01]/, (digit) => (digit === '0' ? 'O' : 'I')),
];

describe('server and browser answer the same', () => {
  it('over the regression set', () => {
    for (const { vin } of readRegression()) {
      const [server, browser] = bothWays(vin);
      expect(browser).toEqual(server);
    }
  });

  it('for partial and mistyped VINs as well, and suggest alike within a maker and year', () => {
    const some = readRegression().filter((_, at) => at % 8 === 0);
    for (const typed of some.flatMap(({ vin }) => variants(vin)).filter((variant) => shardKey(variant) !== null)) {
      const [{ suggestions, ...server }, { suggestions: own, ...browser }] = bothWays(typed);
      expect(browser).toEqual(server);
      const within = suggestions.filter(({ vin }) => shardKey(vin) === shardKey(typed));
      expect(own.slice(0, within.length)).toEqual(within);
    }
  });

  it.skipIf(answers.length === 0)('over all real answers', () => {
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
  it('has nothing for makers that do not exist and for keys that are none', () => {
    for (const key of ['ZZZ-3', '1HG-U', '1HG', '', '-', '1HG-3-3', '1HG-33', '../../etc/passwd']) {
      expect(makeShard(index, key)).toBeUndefined();
    }
  });

  it('is the same bytes each time, so that a CDN can keep it', () => {
    expect(makeShard(index, '1HG-3')).toEqual(makeShard(index, '1HG-3'));
  });

  it('makes excerpts that refuse other VINs rather than answer for them', () => {
    const shard = openShard(makeShard(index, '1HG-3') as Uint8Array);
    expect(() => decodeVin(shard, '1HGCM82634A004352')).toThrow(VpicIndexError);
    expect(() => decodeVin(shard, '2HGCM82633A004352')).toThrow(VpicIndexError);
    expect(() => decodeVin(shard, '1HGCM826')).toThrow(VpicIndexError);
  });
});
