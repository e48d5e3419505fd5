import type { Tx } from '@vinlore/database';
import { type CallContext, deny, refuse } from '@vinlore/server-kit';
import type { AccountRow } from '../accounts/account-store.ts';
import type { AccountDeps } from '../deps.ts';
import { takeCode } from './authenticator-store.ts';
import { factorLetter, isStaff } from './factor-letters.ts';
import { takeRecoveryCode } from './recovery-codes.ts';

/** Format of an authenticator code; anything else is treated as a recovery code. */
const SIX_DIGITS = /^\d{3}\s?\d{3}$/;

type TypedFactor = 'code' | 'recovery-code';

/** Verifies and consumes a typed code, or refuses without consuming anything. @returns its kind */
export async function takeFactor(
  { sealer, clock, mail, originOf }: Pick<AccountDeps, 'sealer' | 'clock' | 'mail' | 'originOf'>,
  { brand, text }: Pick<CallContext, 'brand' | 'text'>,
  tx: Tx,
  account: AccountRow,
  code: string,
): Promise<TypedFactor> {
  const wrong = (kind: TypedFactor) => ({ name: 'factor.failed', kind, person: account.id }) as const;
  if (SIX_DIGITS.test(code)) {
    const taken = await takeCode(tx, sealer, account.id, code.replace(/\s/, ''), clock());
    if (taken === 'unreadable')
      return refuse(422, text.t(isStaff(account) ? 'second-factor.unreadable' : 'second-factor.memberUnreadable'));
    return taken === 'taken' ? 'code' : deny(wrong('code'), 422, text.t('second-factor.codeRefused'));
  }
  if (!(await takeRecoveryCode(tx, account.id, code))) {
    return deny(wrong('recovery-code'), 422, text.t('second-factor.recoveryRefused'));
  }
  // Someone may have found the printed codes.
  await mail.send(tx, factorLetter({ brand, text, to: account.email, origin: originOf(brand) }, 'codeUsed', account));
  return 'recovery-code';
}
