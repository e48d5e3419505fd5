import type { accountContract } from '@vinlore/account-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { findGate } from '../gate/gate-store.ts';
import type { AccountDeps } from '../deps.ts';

/**
 * Answers a secure id to who knows the brand's pair (docs/decisions.md §4).
 *
 * The pair is demanded while the gate is off, too: an id that was given to anybody would still open the gate once staff
 * switch it on. Nobody needs one then, and the refusal says so.
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

/** Says whether a kept secure id still opens the gate; one that does gets its cookie back, which the server looks at. */
export function checkSecurityAuthCall({ cookies }: AccountDeps): Handler<typeof accountContract.checkSecurityAuth> {
  return ({ secu_id }, { brand, cookies: jar }) => {
    const valid = cookies.opensGate(brand.key, secu_id);
    if (valid) cookies.restoreGate(jar, secu_id);
    return { valid };
  };
}
