import type { Brand } from '@vinlore/brand';
import { comesAfter, type Database, holdsWords, PAGE_SIZE, prepared, tables, type Tx } from '@vinlore/database';
import {
  type DeskTicketSummary,
  type TicketHolder,
  type TicketState,
  type TicketSubject,
  type TicketSummary,
} from '@vinlore/feedback-domain';
import { sql } from 'kysely';
import { assigneesOf } from '../assign/agents.ts';
import type { ColleagueNames } from '../colleagues.ts';
import { clockOf } from '../place.ts';
import { tagsOf } from '../tags/tag-store.ts';
import { teamIdsOf, teamNames } from '../teams/team-store.ts';
import type { TicketTables } from '../ticket-tables.ts';
import { LAST_PLACE, placesOfState } from './ticket-place.ts';
import type { KeptTicket } from './ticket-store.ts';

const LISTED = [
  'id',
  'number',
  'state',
  'vin',
  'credit_type',
  'subject',
  'messages',
  'opened_at',
  'last_message_at',
  'about',
  'report',
  'email',
  'name',
  'place',
  'assigned_to',
  'team_id',
] as const;

/** A ticket in a list. */
export type ListedTicket = Pick<KeptTicket, (typeof LISTED)[number]>;

const from = (source: Database | Tx) => tables<TicketTables>(source);

/** Returns a member's tickets, most recent first, after the cursor; one more than a page if there are more. */
export function ownTicketsPage(
  source: Database | Tx,
  owner: { readonly brand: string; readonly accountId: string },
  { state, cursor }: { readonly state?: TicketState | undefined; readonly cursor?: string | undefined },
): Promise<ListedTicket[]> {
  let query = from(source)
    .selectFrom('ticket')
    .select(LISTED)
    .where('brand', '=', owner.brand)
    .where('account_id', '=', owner.accountId)
    .where('merged_into', 'is', null)
    .orderBy('last_message_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (state) query = query.where('state', '=', state);
  if (cursor !== undefined)
    query = query.where(
      comesAfter(
        { table: 'ticket', by: 'last_message_at' },
        { brand: owner.brand, account_id: owner.accountId, number: cursor },
      ),
    );
  return prepared(source, query);
}

/** Filters of a brand's tickets. */
export interface TicketSearch {
  readonly state: TicketState | undefined;
  readonly about: TicketSubject | undefined;
  /** Assignee filter: an account, its teams, or unassigned. Absent for all. */
  readonly holder: { readonly kind: TicketHolder; readonly accountId: string } | undefined;
  /** Team filter. */
  readonly team: string | undefined;
  readonly tag: string | undefined;
  /** Part of a number, VIN, email, name, or message; case-insensitive; '' for all. */
  readonly search: string;
  readonly cursor: string | undefined;
}

/** Returns a brand's tickets by list position after the cursor; one more than a page if there are more. */
export async function staffTicketsPage(
  source: Database,
  brand: string,
  { state, about, holder, team, tag, search, cursor }: TicketSearch,
): Promise<ListedTicket[]> {
  let query = from(source)
    .selectFrom('ticket')
    .select(LISTED)
    .where('brand', '=', brand)
    .orderBy('place')
    .orderBy('id')
    .limit(PAGE_SIZE + 1);
  const { after: first, upTo } = state ? placesOfState(state) : { after: 0, upTo: LAST_PLACE };
  query = query.where('place', '>', first).where('place', '<=', upTo);
  if (about) query = query.where('about', '=', about);
  if (holder?.kind === 'mine') query = query.where('assigned_to', '=', holder.accountId);
  if (holder?.kind === 'none') query = query.where('assigned_to', 'is', null).where('team_id', 'is', null);
  if (holder?.kind === 'team') query = query.where('team_id', 'in', teamIdsOf(source, holder.accountId));
  if (team !== undefined) query = query.where('team_id', '=', team);
  if (tag !== undefined)
    query = query.where('id', 'in', ({ selectFrom }) =>
      selectFrom('ticket_tag').select('ticket_id').where('ticket_tag.brand', '=', brand).where('tag', '=', tag),
    );
  if (search)
    query = query.where(
      await holdsWords(source, { table: 'ticket', text: sql.ref('search'), words: search.toLowerCase() }),
    );
  if (cursor !== undefined)
    query = query.where(comesAfter({ table: 'ticket', by: 'place', direction: 'asc' }, { brand, number: cursor }));
  return query.execute();
}

/** Returns the number of a brand's tickets by status. */
export async function ticketCounts(source: Database, brand: string): Promise<Record<TicketState, number>> {
  const counted = await from(source)
    .selectFrom('ticket_count')
    .select(['open', 'answered', 'resolved'])
    .where('brand', '=', brand)
    .executeTakeFirst();
  return counted ?? { open: 0, answered: 0, resolved: 0 };
}

/** Returns a ticket for its member's list. */
export function summaryOf(ticket: ListedTicket): TicketSummary {
  const { number, state, vin, credit_type, subject, messages, opened_at, last_message_at } = ticket;
  return {
    number,
    state,
    vin,
    credit_type,
    subject,
    messages,
    opened_at: opened_at.toISOString(),
    last_message_at: last_message_at.toISOString(),
  };
}

/** Returns tickets for support's lists, with assignees and tags. */
export async function deskSummariesOf(
  source: Database | Tx,
  brand: Brand,
  tickets: readonly ListedTicket[],
  namesOf: ColleagueNames,
): Promise<DeskTicketSummary[]> {
  const assigneeOf = await assigneesOf(source, tickets, namesOf);
  const teams = await teamNames(
    source,
    tickets.map(({ team_id: id }) => id),
  );
  const tags = await tagsOf(
    source,
    tickets.map(({ id }) => id),
  );
  return tickets.map((ticket) => {
    const { about, report, email, name, place } = ticket;
    const team = teams.get(ticket.team_id ?? '') ?? null;
    const known = { assignee: assigneeOf(ticket), team, tags: tags.get(ticket.id) ?? [] };
    return { ...summaryOf(ticket), about, report, email, name, ...clockOf(brand, place), ...known };
  });
}
