import type { Language, PlanProduct } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import { TICKET_MESSAGES, type TicketState } from '@vinlore/feedback-domain';
import { type Selectable, sql } from 'kysely';
import { newNumber } from '../number.ts';
import type { TicketMail, TicketTables } from '../ticket-tables.ts';
import { placeOfTicket } from './ticket-place.ts';

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
  readonly report: string | null;
  readonly message: string;
  readonly contact: { readonly email: string; readonly name: string; readonly phone: string };
  readonly language: Language;
  /** The account of who of the staff begins it; absent where its member does. */
  readonly saidBy?: string;
}

/** A message before it has its place. */
export interface NewTicketMessage {
  readonly messageId: string;
  readonly from: 'member' | 'support';
  readonly text: string;
  /** How many messages its writer has seen; absent where it does not matter. */
  readonly seen?: number;
  /** The account of who of the staff says it. */
  readonly by?: string;
  /** Of the mail that it came by. */
  readonly mail?: TicketMail;
}

const from = (source: Database | Tx) => tables<TicketTables>(source);

/** The first line of a message as a list shows it; whole characters, whatever they are made of. */
const subjectOf = (message: string) => [...message.split('\n', 1)[0]!].slice(0, 120).join('').trim();

/**
 * Keeps a ticket with its first message: it waits for support, or, where support begins it, for the member.
 *
 * @returns null where the request has opened one before
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

const byId = (source: Database | Tx, id: string) => from(source).selectFrom('ticket').selectAll().where('id', '=', id);

/** A ticket, or undefined where there is none such; the number of one that was merged leads to what it is part of. */
export async function findTicket(source: Database | Tx, ticket: WhichTicket): Promise<KeptTicket | undefined> {
  const found = await which(source, ticket).executeTakeFirst();
  return found && found.merged_into !== null ? byId(source, found.merged_into).executeTakeFirst() : found;
}

/** The same, locked until the transaction ends. */
export async function lockTicket(tx: Tx, ticket: WhichTicket): Promise<KeptTicket | undefined> {
  const found = await findTicket(tx, ticket);
  const locked = found && (await byId(tx, found.id).forUpdate().executeTakeFirst());
  // It was merged into another one between the two.
  return locked && locked.merged_into !== null ? lockTicket(tx, ticket) : locked;
}

/** Whether a ticket has a message of this id. */
export async function hasMessage(tx: Tx, ticketId: string, messageId: string): Promise<boolean> {
  const known = await from(tx)
    .selectFrom('ticket_message')
    .select('seq')
    .where('ticket_id', '=', ticketId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return known !== undefined;
}

/** How many messages came into a ticket by mail since then. */
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
 * Adds a message to a locked ticket, which has another state from then on.
 *
 * @returns `known` where the message is there already, `unseen` where more was said than its writer has seen, `full` where the
 *   ticket holds as many as it may
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
      // Who writes again while they wait does not fall behind others.
      place: state === 'open' && ticket.state === 'open' ? ticket.place : placeOfTicket(state, at),
      search: sql`search || ${`\n${text.toLowerCase()}`}`,
    })
    .where('id', '=', ticket.id)
    .execute();
  return 'added';
}

/** Has support find a ticket by these words, too. */
export async function addTicketSearch(tx: Tx, id: string, words: string): Promise<void> {
  await from(tx)
    .updateTable('ticket')
    .set({ search: sql`search || ${`\n${words.toLowerCase()}`}` })
    .where('id', '=', id)
    .execute();
}

/** Gives a locked ticket another state. */
export async function setTicketState(tx: Tx, ticket: KeptTicket, state: TicketState): Promise<void> {
  await from(tx)
    .updateTable('ticket')
    .set({ state, place: placeOfTicket(state, ticket.last_message_at) })
    .where('id', '=', ticket.id)
    .execute();
}

/** Gives a locked ticket to a team, and to one of it or nobody. */
export async function setTicketTeam(
  tx: Tx,
  id: string,
  { team, assignee }: { readonly team: string | null; readonly assignee: string | null },
): Promise<void> {
  await from(tx).updateTable('ticket').set({ team_id: team, assigned_to: assignee }).where('id', '=', id).execute();
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

/** All of a member's tickets, oldest first; those that are part of another one with it. */
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

/** Has answers of somebody who was on the staff name nobody any more. */
export async function forgetColleague(tx: Tx, accountId: string): Promise<void> {
  await from(tx).updateTable('ticket_message').set({ said_by: null }).where('said_by', '=', accountId).execute();
}

/** Deletes a member's tickets with all that was said in them. */
export async function deleteTickets(tx: Tx, brand: string, accountId: string): Promise<void> {
  await from(tx).deleteFrom('ticket').where('brand', '=', brand).where('account_id', '=', accountId).execute();
}
