import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { DeskList } from './desk-list.ts';

const ROWS = 1_000_000;
/** Rows to a statement: one over all of them takes longer than a query may. */
const AT_ONCE = 50_000;

/** A million people on the staff: two thirds of the brand's own, the others another brand's who work at its desk too. */
async function seedTeam(database: Database, brand: string): Promise<void> {
  for (let first = 1; first <= ROWS; first += AT_ONCE)
    await sql`insert into account (brand, email, first, last, created_at, roles, staff_brands)
      select case when n % 3 = 0 then 'another' else ${brand} end, 'team' || md5(n::text) || '@example.com', 'Sam', 'Smith',
        timestamptz '2020-01-01' + n * interval '3 minutes',
        array['staff', (array['support', 'content', 'billing'])[1 + n % 3]],
        case when n % 3 = 0 then array[${brand}] else '{}' end
      from generate_series(${first}::int, ${first + AT_ONCE - 1}::int) as n`.execute(database.kysely);
}

/** The team of a brand: page after page, and by how an e-mail begins. */
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
      ...rows.flatMap(({ id }) => [`${path}?after=${id}`, `${path}?search=team&after=${id}`]),
    ];
  },
};
