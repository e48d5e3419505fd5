import { type Permission, permits } from '@vinlore/contract';
import type { Database, Tx } from '@vinlore/database';
import type { Actor } from '@vinlore/server-kit';
import type { Approval } from '@vinlore/staff-domain';
import { colleague } from '../people.ts';
import type { Person, StaffPorts } from '../ports.ts';
import type { KeptApproval } from './approval-store.ts';

/** After so long nobody is carrying a request out any more: the process that did has ended. */
const LOST_MS = 2 * 60_000;

/** Whether a request still waits for somebody's word, or for another try: the last one failed, or was cut off. */
export function isOpen({ state, carried_at, words, decided_at }: KeptApproval, now: Date): boolean {
  if (state === 'waiting') return true;
  if (state !== 'approved' || carried_at !== null) return false;
  return words !== null || now.getTime() - decided_at!.getTime() > LOST_MS;
}

/** Whether somebody may approve a request: another's, within their permissions. */
export const mayApprove = ({ accountId, roles }: Pick<Actor, 'accountId' | 'roles'>, kept: KeptApproval) =>
  kept.asked_by !== accountId && permits(roles, kept.permission as Permission);

function shown(kept: KeptApproval, people: ReadonlyMap<string, Person>, actor: Actor, now: Date): Approval {
  return {
    id: kept.id,
    kind: kept.kind,
    permission: kept.permission as Permission,
    subject: { kind: kept.subject_kind, id: kept.subject_id },
    facts: kept.facts as Approval['facts'],
    state: kept.state,
    asked_by: colleague(people, kept.asked_by),
    asked_at: kept.asked_at.toISOString(),
    decided_by: kept.decided_by === null ? null : colleague(people, kept.decided_by),
    decided_at: kept.decided_at?.toISOString() ?? null,
    words: kept.words,
    decidable: isOpen(kept, now) && mayApprove(actor, kept),
  };
}

/** Requests as one of the staff sees them. */
export async function shownApprovals(
  { peopleOf, clock }: StaffPorts,
  source: Database | Tx,
  kept: readonly KeptApproval[],
  actor: Actor,
): Promise<Approval[]> {
  const ids = kept.flatMap(({ asked_by, decided_by }) => [asked_by, ...(decided_by === null ? [] : [decided_by])]);
  const people = await peopleOf(source, [...new Set(ids)]);
  return kept.map((each) => shown(each, people, actor, clock()));
}
