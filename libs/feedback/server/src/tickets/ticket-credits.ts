import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { TicketTables } from '../ticket-tables.ts';
import type { KeptTicket } from './ticket-store.ts';

/** Maximum number of free credits from a member's tickets per year (docs/decisions.md §4). */
const FREE_CREDITS_A_YEAR = 3;
const YEAR_MS = 365 * 24 * 60 * 60_000;

const from = (source: Database | Tx) => tables<TicketTables>(source);

/** Serializes a member's free credits until the transaction ends. */
export async function lockFreeCredits(tx: Tx, { brand, account_id }: KeptTicket): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ticket-credit ${brand} ${account_id}`}, 0))`.execute(
    from(tx),
  );
}

/** Whether the member's tickets may give another one: once per VIN, and at most three a year (docs/decisions.md §4). */
export async function mayGiveFreeCredit(tx: Tx, { brand, account_id, vin }: KeptTicket, now: Date): Promise<boolean> {
  const given = await from(tx)
    .selectFrom('ticket_credit')
    .innerJoin('ticket', 'ticket.id', 'ticket_credit.ticket_id')
    .where('ticket.brand', '=', brand)
    .where('ticket.account_id', '=', account_id)
    .where('given_by', '=', 'rule')
    .select(['vin', 'given_at'])
    .execute();
  const ofThisYear = given.filter(({ given_at }) => now.getTime() - given_at.getTime() < YEAR_MS);
  return ofThisYear.length < FREE_CREDITS_A_YEAR && !given.some((each) => each.vin === vin);
}

/** A ticket's gift. */
export interface TicketGift {
  readonly giftId: string;
  readonly givenBy: 'rule' | 'staff';
  readonly credits: number;
  readonly at: Date;
}

/** Returns the gifts of a ticket and of those merged into it; each stays with the ticket whose VIN it was given for. */
const giftsOf = (source: Database | Tx, ticketId: string) =>
  from(source)
    .selectFrom('ticket_credit')
    .where('ticket_id', 'in', ({ selectFrom }) =>
      selectFrom('ticket')
        .select('id')
        .where(({ or, eb }) => or([eb('id', '=', ticketId), eb('merged_into', '=', ticketId)])),
    );

/** Records a gift. @returns false if it was already recorded, also by a merged ticket */
export async function noteGift(
  tx: Tx,
  ticketId: string,
  { giftId, givenBy, credits, at }: TicketGift,
): Promise<boolean> {
  if (await giftsOf(tx, ticketId).select('gift_id').where('gift_id', '=', giftId).executeTakeFirst()) return false;
  const { numInsertedOrUpdatedRows = 0n } = await from(tx)
    .insertInto('ticket_credit')
    .values({ ticket_id: ticketId, gift_id: giftId, given_by: givenBy, credits, given_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns the number of credits a ticket gave, and whether they include the free one. */
export async function creditsOf(
  source: Database | Tx,
  ticketId: string,
): Promise<{ readonly given: number; readonly free: boolean }> {
  const gifts = await giftsOf(source, ticketId).select(['credits', 'given_by']).execute();
  return {
    given: gifts.reduce((sum, { credits }) => sum + credits, 0),
    free: gifts.some(({ given_by }) => given_by === 'rule'),
  };
}
