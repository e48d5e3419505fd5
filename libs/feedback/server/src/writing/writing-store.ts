import { type Database, tables, type Tx } from '@vinlore/database';
import { type Agent, WRITING_MS } from '@vinlore/feedback-domain';
import type { ColleagueNames } from '../colleagues.ts';
import type { FeedbackTables } from '../tables.ts';
import type { TicketTables } from '../ticket-tables.ts';

/** Where typing is tracked: for tickets or for chats. */
export type WritingTable = 'ticket_writing' | 'feedback_writing';

const from = (source: Database | Tx) => tables<Pick<FeedbackTables & TicketTables, WritingTable>>(source);
const lastCounted = (now: Date) => new Date(now.getTime() - WRITING_MS);

/** Records that someone is typing in a ticket or chat, and removes expired entries. */
export async function noteWriting(
  tx: Tx,
  table: WritingTable,
  aboutId: string,
  writer: string,
  now: Date,
): Promise<void> {
  await from(tx).deleteFrom(table).where('about_id', '=', aboutId).where('typed_at', '<', lastCounted(now)).execute();
  await from(tx)
    .insertInto(table)
    .values({ about_id: aboutId, writer, typed_at: now })
    .onConflict((conflict) => conflict.columns(['about_id', 'writer']).doUpdateSet({ typed_at: now }))
    .execute();
}

/** Returns who is typing in a ticket or chat. */
export async function writingIn(
  source: Database | Tx,
  table: WritingTable,
  aboutId: string,
  namesOf: ColleagueNames,
  now: Date,
): Promise<Agent[]> {
  const rows = await from(source)
    .selectFrom(table)
    .select('writer')
    .where('about_id', '=', aboutId)
    .where('typed_at', '>=', lastCounted(now))
    .orderBy('writer')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ writer }) => writer);
  const names = await namesOf(source, ids);
  return ids.flatMap((id) => ({ id, name: names.get(id) ?? '' })).filter(({ name }) => name !== '');
}

/** Removes someone who sent their message or left. */
export async function stopWriting(tx: Tx, table: WritingTable, writer: string, aboutId?: string): Promise<void> {
  const stopped = from(tx).deleteFrom(table).where('writer', '=', writer);
  await (aboutId === undefined ? stopped : stopped.where('about_id', '=', aboutId)).execute();
}
