import type { RecentProof } from '@vinlore/contract';

/** Whether a profile comes with another email than the account's own: only then the caller confirms who they are. */
export const changesEmail: NonNullable<RecentProof['when']> = ({ email }, actor) =>
  email !== undefined && email !== actor.email;
