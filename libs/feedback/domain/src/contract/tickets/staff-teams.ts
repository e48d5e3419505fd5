import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { AssignTeamFields, SupportTeamSchema, TeamFields } from '../../teams/team.ts';
import { DeskTicketSchema, TicketNumberSchema } from '../../tickets/ticket.ts';

/** The brand's support teams. */
export const staffTeams = endpoint({
  name: 'tickets.staffTeams',
  summary: 'Teams of this brand’s support and who is in them, by name.',
  method: 'GET',
  path: '/api-cwa/staff/support/teams',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject({}),
  answers: { 200: success('At most 50.', v.object({ teams: v.array(SupportTeamSchema) })) },
});

/** Creates a team, renames it, or changes its members. */
export const staffTeamSave = endpoint({
  name: 'tickets.staffTeamSave',
  summary: 'Keeps a team, a new one or one that is there.',
  method: 'POST',
  path: '/api-cwa/staff/support/teams/save',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  site: true,
  request: v.strictObject(TeamFields),
  answers: {
    200: success('As it is kept.', SupportTeamSchema),
    404: refusal('This brand has no such team.'),
    422: refusal(
      'Another team has that name, the brand has as many as it may, or a member does not answer for support.',
    ),
  },
});

/** Deletes a team; its tickets are left without a team. */
export const staffTeamRemove = endpoint({
  name: 'tickets.staffTeamRemove',
  summary: 'Takes a team of this brand’s support away.',
  method: 'POST',
  path: '/api-cwa/staff/support/teams/remove',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  site: true,
  request: v.strictObject({ id: TeamFields.id }),
  answers: { 200: success('It is gone.', v.null()), 404: refusal('This brand has no such team.') },
});

/** Assigns a ticket to a team, or removes it from one. The member isn't notified. */
export const staffTicketTeam = endpoint({
  name: 'tickets.staffAssignTeam',
  summary: 'Assigns a ticket to a team, for one of it to take, or to none.',
  method: 'POST',
  path: '/api-cwa/staff/ticket/team',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ number: TicketNumberSchema, ...AssignTeamFields }),
  answers: {
    200: success('The ticket.', DeskTicketSchema),
    404: refusal('This brand has no such ticket.'),
    409: refusal('Another team has it meanwhile; the words say which.'),
    422: refusal('This brand has no such team.'),
  },
});
