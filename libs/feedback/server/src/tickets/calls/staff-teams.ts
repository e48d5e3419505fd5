import { recordAct } from '@vinlore/audit';
import type { Tx } from '@vinlore/database';
import { judgeAssign, SUPPORT_TEAMS, type ticketContract } from '@vinlore/feedback-domain';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { dropTeam, keepTeam, type KeptTeam, lockTeam, teamNames, teamsOf, teamView } from '../../teams/team-store.ts';
import { type KeptTicket, setTicketTeam } from '../ticket-store.ts';
import { actOn, record } from './act-on.ts';
import type { TicketDeps } from './deps.ts';

/** Returns the details of a team for the audit log. */
const noted = ({ name, members }: Pick<KeptTeam, 'name' | 'members'>) => ({ name, members: [...members] });
const isSame = (one: KeptTeam, other: KeptTeam) =>
  one.name === other.name && one.members.join() === [...other.members].toSorted().join();

/** GET /api-cwa/staff/support/teams: the brand's support teams. */
export function staffTeamsCall({ database, agentsOf }: TicketDeps): Handler<typeof ticketContract.staffTeams> {
  return async (_input, { brand }) => {
    const [teams, agents] = await Promise.all([teamsOf(database, brand.key), agentsOf(database, brand.key)]);
    return { teams: teams.map((team) => teamView(team, agents)) };
  };
}

/** POST /api-cwa/staff/support/teams/save: creates or updates a team; idempotent. */
export function staffTeamSaveCall({ database, agentsOf }: TicketDeps): Handler<typeof ticketContract.staffTeamSave> {
  return ({ id, name, members: given }, context) => {
    const { brand, text } = context;
    return database.transaction(async (tx) => {
      const before = await lockTeam(tx, brand.key, id);
      if (before && before.brand !== brand.key) return refuse(404, text.t('teams.none'));
      const team: KeptTeam = { id, brand: brand.key, name, members: [...new Set(given)] };
      const agents = await agentsOf(tx, brand.key);
      if (before && isSame(before, team)) return teamView(team, agents);
      if (!team.members.every((member) => agents.some((agent) => agent.id === member)))
        return refuse(422, text.t('assign.noAgent'));
      const others = (await teamsOf(tx, brand.key)).filter((other) => other.id !== id);
      if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
        return refuse(422, text.t('teams.nameTaken'));
      if (!before && others.length >= SUPPORT_TEAMS) return refuse(422, text.t('teams.many', { count: SUPPORT_TEAMS }));
      await keepTeam(tx, team);
      await recordAct(tx, {
        ...staffAct(context),
        act: before ? 'support-team.changed' : 'support-team.created',
        subject: { kind: 'support-team', id },
        ...(before && { before: noted(before) }),
        after: noted(team),
      });
      return teamView(team, agents);
    });
  };
}

/** POST /api-cwa/staff/support/teams/remove: deletes a team; its tickets are left without one. */
export function staffTeamRemoveCall({ database }: TicketDeps): Handler<typeof ticketContract.staffTeamRemove> {
  return ({ id }, context) => {
    const { brand, text } = context;
    return database.transaction(async (tx) => {
      const before = await lockTeam(tx, brand.key, id);
      if (before?.brand !== brand.key) return refuse(404, text.t('teams.none'));
      const tickets = await dropTeam(tx, brand.key, id);
      await recordAct(tx, {
        ...staffAct(context),
        act: 'support-team.removed',
        subject: { kind: 'support-team', id },
        detail: { tickets },
        before: noted(before),
      });
      return null;
    });
  };
}

/** POST /api-cwa/staff/ticket/team: assigns a ticket to a team; it's unassigned until an agent takes it. */
export function staffTicketTeamCall(deps: TicketDeps): Handler<typeof ticketContract.staffTicketTeam> {
  return ({ number, to, was }, context) => {
    const { brand, text } = context;
    let team: KeptTeam | undefined;
    // Same lock order as deleting a team: the team first, so that it can't be deleted in between.
    const lock = async (tx: Tx) => {
      if (to !== null) team = await lockTeam(tx, brand.key, to);
    };
    const give = async (tx: Tx, ticket: KeptTicket) => {
      const { team_id: held, assigned_to: assignee } = ticket;
      const judged = judgeAssign(held, { to, was });
      if (judged === 'same') return;
      if (judged === 'taken') {
        const name = (await teamNames(tx, [held])).get(held ?? '')?.name;
        return refuse(409, name === undefined ? text.t('assign.nobody') : text.t('assign.taken', { name }));
      }
      if (to !== null && team?.brand !== brand.key) return refuse(422, text.t('teams.none'));
      const next = { team: to, assignee: to === null ? assignee : null };
      await setTicketTeam(tx, ticket.id, next);
      const before = { team: held, assignee };
      await record(tx, context, ticket, { act: 'ticket.team-assigned', before, after: next });
    };
    return actOn(deps, context, number, give, lock);
  };
}
