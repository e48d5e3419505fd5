import { acrossBrands, type Database, tables, type Tx } from '@vinlore/database';
import { type Agent, SUPPORT_TEAMS, type SupportTeam, type TeamRef } from '@vinlore/feedback-domain';
import { type ExpressionBuilder, sql } from 'kysely';
import type { TicketTables } from '../ticket-tables.ts';
import type { TeamTables } from './tables.ts';

const from = (source: Database | Tx) => tables<TeamTables & Pick<TicketTables, 'ticket'>>(source);

/** A stored team, with its members' accounts. */
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

/** Returns a team with its current agents, by name. */
export const teamView = ({ id, name, members }: Omit<KeptTeam, 'brand'>, agents: readonly Agent[]): SupportTeam => ({
  id,
  name,
  members: agents.filter((agent) => members.includes(agent.id)),
});

/** Returns a brand's teams, by name. */
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
 * Returns a team of any brand; serializes changes to a brand's teams until the transaction ends. Lock order: teams
 * before tickets.
 */
export async function lockTeam(tx: Tx, brand: string, id: string): Promise<KeptTeam | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`support teams ${brand}`}, 0))`.execute(from(tx));
  const found = await acrossBrands(() => withMembers(tx).where('id', '=', id).executeTakeFirst());
  return found && keptOf(found);
}

/** Creates a team with these members, or updates the one with the same id and brand. */
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

/** Deletes a locked team. @returns the number of its tickets */
export async function dropTeam(tx: Tx, brand: string, id: string): Promise<number> {
  const isHeld = (query: ExpressionBuilder<Pick<TicketTables, 'ticket'>, 'ticket'>) =>
    query.and([query('brand', '=', brand), query('team_id', '=', id)]);
  let count = 0;
  // Repeats until there are none: a concurrent merge moves a ticket's team to the other ticket.
  for (;;) {
    // In the same lock order as a merge.
    await from(tx).selectFrom('ticket').select('id').where(isHeld).orderBy('id').forUpdate().execute();
    const freed = await from(tx).updateTable('ticket').set({ team_id: null }).where(isHeld).executeTakeFirst();
    if (freed.numUpdatedRows === 0n) break;
    count += Number(freed.numUpdatedRows);
  }
  await from(tx).deleteFrom('support_team').where('id', '=', id).execute();
  return count;
}

/** Returns teams by id, as shown on tickets. */
export async function teamNames(source: Database | Tx, ids: readonly (string | null)[]): Promise<Map<string, TeamRef>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map();
  const rows = await from(source).selectFrom('support_team').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map((team) => [team.id, team]));
}

/** Returns a subquery of someone's teams. */
export const teamIdsOf = (source: Database | Tx, accountId: string) =>
  from(source).selectFrom('support_team_member').select('team_id').where('account_id', '=', accountId);

/** Removes an account that is being erased from all teams. */
export async function leaveTeams(tx: Tx, accountId: string): Promise<void> {
  await from(tx).deleteFrom('support_team_member').where('account_id', '=', accountId).execute();
}
