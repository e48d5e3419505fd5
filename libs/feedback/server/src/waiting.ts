import { type Brand, USUAL_PROMISE } from '@vinlore/brand';
import { type Database, tables } from '@vinlore/database';
import { dueAt, overdueSince, type TicketSubject } from '@vinlore/feedback-domain';
import { placesOf } from './place.ts';
import type { FeedbackTables } from './tables.ts';
import { teamIdsOf } from './teams/team-store.ts';
import type { TicketTables } from './ticket-tables.ts';

/** Items that need a reply: how many, and since when the first has been waiting. */
export interface WaitingWork {
  readonly count: number;
  readonly since: Date | null;
}

/** Since when items have been waiting is derived from their position: see `placeOf`. */
const workOf = (rows: readonly { readonly place: number }[]): WaitingWork => ({
  count: rows.length,
  since: rows[0] ? new Date(rows[0].place) : null,
});

/** Counts a brand's tickets that need a reply, up to a limit. @param about limits it to a topic */
export async function waitingTickets(
  source: Database,
  brand: string,
  most: number,
  about?: TicketSubject,
): Promise<WaitingWork> {
  const { after, upTo } = placesOf(0);
  let query = tables<TicketTables>(source)
    .selectFrom('ticket')
    .select('place')
    .where('brand', '=', brand)
    .where('place', '>', after)
    .where('place', '<=', upTo)
    .orderBy('place')
    .limit(most);
  if (about) query = query.where('about', '=', about);
  return workOf(await query.execute());
}

/** Counts tickets that need a reply and belong to someone's teams, up to a limit. */
export async function waitingTeamTickets(
  source: Database,
  brand: string,
  accountId: string,
  most: number,
): Promise<WaitingWork> {
  const { after, upTo } = placesOf(0);
  const rows = await tables<TicketTables>(source)
    .selectFrom('ticket')
    .select('place')
    .where('brand', '=', brand)
    .where('team_id', 'in', teamIdsOf(source, accountId))
    .where('place', '>', after)
    .where('place', '<=', upTo)
    .orderBy('place')
    .limit(most)
    .execute();
  return workOf(rows);
}

/** Counts a table's overdue items, up to a limit, with since when the first has been overdue. */
async function overdueIn(
  table: 'ticket' | 'feedback_conversation',
  source: Database,
  { key, answer_promise: promise = USUAL_PROMISE }: Brand,
  most: number,
  now: Date,
): Promise<WaitingWork> {
  const rows = await tables<Pick<FeedbackTables & TicketTables, typeof table>>(source)
    .selectFrom(table)
    .select('place')
    .where('brand', '=', key)
    .where('place', '>', placesOf(0).after)
    // The position of a waiting item is the time since when it has been waiting.
    .where('place', '<=', overdueSince(promise, now).getTime())
    .orderBy('place')
    .limit(most)
    .execute();
  const { count, since } = workOf(rows);
  return { count, since: since && dueAt(promise, since) };
}

/** Counts a brand's overdue tickets, up to a limit, with since when the first has been overdue. */
export const overdueTickets = (source: Database, brand: Brand, most: number, now: Date): Promise<WaitingWork> =>
  overdueIn('ticket', source, brand, most, now);

/** Counts a brand's overdue chats, up to a limit, with since when the first has been overdue. */
export const overdueChats = (source: Database, brand: Brand, most: number, now: Date): Promise<WaitingWork> =>
  overdueIn('feedback_conversation', source, brand, most, now);

/** Counts a brand's chats that need a reply, up to a limit. */
export async function waitingChats(source: Database, brand: string, most: number): Promise<WaitingWork> {
  const { after, upTo } = placesOf(0);
  const rows = await tables<FeedbackTables>(source)
    .selectFrom('feedback_conversation')
    .select('place')
    .where('brand', '=', brand)
    .where('place', '>', after)
    .where('place', '<=', upTo)
    .orderBy('place')
    .limit(most)
    .execute();
  return workOf(rows);
}
