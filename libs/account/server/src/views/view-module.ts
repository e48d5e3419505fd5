import { viewContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import type { Database } from '@vinlore/database';
import { defineModule, deny, type Handler, refuse, type ServerModule } from '@vinlore/server-kit';
import { findById, userOf } from '../accounts/account-store.ts';
import { viewMessages } from './messages/index.ts';
import { viewKeeper } from './view-keeper.ts';
import { actorOfView, endView, openView } from './view-store.ts';

/** Dependencies of a view's tab. */
export interface ViewDeps {
  readonly database: Database;
  readonly clock: () => Date;
}

/** POST /api/view/begin: sets no cookie, so nothing outlives the tab and no session of this browser ends. */
function beginViewCall({ database, clock }: ViewDeps): Handler<typeof viewContract.beginView> {
  return async ({ token: code }, { brand, desk, text }) => {
    const now = clock();
    const over = () => deny({ name: 'auth.token.refused', kind: 'view' }, 422, text.t('view.linkOver'));
    const view = (await database.transaction((tx) => openView(tx, brand.key, code, now))) ?? over();
    // Checked like on any call, because the view may have ended in the meantime.
    const actor = (await actorOfView(database, brand.key, view.token, now, { desk })) ?? over();
    const account = (await findById(database, actor.accountId)) ?? over();
    const expires_in = Math.floor((view.until.getTime() - now.getTime()) / 1000);
    return { token: view.token, expires_in, user: userOf(account) };
  };
}

/** POST /api/view/end: a no-op when called by a member. */
function endViewCall({ database, clock }: ViewDeps): Handler<typeof viewContract.endView> {
  return async (_input, { actor, brand, clientAddress, userAgent, text }) => {
    if (!actor.viewing) return refuse(404, text.t('view.none'));
    await database.transaction(async (tx) => {
      const ended = await endView(tx, actor.sessionId, clock());
      if (!ended) return;
      await recordAct(tx, {
        brand: brand.key,
        actor: ended.staff_id,
        from: { address: clientAddress, device: userAgent },
        act: 'account.view-ended',
        subject: { kind: 'account', id: ended.account_id },
        detail: { by: 'button' },
      });
    });
    return null;
  };
}

/** Builds the calls with which staff view an account as its member sees it (ADR 57). */
export function createViewModule(deps: ViewDeps): ServerModule {
  return defineModule({
    name: 'view',
    contract: viewContract,
    messages: viewMessages,
    keepers: [viewKeeper(deps.database)],
    handlers: { beginView: beginViewCall(deps), endView: endViewCall(deps) },
  });
}
