import { sql } from 'kysely';
import type { DeskList } from './desk-list.ts';

const ROWS = 1_000_000;

/** History of a brand with a million changes, from the newest and from cursors across it. */
export const siteChangesList: DeskList = {
  name: 'brand-history',
  seed: async (database, brand) => {
    await database.asOwner(async (db) => {
      await sql`insert into site_change (brand, version, at, actor, before, after)
        select ${brand}, n, now() - (${ROWS}::int - n) * interval '1 minute', md5((n % 50)::text)::uuid,
          jsonb_build_object('refund_limit', n), jsonb_build_object('refund_limit', n + 1)
        from generate_series(1, ${ROWS}::int) as n`.execute(db);
      await sql`insert into site_brand (brand, version) values (${brand}, ${ROWS}::int)
        on conflict (brand) do update set version = excluded.version`.execute(db);
    });
  },
  addresses: () => {
    const path = '/api-cwa/staff/brand/changes';
    const places = Array.from({ length: 20 }, (_, index) => Math.floor(((index + 1) * ROWS) / 20));
    return Promise.resolve([path, ...places.map((cursor) => `${path}?cursor=${cursor}`)]);
  },
};
