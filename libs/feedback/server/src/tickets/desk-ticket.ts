import type { Brand, PlanProduct } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { DeskTicket } from '@vinlore/feedback-domain';
import type { TicketModuleDeps } from './deps.ts';
import { withColleagues } from '../colleagues.ts';
import { writingIn } from '../writing/writing-store.ts';
import { notesOf } from '../notes/note-store.ts';
import { filesOf } from '../files/file-store.ts';
import { deskMessageViewer } from './ticket-view.ts';
import type { TicketTables } from '../ticket-tables.ts';
import { creditsOf } from './ticket-credits.ts';
import { ratingOfTicket } from './ticket-ratings.ts';
import { deskSummariesOf, ownTicketsPage } from './ticket-lists.ts';
import { type KeptTicket, ticketMessages } from './ticket-store.ts';

/** Maximum number of the member's other tickets shown with one. */
const OTHERS = 10;

/** Returns the product of the credits that a ticket's member gets: the ticket's own, or else the brand's main one. */
export const creditProductOf = ({ features }: Brand, { credit_type }: KeptTicket): PlanProduct =>
  credit_type ?? (features.sticker ? 'sticker' : 'report');

/** Returns the available credit types: one for a brand with a single type, otherwise one per product. */
export const creditKindsOf = (brand: Brand, ticket: KeptTicket): PlanProduct[] => {
  const sold = (['report', 'sticker'] as const).filter((product) => brand.features[product]);
  return brand.settings.credit_type === 'global' ? [creditProductOf(brand, ticket)] : sold;
};

/** Returns a ticket for support, with its member and their other tickets. */
export async function deskTicket(
  source: Database | Tx,
  brand: Brand,
  ticket: KeptTicket,
  { contactOf, colleagueNames, clock }: Pick<TicketModuleDeps, 'contactOf' | 'colleagueNames' | 'clock'>,
): Promise<DeskTicket> {
  const { account_id, phone } = ticket;
  const said = await ticketMessages(source, ticket.id);
  const files = await filesOf(source, ticket.id);
  const notes = await notesOf(source, 'ticket_note', ticket.id, colleagueNames);
  const member = await contactOf(source, brand.key, ticket.account_id);
  const merged = await tables<TicketTables>(source)
    .selectFrom('ticket')
    .select('number')
    .where('merged_into', '=', ticket.id)
    .orderBy('opened_at')
    .execute();
  const of = await ownTicketsPage(source, { brand: brand.key, accountId: ticket.account_id }, {});
  const others = of.filter(({ number }) => number !== ticket.number).slice(0, OTHERS);
  const [own, ...rest] = await deskSummariesOf(source, brand, [ticket, ...others], colleagueNames);
  return {
    ...own!,
    account_id,
    phone,
    conversation: await withColleagues(source, said, deskMessageViewer(files), colleagueNames),
    notes: notes.map((note) => ({ ...note, files: files(note.note_id) })),
    credits_given: (await creditsOf(source, ticket.id)).given,
    rating: await ratingOfTicket(source, ticket.id),
    account_email: member?.email ?? null,
    language: member?.language ?? ticket.language,
    credit_product: creditProductOf(brand, ticket),
    credit_kinds: creditKindsOf(brand, ticket),
    writing: await writingIn(source, 'ticket_writing', ticket.id, colleagueNames, clock()),
    merged: merged.map(({ number }) => number),
    others: rest,
  };
}
