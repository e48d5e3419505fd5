import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { DeskList } from './desk-list.ts';
import { fill } from './fill.ts';

const ROWS = 1_000_000;

/** A million staff: two thirds are the brand's own, the rest another brand's who also work at its desk. */
function seedTeam(database: Database, brand: string): Promise<void> {
  const rows = sql`insert into account (brand, email, first, last, created_at, roles, staff_brands)
    select case when n % 3 = 0 then 'another' else ${brand} end, 'team' || md5(n::text) || '@example.com', 'Sam', 'Smith',
      timestamptz '2020-01-01' + n * interval '3 minutes',
      array['staff', (array['support', 'content', 'billing'])[1 + n % 3]],
      case when n % 3 = 0 then array[${brand}] else '{}' end
    from generate_series(1, ${ROWS}::int) as n`;
  return fill(database, 'account', rows);
}

/** A brand's team: page by page, and by email prefix. */
export const teamList: DeskList = {
  name: 'team',
  seed: seedTeam,
  addresses: async (database, brand) => {
    const { rows } = await sql<{ id: string }>`
      select id from account tablesample system (1)
      where 'staff' = any (roles) and (brand = ${brand} or ${brand} = any (staff_brands)) limit 30`.execute(
      tables<object>(database),
    );
    const searches = ['', 'team', 'teama', 'team7f', 'team00000', 'nobody', 'TEAMff'];
    const path = '/api-cwa/staff/team';
    return [
      ...searches.map((search) => `${path}?search=${search}`),
      ...rows.flatMap(({ id }) => [`${path}?cursor=${id}`, `${path}?search=team&cursor=${id}`]),
    ];
  },
};
