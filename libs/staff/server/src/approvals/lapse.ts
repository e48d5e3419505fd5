import type { Database, Tx } from '@vinlore/database';
import type { PeopleOf } from '../deps.ts';
import { endWaiting, type KeptApproval, waitingApprovals } from './approval-store.ts';

type People = Awaited<ReturnType<PeopleOf>>;

/** Whether the requester is gone or has changed their email since, so it's uncertain who asked. */
function isVoid({ asked_by: asker, asked_at: askedAt }: KeptApproval, people: People): boolean {
  const person = people.get(asker);
  return !person || (person.emailChangedAt !== null && person.emailChangedAt > askedAt);
}

/** Ends requests that can't be approved anymore: expired ones, and those whose requester changed their email. */
export async function lapseApprovals(source: Database | Tx, peopleOf: PeopleOf, brand?: string): Promise<void> {
  const waiting = await waitingApprovals(source, brand);
  if (waiting.length === 0) return;
  const people = await peopleOf(source, [...new Set(waiting.map(({ asked_by: asker }) => asker))]);
  const isGone = (kept: KeptApproval) => isVoid(kept, people);
  const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);
  await endWaiting(source, idsOf(waiting.filter(isGone)), 'void');
  await endWaiting(source, idsOf(waiting.filter((kept) => kept.isOld && !isGone(kept))), 'expired');
}
