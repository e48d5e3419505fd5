import { OPEN_DATA_NAMES } from '@vinlore/data-domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPEN_DATA } from './open-data-facts.ts';
import { fiveYearPieces, newestDump } from './pieces.ts';

const base = 'https://files.example/cmpl';
const noPage = () => Promise.reject(new Error('no page is read'));
const pieces = (today: string) => fiveYearPieces('CMPL', 1995)({ base, today, page: noPage });

describe('files of a source', () => {
  it('are split into five-year pieces up to the current year', async () => {
    expect((await pieces('2026-11-24')).map(({ addresses }) => addresses[0]!.slice(base.length + 1))).toEqual([
      ...['CMPL_1995-1999.zip', 'CMPL_2000-2004.zip', 'CMPL_2005-2009.zip', 'CMPL_2010-2014.zip'],
      ...['CMPL_2015-2019.zip', 'CMPL_2020-2024.zip', 'CMPL_2025-2026.zip'],
    ]);
  });

  it('may still carry last year’s name in January', async () => {
    expect((await pieces('2027-01-01')).at(-1)).toEqual({
      name: 'CMPL_2025.zip',
      addresses: [`${base}/CMPL_2025-2027.zip`, `${base}/CMPL_2025-2026.zip`],
    });
  });

  it('put each year into exactly one piece, and keep piece names stable', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1995, max: 2099 }), async (year) => {
        const found = await pieces(`${year}-07-01`);
        const years = found.flatMap(({ addresses }) => {
          const [, from, to] = /_(\d{4})-(\d{4})\.zip$/.exec(addresses[0]!)!;
          return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at);
        });
        expect(years).toEqual(Array.from({ length: year - 1994 }, (_, at) => 1995 + at));
        const later = (await pieces(`${year + 1}-07-01`)).map(({ name }) => name);
        expect(later).toEqual(expect.arrayContaining(found.map(({ name }) => name)));
      }),
    );
  });

  it('vPIC: finds the newest dump on the download page, and ignores everything else there', async () => {
    const html = `<a href="/downloads/vPICList_lite_2026_09.plain.zip">Sep</a> <a href="vPICList_lite_2026_10.plain.zip">
      <a href="vPICList_lite_2026_11.bak.zip"> <a href="//evil.example/vPICList_lite_2099_13.plain.zip">`;
    const find = { base, today: '2026-11-24', page: () => Promise.resolve(html) };
    expect(await newestDump(find)).toEqual([
      { name: 'vPICList_lite_2026_10.plain.zip', addresses: [`${base}/vPICList_lite_2026_10.plain.zip`] },
    ]);
    expect(await newestDump({ ...find, page: () => Promise.resolve('<html>Down for maintenance</html>') })).toEqual([]);
  });

  it('lists every source once, in first-start order, with https URLs', () => {
    expect(OPEN_DATA.map(({ name }) => name)).toEqual([...OPEN_DATA_NAMES]);
    for (const { home, license } of OPEN_DATA) {
      expect(home).toMatch(/^https:\/\/[^/]+.*[^/]$/);
      expect(license).toMatch(/\.$/);
    }
  });
});
