import type { AuditTables } from '@vinlore/audit';
import { comesAfter, type Database, tables } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';

const DAY = 24 * 60 * 60_000;

/** An entry as it is kept. */
export type KeptEntry = Selectable<AuditTables['audit_entry']>;

/** What narrows the trail down; days in UTC, both included. */
export interface TrailFilter {
  readonly actor?: string | undefined;
  /** One act, `ticket.answered`, or an area of them, `ticket`. */
  readonly act?: string | undefined;
  /** Id of what it was done to. */
  readonly subject?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Whether a brand's trail has an entry of that id. */
export async function hasEntry(database: Database, brand: string, id: string): Promise<boolean> {
  const found = await tables<AuditTables>(database)
    .selectFrom('audit_entry')
    .select('id')
    // One that is longer than any id stands for the last there can be.
    .where(sql<boolean>`id = least(${id}::numeric, 9223372036854775807)::bigint`)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * A page of a brand's trail.
 *
 * @param page `desc`: the newest first; `cursor`: id of the entry after which it begins
 */
export async function readTrail(
  database: Database,
  brand: string,
  filter: TrailFilter,
  page: { readonly order: 'asc' | 'desc'; readonly cursor: string | null; readonly most: number },
): Promise<KeptEntry[]> {
  const { actor, act, subject, from, to } = filter;
  let query = tables<AuditTables>(database)
    .selectFrom('audit_entry')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('at', page.order)
    .orderBy('id', page.order)
    .limit(page.most);
  if (actor !== undefined) query = query.where('actor', '=', actor);
  if (act !== undefined) query = query.where(act.includes('.') ? 'act' : 'area', '=', act);
  if (subject !== undefined) query = query.where('subject_id', '=', subject);
  if (from !== undefined) query = query.where('at', '>=', new Date(from));
  if (to !== undefined) query = query.where('at', '<', new Date(Date.parse(to) + DAY));
  const { cursor } = page;
  // The moment is compared in the database: it is finer there than a `Date` is.
  if (cursor !== null)
    query = query.where(
      page.order === 'desc'
        ? comesAfter({ table: 'audit_entry', by: 'at' }, { id: cursor })
        : comesAfter({ table: 'audit_entry', by: 'at', direction: 'asc' }, { id: cursor }),
    );
  return query.execute();
}
