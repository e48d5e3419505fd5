import { pageOf, tables } from '@vinlore/database';
import type { Handler } from '@vinlore/server-kit';
import type { siteContract } from '@vinlore/site-domain';
import type { SiteDeps } from '../deps.ts';
import type { SiteTables } from '../tables.ts';
import { nameIn, namesOf } from './names.ts';

const PAGE = 25;

/** GET /api-cwa/staff/brand/changes: the history, newest first. */
export function changesCall({ database, peopleOf }: SiteDeps): Handler<typeof siteContract.siteChanges> {
  return async ({ cursor }, { brand }) => {
    const found = await tables<SiteTables>(database)
      .selectFrom('site_change')
      .select(['version', 'at', 'actor', 'before', 'after'])
      .where('brand', '=', brand.key)
      .$if(cursor !== undefined, (query) => query.where('version', '<', cursor!))
      .orderBy('version', 'desc')
      .limit(PAGE + 1)
      .execute();
    const { rows, more } = pageOf(found, PAGE);
    const names = await namesOf(
      peopleOf,
      rows.map(({ actor }) => actor),
    );
    return {
      changes: rows.map((row) => ({
        version: row.version,
        at: row.at.toISOString(),
        by: nameIn(names, row.actor),
        before: row.before,
        after: row.after,
      })),
      more,
    };
  };
}
