import { type Database, tables, type Tx } from '@vinlore/database';
import type { Ticket } from '@vinlore/feedback-domain';
import { sql } from 'kysely';
import type { TicketTables } from '../ticket-tables.ts';
import type { KeptTicket } from './ticket-store.ts';

/** A member's rating of a ticket. */
export type TicketRating = NonNullable<Ticket['rating']>;

const from = (source: Database | Tx) => tables<TicketTables>(source);

/** Stores a rating of a locked ticket. @returns false if it already has one, which is kept */
export async function keepTicketRating(
  tx: Tx,
  { id, brand }: KeptTicket,
  { good, comment }: TicketRating,
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await from(tx)
    .insertInto('ticket_rating')
    .values({ ticket_id: id, brand, good, comment, rated_at: at })
    .onConflict((conflict) => conflict.column('ticket_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns the rating of a ticket; null if there is none. */
export async function ratingOfTicket(source: Database | Tx, ticketId: string): Promise<TicketRating | null> {
  const rating = await from(source)
    .selectFrom('ticket_rating')
    .select(['good', 'comment'])
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst();
  return rating ?? null;
}

/** Moves a rating in a merge; an existing one stays, and both are counted. */
export async function moveTicketRating(tx: Tx, source: string, target: string): Promise<void> {
  await from(tx)
    .updateTable('ticket_rating')
    .set({ ticket_id: target })
    .where('ticket_id', '=', source)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ticket_rating as there').select('there.good').where('there.ticket_id', '=', target))),
    )
    .execute();
}

/** Returns a brand's ratings in each of these consecutive weeks. @param mondays oldest first */
export async function ticketRatingWeeks(
  source: Database,
  brand: string,
  mondays: readonly string[],
): Promise<{ week: string; good: number; bad: number }[]> {
  const week = sql<string>`to_char(date_trunc('week', rated_at at time zone 'UTC'), 'YYYY-MM-DD')`;
  const counted = await from(source)
    .selectFrom('ticket_rating')
    .select(({ fn }) => [week.as('week'), 'good', fn.countAll<string>().as('count')])
    .where('brand', '=', brand)
    .where('rated_at', '>=', new Date(`${mondays[0]}T00:00:00Z`))
    .groupBy(['week', 'good'])
    .execute();
  const of = (monday: string, isGood: boolean) =>
    Number(counted.find((each) => each.week === monday && each.good === isGood)?.count ?? 0);
  return mondays.map((monday) => ({ week: monday, good: of(monday, true), bad: of(monday, false) }));
}
