import type { Language, PlanProduct } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import { TICKET_MESSAGES, type TicketState } from '@vinlore/feedback-domain';
import { type Selectable, sql } from 'kysely';
import { newNumber } from '../number.ts';
import { placeOf } from './place.ts';
import type { TicketTables } from './tables.ts';

/** A ticket as it is kept. */
export type KeptTicket = Selectable<TicketTables['ticket']>;

/** Which ticket: of a brand, by its number; with an account one of its own. */
export interface WhichTicket {
  readonly brand: string;
  readonly number: string;
  readonly accountId?: string;
}

/** A ticket before it has its number. */
export interface NewTicket {
  readonly brand: string;
  readonly accountId: string;
  /** Sent twice, it is one ticket. */
  readonly requestId: string;
  readonly vin: string;
  readonly creditType: PlanProduct | null;
  readonly message: string;
  readonly contact: { readonly email: string; readonly name: string; readonly phone: string };
  readonly language: Language;
}

/** A message before it has its place. */
export interface NewTicketMessage {
  readonly messageId: string;
  readonly from: 'member' | 'support';
  readonly text: string;
}

const from = (source: Database | Tx) => tables<TicketTables>(source);

/** The first line of a message as a list shows it; whole characters, whatever they are made of. */
const subjectOf = (message: string) => [...message.split('\n', 1)[0]!].slice(0, 120).join('').trim();

/** Keeps a ticket with its first message. @returns null where the request has opened one before */
export async function keepTicket(tx: Tx, ticket: NewTicket, at: Date): Promise<KeptTicket | null> {
  const { brand, accountId, requestId, vin, creditType, message, contact, language } = ticket;
  const number = newNumber();
  const kept = await from(tx)
    .insertInto('ticket')
    .values({
      ...contact,
      brand,
      number,
      account_id: accountId,
      request_id: requestId,
      state: 'open',
      vin,
      credit_type: creditType,
      language,
      subject: subjectOf(message),
      messages: 1,
      opened_at: at,
      last_message_at: at,
      place: placeOf('open', at),
      search: [number, vin, contact.email, contact.name, message].join('\n').toLowerCase(),
    })
    .onConflict((conflict) => conflict.columns(['brand', 'account_id', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!kept) return null;
  await from(tx)
    .insertInto('ticket_message')
    .values({ ticket_id: kept.id, seq: 1, message_id: requestId, sender: 'member', text: message, sent_at: at })
    .execute();
  return kept;
}

/** The ticket that a request of a member has opened. */
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

/** A ticket, or undefined where there is none such. */
export function findTicket(source: Database | Tx, ticket: WhichTicket): Promise<KeptTicket | undefined> {
  return which(source, ticket).executeTakeFirst();
}

/** A ticket, locked until the transaction ends. */
export function lockTicket(tx: Tx, ticket: WhichTicket): Promise<KeptTicket | undefined> {
  return which(tx, ticket).forUpdate().executeTakeFirst();
}

/**
 * Adds a message to a locked ticket, which has another state from then on.
 *
 * @returns `known` where the message is there already, `full` where the ticket holds as many as it may
 */
export async function addTicketMessage(
  tx: Tx,
  ticket: KeptTicket,
  { messageId, from: sender, text }: NewTicketMessage,
  { state, at }: { readonly state: TicketState; readonly at: Date },
): Promise<'added' | 'known' | 'full'> {
  const known = await from(tx)
    .selectFrom('ticket_message')
    .select('seq')
    .where('ticket_id', '=', ticket.id)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  if (known) return 'known';
  if (ticket.messages >= TICKET_MESSAGES) return 'full';
  const seq = ticket.messages + 1;
  await from(tx)
    .insertInto('ticket_message')
    .values({ ticket_id: ticket.id, seq, message_id: messageId, sender, text, sent_at: at })
    .execute();
  await from(tx)
    .updateTable('ticket')
    .set({
      state,
      messages: seq,
      last_message_at: at,
      place: placeOf(state, at),
      search: sql`search || ${`\n${text.toLowerCase()}`}`,
    })
    .where('id', '=', ticket.id)
    .execute();
  return 'added';
}

/** Gives a locked ticket another state. */
export async function setTicketState(tx: Tx, ticket: KeptTicket, state: TicketState): Promise<void> {
  await from(tx)
    .updateTable('ticket')
    .set({ state, place: placeOf(state, ticket.last_message_at) })
    .where('id', '=', ticket.id)
    .execute();
}

/** What was said in a ticket, in its order. */
export function ticketMessages(source: Database | Tx, ticketId: string) {
  return from(source)
    .selectFrom('ticket_message')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('seq')
    .execute();
}

/** All of a member's tickets, oldest first. */
export function ticketsOf(source: Database | Tx, brand: string, accountId: string): Promise<KeptTicket[]> {
  return from(source)
    .selectFrom('ticket')
    .selectAll()
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .orderBy('opened_at')
    .orderBy('id')
    .execute();
}

/** Deletes a member's tickets with all that was said in them. */
export async function deleteTickets(tx: Tx, brand: string, accountId: string): Promise<void> {
  await from(tx).deleteFrom('ticket').where('brand', '=', brand).where('account_id', '=', accountId).execute();
}
