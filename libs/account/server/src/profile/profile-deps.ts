import type { Tx } from '@vinlore/database';
import type { Objects } from '@vinlore/objects';
import type { TextSigner } from '@vinlore/server-kit';
import type { AccountDeps } from '../deps.ts';
import type { Allowance } from '../attempts/counts.ts';

/** A member of a brand whose email has changed; both emails in lower case. */
export interface MovedMailbox {
  readonly brand: string;
  readonly from: string;
  readonly to: string;
}

/** Moves other modules' data to a member's new address, in the transaction that changes it. */
export type MoveMailbox = (tx: Tx, mailbox: MovedMailbox) => Promise<void>;

/** Dependencies of this module's calls. */
export interface ProfileDeps extends Pick<AccountDeps, 'database' | 'mail' | 'clock' | 'originOf' | 'cookies'> {
  readonly moveMailbox: MoveMailbox;
  /** Stores the bytes of images. */
  readonly objects: Objects;
  /** Creates undo tokens. */
  readonly signer: TextSigner;
  /** Key that counts an account's email changes; doesn't identify anyone. */
  readonly emailChangeKey: (accountId: string) => string;
}

/** Maximum number of email changes per account and day: each sends an email to an unproven address. */
export const EMAIL_CHANGES: Allowance = { times: 5, windowMs: 24 * 60 * 60_000 };
