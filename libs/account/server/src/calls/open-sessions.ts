import { recordAct } from '@vinlore/audit';
import type { securityContract } from '@vinlore/account-domain';
import type { Translator } from '@vinlore/i18n';
import { type Handler, refuse } from '@vinlore/server-kit';
import type { Device } from '../sessions/device.ts';
import { openSessionsOf, revokeAll, revokeSession } from '../sessions/session-store.ts';
import { ownAct } from '../own-act.ts';
import type { AccountDeps } from '../deps.ts';

function inWords({ browser, system }: Device, text: Translator): string {
  return browser && system ? text.t('account.device', { browser, system }) : browser || system;
}

/** Lists the member's sessions. */
export function listSessionsCall({ database, clock }: AccountDeps): Handler<typeof securityContract.listSessions> {
  return async (_input, { actor, text }) => {
    const sessions = await openSessionsOf(database, actor.accountId, clock());
    return sessions.map((session) => ({
      id: session.id,
      current: session.id === actor.sessionId,
      device: inWords(session, text),
      created_at: session.created_at.toISOString(),
      last_seen_at: session.last_seen_at.toISOString(),
    }));
  };
}

/** Ends one session of the member, or all but the caller's. Someone else's session is treated as unknown. */
export function endSessionsCall({
  database,
  cookies,
  clock,
}: AccountDeps): Handler<typeof securityContract.endSessions> {
  return async ({ session_id: sessionId }, call) => {
    const { actor, text, cookies: jar } = call;
    const { accountId } = actor;
    const ended = await database.transaction(async (tx) => {
      const count = sessionId
        ? Number(await revokeSession(tx, { accountId, sessionId }, clock()))
        : await revokeAll(tx, accountId, clock(), actor.sessionId);
      const subject = { kind: 'account', id: accountId };
      if (count > 0)
        await recordAct(tx, { ...ownAct(call), act: 'account.sessions-ended', subject, detail: { count } });
      return count;
    });
    if (sessionId && ended === 0) return refuse(404, text.t('account.sessionUnknown'));
    if (sessionId === actor.sessionId) cookies.clear(jar);
    return { ended };
  };
}
