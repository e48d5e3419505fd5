import { type Tx, tables } from '@vinlore/database';
import { TICKET_MESSAGES, TICKET_STATES } from '@vinlore/feedback-domain';
import { sql } from 'kysely';
import { moveTags } from '../tags/tag-store.ts';
import type { TicketTables } from '../ticket-tables.ts';
import { moveTicketRating } from './ticket-ratings.ts';
import { MERGED_PLACE, placeOfTicket } from './ticket-place.ts';
import { findTicket, type KeptTicket } from './ticket-store.ts';

const from = (tx: Tx) => tables<TicketTables>(tx);

/** The result of a merge request. */
export type Merged =
  | { readonly kind: 'merged'; readonly source: KeptTicket; readonly target: KeptTicket }
  | { readonly kind: 'known' | 'none' | 'same' | 'strangers' | 'full' };

/** Returns both tickets, locked in a fixed order, so that concurrent merges wait for each other. */
async function lockBoth(tx: Tx, ids: readonly string[]): Promise<KeptTicket[]> {
  return from(tx).selectFrom('ticket').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Merges the messages of both in chronological order. */
async function moveMessages(tx: Tx, source: KeptTicket, target: KeptTicket): Promise<void> {
  // Renumbers through unused positions. An id that exists in both stays with the remaining ticket.
  await sql`
    with said as (
      select ticket_id, seq, row_number() over (order by sent_at, ticket_id = ${source.id}, seq) as place
      from ticket_message where ticket_id in (${source.id}, ${target.id}))
    update ticket_message m set ticket_id = ${target.id}, seq = -said.place,
      message_id = case when m.ticket_id = ${source.id} and exists (
          select from ticket_message t where t.ticket_id = ${target.id} and t.message_id = m.message_id)
        then gen_random_uuid() else m.message_id end
    from said where m.ticket_id = said.ticket_id and m.seq = said.seq`.execute(from(tx));
  await sql`update ticket_message set seq = -seq where ticket_id = ${target.id}`.execute(from(tx));
}

/** Moves the notes of both to the remaining ticket. An id that exists in both stays with it. */
async function moveNotes(tx: Tx, source: KeptTicket, target: KeptTicket): Promise<void> {
  await sql`
    update ticket_note n set about_id = ${target.id},
      note_id = case when exists (
          select from ticket_note t where t.about_id = ${target.id} and t.note_id = n.note_id)
        then gen_random_uuid() else n.note_id end
    where n.about_id = ${source.id}`.execute(from(tx));
}

/** Returns the more urgent of two statuses. */
const moreUrgent = (one: KeptTicket, other: KeptTicket) =>
  TICKET_STATES[Math.min(TICKET_STATES.indexOf(one.state), TICKET_STATES.indexOf(other.state))]!;

/** Returns the remaining ticket's new values, which keep everything of both. */
function together(target: KeptTicket, source: KeptTicket) {
  const state = moreUrgent(target, source);
  const lastMessageAt = new Date(Math.max(target.last_message_at.getTime(), source.last_message_at.getTime()));
  const waiting = [target, source].filter((each) => each.state === 'open').map(({ place }) => place);
  return {
    state,
    vin: target.vin || source.vin,
    report: target.report ?? source.report,
    name: target.name || source.name,
    phone: target.phone || source.phone,
    assigned_to: target.assigned_to ?? source.assigned_to,
    team_id: target.team_id ?? source.team_id,
    messages: target.messages + source.messages,
    opened_at: new Date(Math.min(target.opened_at.getTime(), source.opened_at.getTime())),
    last_message_at: lastMessageAt,
    place: state === 'open' ? Math.min(...waiting) : placeOfTicket(state, lastMessageAt),
    search: `${target.search}\n${source.search}`,
  };
}

/**
 * Merges a ticket into another of the same member. The merged ticket keeps its number, which redirects from then on,
 * and its given credits; tickets merged into it earlier redirect, too.
 */
export async function mergeTickets(tx: Tx, brand: string, number: string, into: string): Promise<Merged> {
  if (number === into) return { kind: 'same' };
  const found = [await findTicket(tx, { brand, number }), await findTicket(tx, { brand, number: into })];
  if (!found[0] || !found[1]) return { kind: 'none' };
  if (found[0].id === found[1].id) return { kind: 'known' };
  const locked = await lockBoth(tx, [found[0].id, found[1].id]);
  const source = locked.find(({ id }) => id === found[0]!.id);
  const target = locked.find(({ id }) => id === found[1]!.id);
  if (!source || !target) return { kind: 'none' };
  // One of them was just merged.
  if (source.merged_into !== null || target.merged_into !== null) return mergeTickets(tx, brand, number, into);
  if (source.account_id !== target.account_id) return { kind: 'strangers' };
  if (source.messages + target.messages > TICKET_MESSAGES) return { kind: 'full' };
  await moveMessages(tx, source, target);
  await moveNotes(tx, source, target);
  await moveTags(tx, source.id, target.id);
  await moveTicketRating(tx, source.id, target.id);
  await from(tx).updateTable('ticket').set(together(target, source)).where('id', '=', target.id).execute();
  await from(tx).updateTable('ticket').set({ merged_into: target.id }).where('merged_into', '=', source.id).execute();
  await from(tx)
    .updateTable('ticket')
    .set({
      state: 'resolved',
      messages: 0,
      assigned_to: null,
      team_id: null,
      merged_into: target.id,
      place: MERGED_PLACE,
      search: '',
    })
    .where('id', '=', source.id)
    .execute();
  return { kind: 'merged', source, target };
}
