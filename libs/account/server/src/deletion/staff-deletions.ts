import type { deletionDeskContract, ListedDeletion } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { pageOf } from '@vinlore/database';
import { type DataKeeper, type Handler, refuse, refuseOwnAccount, staffAct } from '@vinlore/server-kit';
import { samePerson } from '../accounts/persons.ts';
import { lockClosed, noteRestored, setClosed } from './deletion-store.ts';
import { type DeletionRow, deletionsPage } from './deletion-list.ts';
import { eraseLocked } from './erasing.ts';
import { type DeletionVoices, reopenedLetter } from './letters.ts';
import type { DeletionDeps } from './deps.ts';

/** A request as the desk shows it; unconfirmed ones past their deadline are reported as expired. */
function listed(row: DeletionRow, now: Date): ListedDeletion {
  const { id, account_id, email, requested_at, closed_at, erase_at, restored_at, erased_at } = row;
  return {
    id,
    account_id,
    email,
    state: row.state === 'requested' && row.confirm_until <= now ? 'lapsed' : row.state,
    requested_at: requested_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    erase_at: erase_at?.toISOString() ?? null,
    ended_at: (restored_at ?? erased_at)?.toISOString() ?? null,
  };
}

/** GET /api-cwa/staff/deletions: deletion requests with their deadlines. */
export function staffDeletionsCall({
  database,
  clock,
}: DeletionDeps): Handler<typeof deletionDeskContract.staffDeletions> {
  return async ({ state, cursor }, { brand }) => {
    const now = clock();
    const found = pageOf(await deletionsPage(database, brand.key, { state, cursor, now }));
    const deletions = found.rows.map((row) => listed(row, now));
    return { deletions, cursor: found.more ? deletions.at(-1)!.id : null };
  };
}

/** POST /api-cwa/staff/deletion/stop: reactivates the account, as its member could with the emailed link. */
export function staffStopDeletionCall(
  { database, mail, clock }: DeletionDeps,
  voices: DeletionVoices,
): Handler<typeof deletionDeskContract.staffStopDeletion> {
  return async ({ id, reason }, context) => {
    const { brand, text } = context;
    await database.transaction(async (tx) => {
      const closed = await lockClosed(tx, id, { brand: brand.key });
      if (!closed) return refuse(404, text.t('deletion.notClosed'));
      await refuseOwnAccount(tx, context, closed.accountId, samePerson);
      await setClosed(tx, closed.accountId, null);
      await noteRestored(tx, id, clock());
      const voice = await voices(brand.key, closed.language);
      await mail.send(tx, reopenedLetter({ ...voice, to: closed.email }));
      const subject = { kind: 'account', id: closed.accountId };
      await recordAct(tx, { ...staffAct(context), act: 'account.restored', subject, detail: { reason } });
    });
    return null;
  };
}

/** POST /api-cwa/staff/deletion/erase: does immediately what the job does after 14 days. */
export function staffEraseNowCall(
  deps: DeletionDeps,
  keepers: readonly DataKeeper[],
  voices: DeletionVoices,
): Handler<typeof deletionDeskContract.staffEraseNow> {
  return async ({ id, reason }, context) => {
    const { brand, text } = context;
    await deps.database.transaction(async (tx) => {
      const closed = await lockClosed(tx, id, { brand: brand.key });
      if (!closed) return refuse(404, text.t('deletion.notClosed'));
      await refuseOwnAccount(tx, context, closed.accountId, samePerson);
      await eraseLocked(deps, tx, keepers, voices, { ...closed, id });
      const subject = { kind: 'account', id: closed.accountId };
      await recordAct(tx, { ...staffAct(context), act: 'account.erased', subject, detail: { reason } });
    });
    return null;
  };
}
