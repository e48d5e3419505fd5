import type { Tx } from '@vinlore/database';
import { type CallContext, deny, refuse } from '@vinlore/server-kit';
import type { AccountRow } from '../accounts/account-store.ts';
import type { AccountDeps } from '../deps.ts';
import { takeCode } from './authenticator-store.ts';
import { factorLetter, isStaff } from './factor-letters.ts';
import { takeRecoveryCode } from './recovery-codes.ts';

/** What an authenticator app shows; anything else is meant as a recovery code. */
const SIX_DIGITS = /^\d{3}\s?\d{3}$/;

type TypedFactor = 'code' | 'recovery-code';

/** Takes what was typed, or refuses and nothing is used up. @returns what it was */
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
  // Somebody may have found the sheet of paper.
  await mail.send(tx, factorLetter({ brand, text, to: account.email, origin: originOf(brand) }, 'codeUsed', account));
  return 'recovery-code';
}
