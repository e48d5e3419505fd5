import { type Deciding, type Permission, permits } from '@vinlore/contract';
import type { Database, Tx } from '@vinlore/database';
import type { Actor } from '@vinlore/server-kit';
import type { Approval } from '@vinlore/staff-domain';
import { colleague } from '../people.ts';
import type { Person, StaffDeps } from '../deps.ts';
import type { KeptApproval } from './approval-store.ts';
import { involved, noSecond } from './second-word.ts';

/** After this time a request is no longer being carried out: its process has died. */
const LOST_MS = 2 * 60_000;

/** Whether a request is still open: undecided, or its last attempt failed or was interrupted. */
export function isOpen({ state, carried_at, words, decided_at }: KeptApproval, now: Date): boolean {
  if (state === 'waiting') return true;
  if (state !== 'approved' || carried_at !== null) return false;
  return words !== null || now.getTime() - decided_at!.getTime() > LOST_MS;
}

/** Whether the request is about someone's account. */
const isAboutAccount = ({ subject_kind: kind }: KeptApproval) => kind === 'account';

function approvalView(kept: KeptApproval, people: ReadonlyMap<string, Person>, actor: Actor, now: Date): Approval {
  return {
    id: kept.id,
    kind: kept.kind,
    permission: kept.permission as Permission,
    subject: { kind: kept.subject_kind, id: kept.subject_id },
    person: isAboutAccount(kept) ? colleague(people, kept.subject_id) : null,
    facts: kept.facts as Approval['facts'],
    changes: kept.changes as Approval['changes'],
    state: kept.state,
    asked_by: colleague(people, kept.asked_by),
    asked_at: kept.asked_at.toISOString(),
    decided_by: kept.decided_by === null ? null : colleague(people, kept.decided_by),
    by_operator: kept.by_operator,
    decided_at: kept.decided_at?.toISOString() ?? null,
    words: kept.words,
    decidable:
      isOpen(kept, now) &&
      noSecond(kept, actor.accountId, people) === null &&
      permits(actor.roles, kept.permission as Permission),
    for_operator: false,
  };
}

/** Requests as a staff user sees them. */
export async function approvalViews(
  { peopleOf, hasApprover, clock }: StaffDeps,
  source: Database | Tx,
  kept: readonly KeptApproval[],
  actor: Actor,
): Promise<Approval[]> {
  const ids = kept.flatMap((each) => [
    actor.accountId,
    ...involved(each),
    ...(each.decided_by === null ? [] : [each.decided_by]),
    ...(isAboutAccount(each) ? [each.subject_id] : []),
  ]);
  const people = await peopleOf(source, [...new Set(ids)]);
  const rows = kept.map((each) => approvalView(each, people, actor, clock()));
  // Whether the operator must approve it only matters for the caller's own pending requests.
  return Promise.all(
    rows.map(async (row, at): Promise<Approval> => {
      const { brand, permission, state, asked_by: asker } = kept[at]!;
      if (state !== 'waiting' || asker !== actor.accountId) return row;
      return { ...row, for_operator: !(await hasApprover(source, brand, permission as Deciding, asker)) };
    }),
  );
}
