import type { RecentProof } from '@vinlore/contract';

/** Whether a profile update changes the account's email; only then the caller must confirm their identity. */
export const changesEmail: NonNullable<RecentProof['when']> = ({ email }, actor) =>
  email !== undefined && email !== actor.email;
