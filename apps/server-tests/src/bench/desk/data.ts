import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { DeskList } from './desk-list.ts';
import { fill } from './fill.ts';

const ROWS = 1_000_000;

/** A million failed VINs: most were requested once; a quarter share a prefix; one in twenty is resolved. */
async function seedVins(database: Database, brand: string): Promise<void> {
  await fill(
    database,
    'vehicle_error_vin',
    sql`insert into vehicle_error_vin (brand, vin, reason, count, handled, handled_at)
      select ${brand}, case when n % 4 = 0 then '1HG' else upper(substr(md5(n::text), 1, 3)) end
          || lpad((n * 7919 % 100000000000000)::text, 14, '0'),
        (array['length', 'check-digit', 'unknown-maker', 'unknown-model', 'classic-unknown'])[1 + n % 5],
        case when n % 10 = 0 then 2 + n % 997 else 1 end, n % 20 = 0, case when n % 20 = 0 then now() end
      from generate_series(1, ${ROWS}::bigint) as n`,
  );
}

/** Failed VINs, ranked: all, by reason, by prefix, and deep pages among those requested once. */
export const failedVinsList: DeskList = {
  name: 'failed VINs',
  seed: seedVins,
  addresses: async (database, brand) => {
    const { rows } = await sql<{ count: number; vin: string }>`
      select count, vin from vehicle_error_vin tablesample system (1) where brand = ${brand} limit 10`.execute(
      tables(database),
    );
    const deep = rows.map(({ count, vin }) => `&cursor=${encodeURIComponent(`${count} ${vin}`)}`);
    const filters = ['state=open', 'state=handled'].flatMap((state) => [
      state,
      ...['length', 'unknown-maker', 'decodes'].map((reason) => `${state}&reason=${reason}`),
      ...['1HG', '1HG0000', 'ABC', 'ZZZ'].flatMap((search) => [
        `${state}&search=${search}`,
        `${state}&search=${search}&reason=check-digit`,
      ]),
    ]);
    return filters.flatMap((filter) =>
      ['', ...deep.slice(0, 4)].map((cursor) => `/api-cwa/staff/vins?${filter}${cursor}`),
    );
  },
};

/** A million imports, as after a thousand years. */
async function seedImports(database: Database, brand: string): Promise<void> {
  const { rows } = await sql`select from data_import limit 1`.execute(database.kysely);
  if (rows.length > 0) return;
  await fill(
    database,
    'data_import',
    sql`insert into data_import (brand, kind, name, size, fingerprint, state, mode, begun_at, ended_at, lines, kept)
      select ${brand}, (array['recalls', 'history', 'fuel-economy', 'catalogue', 'plates'])[1 + n % 5], 'file-' || n || '.csv',
        1000, md5(n::text), (array['done', 'failed', 'cancelled', 'checked'])[1 + n % 4], 'run',
        timestamptz '2020-01-01' + n * interval '3 minutes', timestamptz '2020-01-01' + n * interval '3 minutes', 10, 10
      from generate_series(1, ${ROWS}::int) as n`,
  );
}

/** Imports, newest first: all, by kind, by status, by both, and deep pages. */
export const importsList: DeskList = {
  name: 'imports',
  seed: seedImports,
  addresses: async (database, brand) => {
    const { rows } = await sql<{ id: string }>`
      select id from data_import tablesample system (1) where brand = ${brand} limit 4`.execute(tables(database));
    const kinds = ['', '&kind=plates', '&kind=recalls'];
    const filters = ['', '&state=done', '&state=failed', '&state=running'].flatMap((state) =>
      kinds.map((kind) => `${kind}${state}`),
    );
    const cursors = ['', ...rows.map(({ id }) => `&cursor=${id}`)];
    return filters.flatMap((filter) =>
      cursors.map((place) => `/api-cwa/staff/imports?${`${filter}${place}`.slice(1)}`),
    );
  },
};

/** Our data and the status of outside providers, with a million imports and a million plates. */
export const sourcesList: DeskList = {
  name: 'sources',
  seed: async (database, brand) => {
    await seedImports(database, brand);
    await fill(
      database,
      'vehicle_plate',
      sql`insert into vehicle_plate (source, source_id, country, region, plate, vin, year, make, model, sample)
        select 'bench', n::text, 'US', 'CA', 'B' || n, '1HG' || lpad(n::text, 14, '0'), 2014, 'Honda', 'Civic', false
        from generate_series(1, ${ROWS}::int) as n`,
    );
  },
  addresses: () => Promise.resolve(['/api-cwa/staff/sources']),
};
