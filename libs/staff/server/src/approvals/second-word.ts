import type { PeopleOf } from '../deps.ts';
import type { KeptApproval } from './approval-store.ts';

type People = Awaited<ReturnType<PeopleOf>>;

/** Why a person may not approve a request; the key of its text. */
export type NoSecond = 'ownRequest' | 'ownAccount' | 'emailChanged';

/** The accounts whose persons {@link noSecond} must know. */
export const involved = ({ asked_by: asker, about }: KeptApproval): string[] => (about ? [asker, about] : [asker]);

/**
 * Why an account may not approve: its person made the request, the request is about the person's own account, or the
 * account's email changed while the request was pending. Compares persons, which email changes don't affect, both at
 * the request and now.
 *
 * @param people those {@link involved}, and the account itself
 * @returns null if it may
 */
export function noSecond(kept: KeptApproval, accountId: string, people: People): NoSecond | null {
  const self = people.get(accountId);
  const asker = people.get(kept.asked_by);
  if (!self || kept.asked_by === accountId || kept.asked_person === self.person || asker?.person === self.person)
    return 'ownRequest';
  if (kept.about && (kept.about === accountId || people.get(kept.about)?.person === self.person)) return 'ownAccount';
  if (self.emailChangedAt !== null && self.emailChangedAt > kept.asked_at) return 'emailChanged';
  return null;
}
