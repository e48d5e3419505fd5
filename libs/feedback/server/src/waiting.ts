import { type Brand, USUAL_PROMISE } from '@vinlore/brand';
import { type Database, tables } from '@vinlore/database';
import { dueAt, overdueSince, type TicketSubject } from '@vinlore/feedback-domain';
import { placesOf } from './place.ts';
import type { FeedbackTables } from './tables.ts';
import { teamIdsOf } from './teams/team-store.ts';
import type { TicketTables } from './ticket-tables.ts';

/** What waits for support: how much, and since when the first of it. */
export interface WaitingWork {
  readonly count: number;
  readonly since: Date | null;
}

/** Places of what waits tell since when: see `placeOf`. */
const workOf = (rows: readonly { readonly place: number }[]): WaitingWork => ({
  count: rows.length,
  since: rows[0] ? new Date(rows[0].place) : null,
});

/** Tickets of a brand that wait for support, at most so many. @param about only those about this */
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

/** Tickets that wait for support and belong to the teams of somebody, at most so many. */
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

/** What of a table waits longer than a brand promised, at most so many, and since when the first of it does. */
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
    // What waits has the moment since when it does as its place.
    .where('place', '<=', overdueSince(promise, now).getTime())
    .orderBy('place')
    .limit(most)
    .execute();
  const { count, since } = workOf(rows);
  return { count, since: since && dueAt(promise, since) };
}

/** Tickets of a brand that wait longer than it promised, at most so many, and since when the first of them does. */
export const overdueTickets = (source: Database, brand: Brand, most: number, now: Date): Promise<WaitingWork> =>
  overdueIn('ticket', source, brand, most, now);

/** Conversations of a brand that wait longer than it promised, at most so many, and since when the first of them does. */
export const overdueChats = (source: Database, brand: Brand, most: number, now: Date): Promise<WaitingWork> =>
  overdueIn('feedback_conversation', source, brand, most, now);

/** Conversations of a brand that wait for support, at most so many. */
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
