import type { accountContract } from '@vinlore/account-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { findGate } from '../gate/gate-store.ts';
import type { AccountDeps } from '../deps.ts';

/**
 * Returns a secure id in exchange for the brand's gate credentials (docs/decisions.md §4).
 *
 * The credentials are required even while the gate is off: an id given to anyone would still pass the gate once staff
 * turn it on. No id is needed until then, and the refusal says so.
 */
export function secureLoginCall(deps: AccountDeps): Handler<typeof accountContract.secureLogin> {
  const { database, check, attempts, cookies } = deps;
  return async ({ email, pass }, { brand, text, clientAddress, cookies: jar, event }) => {
    const attempt = { kind: 'gate', brand: brand.key, email, address: clientAddress } as const;
    await attempts.begin(attempt, (seconds) => text.t('kit.tooMany', { seconds }));
    const gate = await findGate(database, brand.key);
    const matches = await check(gate?.password_hash, pass);
    if (!gate || gate.email !== email || !matches) {
      event('gate.failed', { email });
      const open = brand.settings.security === 'disabled';
      return refuse(422, text.t(open ? 'account.gateOpen' : 'account.gateRefused'));
    }
    await attempts.succeeded(attempt);
    return { secu_id: cookies.giveGate(jar, brand.key) };
  };
}

/** Reports whether a stored secure id still passes the gate; if so, restores its cookie, which the server reads. */
export function checkSecurityAuthCall({ cookies }: AccountDeps): Handler<typeof accountContract.checkSecurityAuth> {
  return ({ secu_id }, { brand, cookies: jar }) => {
    const valid = cookies.opensGate(brand.key, secu_id);
    if (valid) cookies.restoreGate(jar, secu_id);
    return { valid };
  };
}
