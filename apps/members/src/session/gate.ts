import { accountContract, MEMBERS_PATHS } from '@vinlore/account-domain';
import type { AppContext } from '../app-context.ts';
import { gatePassed } from './guard.ts';
import { type Onwards, onwards } from './onwards.ts';

/**
 * Checks whether a stored secure id still opens the gate, before anyone fills in a form that the server would reject. A
 * valid one gets its cookie again from that call; an invalid one is deleted.
 *
 * @param path current path
 * @returns where to redirect, or null to stay
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
