import type { Language, PlanProduct } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import { TICKET_MESSAGES, type TicketState } from '@vinlore/feedback-domain';
import { type Selectable, sql } from 'kysely';
import { newNumber } from '../number.ts';
import type { TicketMail, TicketTables } from '../ticket-tables.ts';
import { placeOfTicket } from './ticket-place.ts';

/** A ticket row. */
export type KeptTicket = Selectable<TicketTables['ticket']>;

/** Identifies a ticket: brand and number; with an account, one of its own. */
export interface WhichTicket {
  readonly brand: string;
  readonly number: string;
  readonly accountId?: string;
}

/** A ticket without a number. */
export interface NewTicket {
  readonly brand: string;
  readonly accountId: string;
  /** Idempotency key. */
  readonly requestId: string;
  readonly vin: string;
  readonly creditType: PlanProduct | null;
  readonly report: string | null;
  readonly message: string;
  readonly contact: { readonly email: string; readonly name: string; readonly phone: string };
  readonly language: Language;
  /** Account of the agent who creates it; absent if the member does. */
  readonly saidBy?: string;
}

/** A message without a position. */
export interface NewTicketMessage {
  readonly messageId: string;
  readonly from: 'member' | 'support';
  readonly text: string;
  /** Number of messages its author has seen; absent if irrelevant. */
  readonly seen?: number;
  /** The agent's account. */
  readonly by?: string;
  /** Data of its email. */
  readonly mail?: TicketMail;
}

const from = (source: Database | Tx) => tables<TicketTables>(source);

/** Returns the first line of a message for lists, cut between grapheme clusters. */
const subjectOf = (message: string) => [...message.split('\n', 1)[0]!].slice(0, 120).join('').trim();

/**
 * Stores a ticket with its first message: it waits for support, or, if support creates it, for the member.
 *
 * @returns null if the request already created one
 */
