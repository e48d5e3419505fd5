import { tables } from '@vinlore/database';
import { type Handlers, refuse } from '@vinlore/server-kit';
import type { staffContract } from '@vinlore/staff-domain';
import { sql } from 'kysely';
import type { StaffDeps } from '../deps.ts';
import type { StaffTables } from '../tables.ts';

/** Maximum number of saved views per list. */
const MOST = 50;

/** Calls for a user's own saved views. They are personal preferences, so the audit log doesn't record them. */
export function viewHandlers({
  database,
}: Pick<StaffDeps, 'database'>): Pick<Handlers<typeof staffContract>, 'views' | 'saveView' | 'removeView'> {
  return {
    views: async ({ list }, { brand, actor }) => ({
      views: await tables<StaffTables>(database)
        .selectFrom('staff_view')
        .select(['id', 'name', 'query'])
        .where('account_id', '=', actor.accountId)
        .where('brand', '=', brand.key)
        .where('list', '=', list)
        .orderBy('name')
        .limit(MOST)
        .execute(),
    }),
    saveView: async ({ list, name, query }, { brand, actor, text }) => {
      const owner = { brand: brand.key, account_id: actor.accountId, list };
      const { rows } = await sql<{ id: string }>`
        insert into staff_view (brand, account_id, list, name, query)
        select ${owner.brand}, ${owner.account_id}, ${list}, ${name}, ${query}
        where (select count(*) from staff_view where account_id = ${owner.account_id} and brand = ${owner.brand}
          and list = ${list} and name <> ${name}) < ${MOST}
        on conflict (account_id, brand, list, name) do update set query = excluded.query
        returning id`.execute(database.kysely);
      if (rows.length === 0) return refuse(422, text.t('staff.manyViews', { most: MOST }));
      return null;
    },
    removeView: async ({ id }, { brand, actor, text }) => {
      const { numDeletedRows } = await tables<StaffTables>(database)
        .deleteFrom('staff_view')
        .where('id', '=', id)
        .where('brand', '=', brand.key)
        .where('account_id', '=', actor.accountId)
        .executeTakeFirst();
      return numDeletedRows > 0n ? null : refuse(404, text.t('staff.noView'));
    },
  };
}
