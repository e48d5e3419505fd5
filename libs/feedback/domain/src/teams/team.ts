import * as v from 'valibot';
import { AgentSchema } from '../assign/agent.ts';

/** Teams that one brand's support may have. */
export const SUPPORT_TEAMS = 50;

/** Longest name of a team, in characters. */
export const TEAM_NAME_LENGTH = 40;

/** A team as a ticket names it. */
export const TeamRefSchema = v.object({ id: v.string(), name: v.string() });
export type TeamRef = v.InferOutput<typeof TeamRefSchema>;

/** A named group of colleagues who answer for support, such as "Billing". */
export const SupportTeamSchema = v.object({
  ...TeamRefSchema.entries,
  /** By name; who doesn't answer for support any more is left out. */
  members: v.array(AgentSchema),
});
export type SupportTeam = v.InferOutput<typeof SupportTeamSchema>;

const Id = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** A team as it is saved. */
export const TeamFields = {
  /** Given by the writer: sent twice, it is one team. */
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

/** Which team gets a ticket, and which had it when that was decided; null is none. */
export const AssignTeamFields = { to: v.nullable(Id), was: v.nullable(Id) };
