import type { secondFactorContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { proveOneself } from '../../calls/prove-oneself.ts';
import { dropAuthenticator } from '../authenticator-store.ts';
import { factorsOf, holdAccount } from '../factors.ts';
import { ownAccount } from '../own-account.ts';
import { dropRecoveryCodes, keepRecoveryCodes, newRecoveryCodes } from '../recovery-codes.ts';
import { factorLetter } from '../second-factor-letters.ts';
import type { SecondFactorParts } from '../second-factor-parts.ts';

/** What the caller can give. */
export function listCall({ database }: SecondFactorParts): Handler<typeof secondFactorContract.list> {
  return (_input, { actor }) => factorsOf(database, actor.accountId);
}

/** New recovery codes; the former ones are worth nothing from then on. They go with an authenticator. */
export function renewCodesCall(parts: SecondFactorParts): Handler<typeof secondFactorContract.renewCodes> {
  const { database, mail, clock, originOf } = parts;
  return async ({ pass }, call) => {
    const { brand, text } = call;
    const account = await ownAccount(parts, call);
    await proveOneself(parts, account, pass, call);
    const codes = await database.transaction(async (tx) => {
      await holdAccount(tx, account.id);
      const { authenticator } = await factorsOf(tx, account.id);
      if (!authenticator) return refuse(422, text.t('second-factor.noAuthenticator'));
      const subject = { kind: 'account', id: account.id };
      await recordAct(tx, { ...staffAct(call), act: 'staff.recovery-codes-renewed', subject });
      await mail.send(tx, factorLetter({ brand, text, to: account.email, origin: originOf(brand) }, 'codesRenewed'));
      const made = newRecoveryCodes();
      await keepRecoveryCodes(tx, account.id, made, clock());
      return made;
    });
    return { recovery_codes: codes };
  };
}

/** Removes the authenticator with its recovery codes. Who works at a desk keeps one factor at least. */
export function removeCall(parts: SecondFactorParts): Handler<typeof secondFactorContract.remove> {
  const { database, mail, originOf } = parts;
  return async ({ pass }, call) => {
    const { brand, text } = call;
    const account = await ownAccount(parts, call);
    await proveOneself(parts, account, pass, call);
    return database.transaction(async (tx) => {
      await holdAccount(tx, account.id);
      const factors = await factorsOf(tx, account.id);
      if (factors.passkeys === 0) return refuse(422, text.t('second-factor.last'));
      await dropRecoveryCodes(tx, account.id);
      if (!(await dropAuthenticator(tx, account.id))) return factors;
      const subject = { kind: 'account', id: account.id };
      await recordAct(tx, { ...staffAct(call), act: 'staff.second-factor-removed', subject });
      await mail.send(tx, factorLetter({ brand, text, to: account.email, origin: originOf(brand) }, 'removed'));
      return factorsOf(tx, account.id);
    });
  };
}
