import { accountContract, MEMBERS_PATHS } from '@vinlore/account-domain';
import type { AppContext } from '../app-context.ts';
import { gatePassed } from './guard.ts';
import { type Onwards, onwards } from './onwards.ts';

/**
 * Asks whether a kept secure id still opens the gate, before somebody fills in a form that the server would refuse. One
 * that does gets its cookie back by that call; one that does not is forgotten.
 *
 * @param path the address the visitor stands on
 * @returns where to go now, or null to stay
 */
export async function recheckGate(path: string, context: AppContext): Promise<Onwards | null> {
  const { call, store, memberships } = context;
  const secureId = store.read('__secu_id');
  if (secureId === undefined || memberships.loggedIn()) return null;
  const { valid } = await call(accountContract.checkSecurityAuth, { secu_id: secureId }).catch(() => ({ valid: null }));
  if (valid === null) return null;
  if (!valid) store.remove('__secu_id');
  const atGate = path.startsWith(MEMBERS_PATHS.secureLogin);
  return atGate && gatePassed(context) ? onwards(path) : null;
}
