import type { Tx } from '@vinlore/database';
import type { TextSigner } from '@vinlore/server-kit';
import { type Allowance, countOnce } from './counts.ts';

/** Mails of one kind to one address, whoever asked for them. */
export const MAILS: Allowance = { times: 3, windowMs: 60 * 60_000 };

/** What is mailed to whom. */
interface Mailing {
  readonly kind: 'registration' | 'reset' | 'proof' | 'new-device';
  readonly brand: string;
  readonly email: string;
}

/**
 * Says whether one more mail may go to an address, and counts it, in the transaction that sends it. It asks nobody
 * whether the address has an account, so neither does the answer tell.
 */
export type MailLimit = (tx: Tx, mailing: Mailing) => Promise<boolean>;

/** Keeps strangers from filling somebody's mailbox with our mails. */
export function mailLimitIn(signer: TextSigner, clock: () => Date): MailLimit {
  return async (tx, { kind, brand, email }) => {
    const key = signer.code('account.mail', JSON.stringify([kind, brand, email]));
    return (await countOnce(tx, key, MAILS, clock())) === 0;
  };
}
