import * as v from 'valibot';
import { AgentSchema } from '../assign/agent.ts';

/** Maximum number of support teams per brand. */
export const SUPPORT_TEAMS = 50;

/** Maximum length of a team's name, in characters. */
export const TEAM_NAME_LENGTH = 40;

/** A team as shown on a ticket. */
export const TeamRefSchema = v.object({ id: v.string(), name: v.string() });
export type TeamRef = v.InferOutput<typeof TeamRefSchema>;

/** A named group of support agents, such as "Billing". */
export const SupportTeamSchema = v.object({
  ...TeamRefSchema.entries,
  /** By name; former agents are left out. */
  members: v.array(AgentSchema),
});
export type SupportTeam = v.InferOutput<typeof SupportTeamSchema>;

const Id = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** A team for saving. */
export const TeamFields = {
  /** Id chosen by the caller; also the idempotency key. */
  id: Id,
  name: v.pipe(
    v.string(),
    v.maxLength(400),
    v.transform((name) =>
      name
        .replace(/[^\P{Cc}]/gu, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    ),
    v.nonEmpty('teams.nameMissing'),
    v.maxLength(TEAM_NAME_LENGTH, 'teams.nameLong'),
  ),
  /** Accounts. */
  members: v.pipe(v.array(Id), v.maxLength(200)),
};

/** The new team and the one the caller saw; null is none. */
export const AssignTeamFields = { to: v.nullable(Id), was: v.nullable(Id) };
