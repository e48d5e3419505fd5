import { recordAct } from '@vinlore/audit';
import { type CallContext, refuse } from '@vinlore/server-kit';
import { ownAct } from '../../own-act.ts';
import { dropAuthenticator } from '../../factors/authenticator-store.ts';
import { demandGiven, factorsOf, holdAccount } from '../../factors/factors.ts';
import { ownAccount } from '../own-account.ts';
import { dropRecoveryCodes, keepRecoveryCodes, newRecoveryCodes } from '../../factors/recovery-codes.ts';
import { factorLetter, isStaff, realmOf } from '../../factors/factor-letters.ts';
import type { SecondFactorDeps } from '../second-factor-deps.ts';

type Call = CallContext<'bearer' | 'staff'>;

/** Returns the caller's second factors. */
export function listCall({ database }: SecondFactorDeps) {
  return (_input: object, { actor }: Call) => factorsOf(database, actor.accountId);
}

/** Creates new recovery codes and invalidates the previous ones. Requires an authenticator. */
export function renewCodesCall(deps: SecondFactorDeps) {
  const { database, mail, clock, originOf } = deps;
  return async (_input: object, call: Call) => {
    const { brand, text } = call;
    const account = await ownAccount(deps, call);
    await demandGiven(database, call);
    const codes = await database.transaction(async (tx) => {
      await holdAccount(tx, account.id);
      const { authenticator } = await factorsOf(tx, account.id);
      if (!authenticator) return refuse(422, text.t('second-factor.noAuthenticator'));
      const subject = { kind: 'account', id: account.id };
      await recordAct(tx, { ...ownAct(call), act: `${realmOf(account)}.recovery-codes-renewed`, subject });
      await mail.send(
        tx,
        factorLetter({ brand, text, to: account.email, origin: originOf(brand) }, 'codesRenewed', account),
      );
      const made = newRecoveryCodes();
      await keepRecoveryCodes(tx, account.id, made, clock());
      return made;
    });
    return { recovery_codes: codes };
  };
}

/** Removes the authenticator and its recovery codes. Staff must keep at least one factor; members need none. */
export function removeCall(deps: SecondFactorDeps) {
  const { database, mail, originOf } = deps;
  return async (_input: object, call: Call) => {
    const { brand, text } = call;
    const account = await ownAccount(deps, call);
    await demandGiven(database, call);
    return database.transaction(async (tx) => {
      await holdAccount(tx, account.id);
      const factors = await factorsOf(tx, account.id);
      if (isStaff(account) && factors.passkeys === 0) return refuse(422, text.t('second-factor.last'));
      await dropRecoveryCodes(tx, account.id);
      if (!(await dropAuthenticator(tx, account.id))) return factors;
      const subject = { kind: 'account', id: account.id };
      await recordAct(tx, { ...ownAct(call), act: `${realmOf(account)}.second-factor-removed`, subject });
      await mail.send(
        tx,
        factorLetter({ brand, text, to: account.email, origin: originOf(brand) }, 'removed', account),
      );
      return factorsOf(tx, account.id);
    });
  };
}
