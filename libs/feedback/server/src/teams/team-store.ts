import { acrossBrands, type Database, tables, type Tx } from '@vinlore/database';
import { type Agent, SUPPORT_TEAMS, type SupportTeam, type TeamRef } from '@vinlore/feedback-domain';
import { type ExpressionBuilder, sql } from 'kysely';
import type { TicketTables } from '../ticket-tables.ts';
import type { TeamTables } from './tables.ts';

const from = (source: Database | Tx) => tables<TeamTables & Pick<TicketTables, 'ticket'>>(source);

/** A team as it is kept: its members by account. */
export interface KeptTeam extends TeamRef {
  readonly brand: string;
  readonly members: readonly string[];
}

const withMembers = (source: Database | Tx) =>
  from(source)
    .selectFrom('support_team')
    .select(['id', 'brand', 'name'])
    .select(({ selectFrom }) =>
      selectFrom('support_team_member')
        .select(sql<string[]>`coalesce(array_agg(account_id::text order by account_id), '{}')`.as('ids'))
        .whereRef('team_id', '=', 'support_team.id')
        .as('members'),
    );

const keptOf = ({ members, ...team }: TeamRef & { brand: string; members: string[] | null }): KeptTeam => ({
  ...team,
  members: members ?? [],
});

/** A team with those of its members who answer for support now, by name. */
export const teamView = ({ id, name, members }: Omit<KeptTeam, 'brand'>, agents: readonly Agent[]): SupportTeam => ({
  id,
  name,
  members: agents.filter((agent) => members.includes(agent.id)),
});

/** A brand's teams, by name. */
export async function teamsOf(source: Database | Tx, brand: string): Promise<KeptTeam[]> {
  const rows = await withMembers(source)
    .where('brand', '=', brand)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(SUPPORT_TEAMS)
    .execute();
  return rows.map(keptOf);
}

/**
 * A team of any brand; of one brand's teams one is changed at a time until the transaction ends. Whoever locks tickets, too, locks
 * them after it.
 */
export async function lockTeam(tx: Tx, brand: string, id: string): Promise<KeptTeam | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`support teams ${brand}`}, 0))`.execute(from(tx));
  const found = await acrossBrands(() => withMembers(tx).where('id', '=', id).executeTakeFirst());
  return found && keptOf(found);
}

/** Keeps a team with these members, a new one or one of the same id and brand. */
export async function keepTeam(tx: Tx, { id, brand, name, members }: KeptTeam): Promise<void> {
  await from(tx)
    .insertInto('support_team')
    .values({ id, brand, name })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
    .execute();
  await from(tx).deleteFrom('support_team_member').where('team_id', '=', id).execute();
  const rows = [...new Set(members)].map((account_id) => ({ team_id: id, account_id }));
  if (rows.length > 0) await from(tx).insertInto('support_team_member').values(rows).execute();
}

/** Takes a locked team away. @returns how many tickets it had */
export async function dropTeam(tx: Tx, brand: string, id: string): Promise<number> {
  const isHeld = (query: ExpressionBuilder<Pick<TicketTables, 'ticket'>, 'ticket'>) =>
    query.and([query('brand', '=', brand), query('team_id', '=', id)]);
  let count = 0;
  // Again until it has none: a ticket that is merged meanwhile leaves its team to the other one.
  for (;;) {
    // In the order in which two that are merged are locked.
    await from(tx).selectFrom('ticket').select('id').where(isHeld).orderBy('id').forUpdate().execute();
    const freed = await from(tx).updateTable('ticket').set({ team_id: null }).where(isHeld).executeTakeFirst();
    if (freed.numUpdatedRows === 0n) break;
    count += Number(freed.numUpdatedRows);
  }
  await from(tx).deleteFrom('support_team').where('id', '=', id).execute();
  return count;
}

/** Teams by their ids, as tickets name them. */
export async function teamNames(source: Database | Tx, ids: readonly (string | null)[]): Promise<Map<string, TeamRef>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map();
  const rows = await from(source).selectFrom('support_team').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map((team) => [team.id, team]));
}

/** Teams that somebody is in, as a part of another query. */
export const teamIdsOf = (source: Database | Tx, accountId: string) =>
  from(source).selectFrom('support_team_member').select('team_id').where('account_id', '=', accountId);

/** Takes somebody whose account is erased out of all teams. */
export async function leaveTeams(tx: Tx, accountId: string): Promise<void> {
  await from(tx).deleteFrom('support_team_member').where('account_id', '=', accountId).execute();
}
