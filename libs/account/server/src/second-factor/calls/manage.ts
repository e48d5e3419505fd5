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

/** What the caller can give. */
export function listCall({ database }: SecondFactorDeps) {
  return (_input: object, { actor }: Call) => factorsOf(database, actor.accountId);
}

/** New recovery codes; the former ones are worth nothing from then on. They go with an authenticator. */
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

/** Removes the authenticator with its recovery codes. Who works at a desk keeps one factor at least; members may go without. */
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
