import type { passkeyContract } from '@vinlore/account-domain';
import { type ActName, recordAct } from '@vinlore/audit';
import { type CallContext, type Handler, refuse } from '@vinlore/server-kit';
import { ownAct } from '../../own-act.ts';
import { demandGiven, factorsOf, factorState, holdAccount } from '../../factors/factors.ts';
import { passkeyLetter } from '../passkey-letters.ts';
import type { PasskeyDeps } from '../passkey-deps.ts';
import { type Owner, passkeysOf, remove, rename, passkeyView } from '../passkey-store.ts';
import { renewed } from '../renewed.ts';

const ownerOf = ({ actor, brand }: CallContext<'bearer'>): Owner => ({ accountId: actor.accountId, brand: brand.key });

/** Audit log details of an action on a passkey. */
const actOn = (call: CallContext<'bearer'>, id: string, act: ActName) => ({
  ...ownAct(call),
  act,
  subject: { kind: 'passkey', id },
});

/** Lists the member's passkeys. */
export function listCall({ database }: PasskeyDeps): Handler<typeof passkeyContract.list> {
  return async (_input, call) => (await passkeysOf(database, ownerOf(call))).map(passkeyView);
}

/** Renames a passkey. Doesn't change access, so no identity confirmation is required. */
export function renameCall({ database }: PasskeyDeps): Handler<typeof passkeyContract.rename> {
  return async ({ id, name }, call) => {
    const renamedPasskey = await database.transaction(async (tx) => {
      const passkey = await rename(tx, ownerOf(call), id, name);
      if (passkey) await recordAct(tx, actOn(call, id, 'passkey.renamed'));
      return passkey;
    });
    return renamedPasskey ? passkeyView(renamedPasskey) : refuse(404, call.text.t('passkey.notFound'));
  };
}

/**
 * Removes a passkey and emails the member. The last one can be removed, because the password or a reset by email
 * remains. Staff must keep at least one factor.
 */
export function removeCall(deps: PasskeyDeps): Handler<typeof passkeyContract.remove> {
  const { database, mail, originOf } = deps;
  return async ({ id }, call) => {
    const { actor, brand, text } = call;
    await demandGiven(database, call);
    const { session } = await renewed(deps, call, { proven: false }, async (tx) => {
      await holdAccount(tx, actor.accountId);
      const passkey = await remove(tx, ownerOf(call), id);
      if (!passkey) return refuse(404, text.t('passkey.notFound'));
      const left = factorState(await factorsOf(tx, actor.accountId), false);
      if (actor.roles.includes('staff') && left === 'to-set-up') return refuse(422, text.t('passkey.lastFactor'));
      await recordAct(tx, actOn(call, id, 'passkey.removed'));
      const addressee = { brand, text, to: actor.email, origin: originOf(brand) };
      return mail.send(tx, passkeyLetter(addressee, 'removed', passkey.name));
    });
    return session;
  };
}
