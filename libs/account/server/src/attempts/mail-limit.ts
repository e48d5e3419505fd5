import type { Tx } from '@vinlore/database';
import type { TextSigner } from '@vinlore/server-kit';
import { type Allowance, countOnce } from './counts.ts';

/** Limit per kind of email and address, regardless of who requested it. */
export const MAILS: Allowance = { times: 3, windowMs: 60 * 60_000 };

/** The kind of email and its recipient. */
interface Mailing {
  readonly kind: 'registration' | 'reset' | 'proof' | 'new-device';
  readonly brand: string;
  readonly email: string;
}

/**
 * Whether one more email may be sent to an address; counts it in the transaction that sends it. Doesn't depend on
 * whether the address has an account, so the response doesn't reveal it either.
 */
export type MailLimit = (tx: Tx, mailing: Mailing) => Promise<boolean>;

/** Prevents strangers from flooding a mailbox with our emails. */
export function mailLimitIn(signer: TextSigner, clock: () => Date): MailLimit {
  return async (tx, { kind, brand, email }) => {
    const key = signer.code('account.mail', JSON.stringify([kind, brand, email]));
    return (await countOnce(tx, key, MAILS, clock())) === 0;
  };
}
