import { type Database, tables, type Tx } from '@vinlore/database';
import type { DataOwner } from '@vinlore/server-kit';
import { sql } from 'kysely';

/**
 * All accounts of a member: those merged into the given one, in the order of merging, then the account itself. Data
 * stored under an email (an email, a recall alert, a consent) is found under the email used at the time.
 */
export async function ownersOf(source: Database | Tx, owner: DataOwner): Promise<readonly DataOwner[]> {
  const { rows } = await sql<{ id: string; email: string }>`
    with recursive merged (id, email, step) as (
      select id, email, 1 from account where merged_into = ${owner.id}
      union all select a.id, a.email, step + 1 from merged join account a on a.merged_into = merged.id
    )
    select id, email from merged order by step desc, id`.execute(tables<object>(source));
  return [...rows.map((merged) => ({ ...merged, brand: owner.brand })), owner];
}
