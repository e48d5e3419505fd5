import type { AuditTables } from '@vinlore/audit';
import { comesAfter, type Database, tables } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';

const DAY = 24 * 60 * 60_000;

/** An audit log row. */
export type KeptEntry = Selectable<AuditTables['audit_entry']>;

/** Filter of the audit log; days in UTC, inclusive. */
export interface TrailFilter {
  readonly actor?: string | undefined;
  /** An action, `ticket.answered`, or an area, `ticket`. */
  readonly act?: string | undefined;
  /** Id of the target. */
  readonly subject?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Whether a brand's audit log has an entry with that id. */
export async function hasEntry(database: Database, brand: string, id: string): Promise<boolean> {
  const found = await tables<AuditTables>(database)
    .selectFrom('audit_entry')
    .select('id')
    // Clamp longer numbers to the maximum id.
    .where(sql<boolean>`id = least(${id}::numeric, 9223372036854775807)::bigint`)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * A page of a brand's audit log.
 *
 * @param page `desc`: newest first; `cursor`: id of the last entry of the previous page
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
  // Compare timestamps in the database, where they are more precise than a `Date`.
  if (cursor !== null)
    query = query.where(
      page.order === 'desc'
        ? comesAfter({ table: 'audit_entry', by: 'at' }, { id: cursor })
        : comesAfter({ table: 'audit_entry', by: 'at', direction: 'asc' }, { id: cursor }),
    );
  return query.execute();
}
