import { type Database, tables, type Tx } from '@vinlore/database';
import { TICKET_TAGS } from '@vinlore/feedback-domain';
import { sql } from 'kysely';
import type { TicketTables } from '../ticket-tables.ts';

/** Maximum number of suggested tags. */
const OFFERED = 100;

const from = (source: Database | Tx) => tables<TicketTables>(source);

/** The result of changing a ticket's tags. */
export interface TagChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Returns the tags of tickets by ticket id, sorted. */
export async function tagsOf(source: Database | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const tags = new Map<string, string[]>();
  if (ids.length === 0) return tags;
  const rows = await from(source)
    .selectFrom('ticket_tag')
    .select(['ticket_id', 'tag'])
    .where('ticket_id', 'in', [...ids])
    .orderBy('tag')
    .execute();
  for (const { ticket_id: id, tag } of rows) tags.set(id, [...(tags.get(id) ?? []), tag]);
  return tags;
}

/**
 * Changes the tags of a locked ticket; removal wins over addition.
 *
 * @returns the number before and after; `full` if it would exceed the limit, in which case nothing changes
 */
export async function changeTags(
  tx: Tx,
  { id, brand }: { readonly id: string; readonly brand: string },
  { add, remove }: TagChange,
): Promise<{ readonly before: number; readonly after: number; readonly changed: boolean } | 'full'> {
  const before = new Set((await tagsOf(tx, [id])).get(id));
  const after = new Set([...before, ...add]);
  for (const tag of remove) after.delete(tag);
  if (after.size > TICKET_TAGS && after.size > before.size) return 'full';
  const gone = [...before].filter((tag) => !after.has(tag));
  const come = [...after].filter((tag) => !before.has(tag));
  if (gone.length > 0)
    await from(tx).deleteFrom('ticket_tag').where('ticket_id', '=', id).where('tag', 'in', gone).execute();
  if (come.length > 0)
    await from(tx)
      .insertInto('ticket_tag')
      .values(come.map((tag) => ({ brand, ticket_id: id, tag })))
      .execute();
  return { before: before.size, after: after.size, changed: gone.length + come.length > 0 };
}

/** Moves a merged ticket's tags to the remaining one, even beyond the limit. */
export async function moveTags(tx: Tx, source: string, target: string): Promise<void> {
  await sql`insert into ticket_tag (brand, ticket_id, tag)
    select brand, ${target}, tag from ticket_tag where ticket_id = ${source} on conflict do nothing`.execute(from(tx));
  await from(tx).deleteFrom('ticket_tag').where('ticket_id', '=', source).execute();
}

/** Returns a brand's tags, most used first. */
export async function brandTags(
  source: Database,
  brand: string,
): Promise<{ readonly tag: string; readonly tickets: number }[]> {
  const rows = await from(source)
    .selectFrom('ticket_tag')
    .select(['tag', ({ fn }) => fn.countAll<string>().as('tickets')])
    .where('brand', '=', brand)
    .groupBy('tag')
    .orderBy('tickets', 'desc')
    .orderBy('tag')
    .limit(OFFERED)
    .execute();
  return rows.map(({ tag, tickets }) => ({ tag, tickets: Number(tickets) }));
}