export async function keepTicket(tx: Tx, ticket: NewTicket, at: Date): Promise<KeptTicket | null> {
  const { brand, accountId, requestId, vin, creditType, report, message, contact, language, saidBy } = ticket;
  const number = newNumber();
  const state = saidBy === undefined ? 'open' : 'answered';
  const kept = await from(tx)
    .insertInto('ticket')
    .values({
      ...contact,
      brand,
      number,
      account_id: accountId,
      request_id: requestId,
      state,
      vin,
      credit_type: creditType,
      report,
      language,
      subject: subjectOf(message),
      messages: 1,
      opened_at: at,
      last_message_at: at,
      place: placeOfTicket(state, at),
      search: [number, vin, report ?? '', contact.email, contact.name, message].join('\n').toLowerCase(),
    })
    .onConflict((conflict) => conflict.columns(['brand', 'account_id', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!kept) return null;
  await from(tx)
    .insertInto('ticket_message')
    .values({
      ticket_id: kept.id,
      seq: 1,
      message_id: requestId,
      sender: saidBy === undefined ? 'member' : 'support',
      said_by: saidBy ?? null,
      text: message,
      sent_at: at,
    })
    .execute();
  return kept;
}

/** Returns the ticket that a member's request created. */
export function ticketOfRequest(
  tx: Tx,
  { brand, accountId, requestId }: Pick<NewTicket, 'brand' | 'accountId' | 'requestId'>,
): Promise<KeptTicket> {
  return from(tx)
    .selectFrom('ticket')
    .selectAll()
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
}

const which = (source: Database | Tx, { brand, number, accountId }: WhichTicket) => {
  const ofBrand = from(source).selectFrom('ticket').selectAll().where('brand', '=', brand).where('number', '=', number);
  return accountId === undefined ? ofBrand : ofBrand.where('account_id', '=', accountId);
};

const byId = (source: Database | Tx, id: string) => from(source).selectFrom('ticket').selectAll().where('id', '=', id);

/** Returns a ticket, or undefined; the number of a merged one returns the ticket it was merged into. */
export async function findTicket(source: Database | Tx, ticket: WhichTicket): Promise<KeptTicket | undefined> {
  const found = await which(source, ticket).executeTakeFirst();
  return found && found.merged_into !== null ? byId(source, found.merged_into).executeTakeFirst() : found;
}

/** Returns the same, locked until the transaction ends. */
export async function lockTicket(tx: Tx, ticket: WhichTicket): Promise<KeptTicket | undefined> {
  const found = await findTicket(tx, ticket);
  const locked = found && (await byId(tx, found.id).forUpdate().executeTakeFirst());
  // It was merged between the two reads.
  return locked && locked.merged_into !== null ? lockTicket(tx, ticket) : locked;
}

/** Whether a ticket has a message with this id. */
export async function hasMessage(tx: Tx, ticketId: string, messageId: string): Promise<boolean> {
  const known = await from(tx)
    .selectFrom('ticket_message')
    .select('seq')
    .where('ticket_id', '=', ticketId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return known !== undefined;
}

/** Returns the number of a ticket's emailed messages since a time. */
export async function countMails(tx: Tx, ticketId: string, since: Date): Promise<number> {
  const { count } = await from(tx)
    .selectFrom('ticket_message')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('ticket_id', '=', ticketId)
    .where('mail', 'is not', null)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Adds a message to a locked ticket and changes its status.
 *
 * @returns `known` if the message exists, `unseen` if there are messages its author hasn't seen, `full` if the limit is
 * reached
 */
export async function addTicketMessage(
  tx: Tx,
  ticket: KeptTicket,
  { messageId, from: sender, text, seen, by, mail }: NewTicketMessage,
  { state, at }: { readonly state: TicketState; readonly at: Date },
): Promise<'added' | 'known' | 'unseen' | 'full'> {
  if (await hasMessage(tx, ticket.id, messageId)) return 'known';
  if (seen !== undefined && seen !== ticket.messages) return 'unseen';
  if (ticket.messages >= TICKET_MESSAGES) return 'full';
  const seq = ticket.messages + 1;
  await from(tx)
    .insertInto('ticket_message')
    .values({
      ticket_id: ticket.id,
      seq,
      message_id: messageId,
      sender,
      said_by: by ?? null,
      text,
      sent_at: at,
      ...(mail && { mail: JSON.stringify(mail) }),
    })
    .execute();
  await from(tx)
    .updateTable('ticket')
    .set({
      state,
      messages: seq,
      last_message_at: at,
      // Writing again while waiting doesn't move a member back in the queue.
      place: state === 'open' && ticket.state === 'open' ? ticket.place : placeOfTicket(state, at),
      search: sql`search || ${`\n${text.toLowerCase()}`}`,
    })
    .where('id', '=', ticket.id)
    .execute();
  return 'added';
}

/** Adds words to a ticket's search text. */
export async function addTicketSearch(tx: Tx, id: string, words: string): Promise<void> {
  await from(tx)
    .updateTable('ticket')
    .set({ search: sql`search || ${`\n${words.toLowerCase()}`}` })
    .where('id', '=', id)
    .execute();
}

/** Changes the status of a locked ticket. */
export async function setTicketState(tx: Tx, ticket: KeptTicket, state: TicketState): Promise<void> {
  await from(tx)
    .updateTable('ticket')
    .set({ state, place: placeOfTicket(state, ticket.last_message_at) })
    .where('id', '=', ticket.id)
    .execute();
}

/** Assigns a locked ticket to a team, and to one of its agents or none. */
export async function setTicketTeam(
  tx: Tx,
  id: string,
  { team, assignee }: { readonly team: string | null; readonly assignee: string | null },
): Promise<void> {
  await from(tx).updateTable('ticket').set({ team_id: team, assigned_to: assignee }).where('id', '=', id).execute();
}

/** Returns a ticket's messages in order. */
export function ticketMessages(source: Database | Tx, ticketId: string) {
  return from(source)
    .selectFrom('ticket_message')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('seq')
    .execute();
}

/** Returns a member’s tickets, oldest first; merged ones are part of the ticket they were merged into. */
export function ticketsOf(source: Database | Tx, brand: string, accountId: string): Promise<KeptTicket[]> {
  return from(source)
    .selectFrom('ticket')
    .selectAll()
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .where('merged_into', 'is', null)
    .orderBy('opened_at')
    .orderBy('id')
    .execute();
}

/** Anonymizes the replies of a former staff member. */
export async function forgetColleague(tx: Tx, accountId: string): Promise<void> {
  await from(tx).updateTable('ticket_message').set({ said_by: null }).where('said_by', '=', accountId).execute();
}

/** Deletes a member's tickets with all messages. */
export async function deleteTickets(tx: Tx, brand: string, accountId: string): Promise<void> {
  await from(tx).deleteFrom('ticket').where('brand', '=', brand).where('account_id', '=', accountId).execute();
}
