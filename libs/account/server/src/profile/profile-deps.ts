import type { Tx } from '@vinlore/database';
import type { TextSigner } from '@vinlore/server-kit';
import type { AccountDeps } from '../deps.ts';
import type { Allowance } from '../attempts/counts.ts';

/** A member of a brand whose email has become another one; both in lower case. */
export interface MovedMailbox {
  readonly brand: string;
  readonly from: string;
  readonly to: string;
}

/** Takes along what other modules keep under a member's address, in the transaction that changes it. */
export type MoveMailbox = (tx: Tx, mailbox: MovedMailbox) => Promise<void>;

/** What the calls of this module are made of. */
export interface ProfileDeps extends Pick<AccountDeps, 'database' | 'mail' | 'clock' | 'originOf' | 'cookies'> {
  readonly moveMailbox: MoveMailbox;
  /** Makes the tokens of vetoes. */
  readonly signer: TextSigner;
  /** The key under which an account's email changes are counted; it names nobody. */
  readonly emailChangeKey: (accountId: string) => string;
}

/** Changes of email that an account may ask for: each sends a mail to an address that nobody has proved to own. */
export const EMAIL_CHANGES: Allowance = { times: 5, windowMs: 24 * 60 * 60_000 };
