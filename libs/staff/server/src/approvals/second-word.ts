import type { PeopleOf } from '../deps.ts';
import type { KeptApproval } from './approval-store.ts';

type People = Awaited<ReturnType<PeopleOf>>;

/** Why somebody may not give the second word on a request; names the text that says so. */
export type NoSecond = 'ownRequest' | 'ownAccount' | 'emailChanged';

/** The accounts that {@link noSecond} must know who they belong to. */
export const involved = ({ asked_by: asker, about }: KeptApproval): string[] => (about ? [asker, about] : [asker]);

/**
 * Why an account may not give the second word: its person asked, or the request is about the person's own account, or
 * the account's email changed while the request waited. Compared are persons, which an email change does not change, as
 * they were at asking and as they are now.
 *
 * @param people those {@link involved}, and the account itself
 * @returns null where it may
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
