import type { TextSigner } from '@vinlore/server-kit';
import type { AccountDeps } from '../deps.ts';
import type { Allowance } from '../attempts/counts.ts';

/** What the calls of this module are made of. */
export interface ProfileDeps extends Pick<AccountDeps, 'database' | 'mail' | 'clock' | 'originOf' | 'cookies'> {
  /** Makes the tokens of vetoes. */
  readonly signer: TextSigner;
  /** The key under which an account's e-mail changes are counted; it names nobody. */
  readonly emailChangeKey: (accountId: string) => string;
}

/** Changes of e-mail that an account may ask for: each sends a mail to an address that nobody has proved to own. */
export const EMAIL_CHANGES: Allowance = { times: 5, windowMs: 24 * 60 * 60_000 };
