import { tables, type Tx } from '@vinlore/database';
import { noteRestored, setClosed } from './deletion-store.ts';
import type { DeletionTables } from './tables.ts';

/**
 * Takes a deletion back whose requests went to a mailbox that was not the owner's: requests that wait are void, and an account
 * that one of them has closed is open again.
 */
export async function reopenAfterVeto(tx: Tx, accountId: string, closedAt: Date | null, now: Date): Promise<void> {
  const requests = tables<DeletionTables>(tx);
  await requests
    .updateTable('account_deletion')
    .set({ state: 'superseded', confirm_hash: null })
    .where('account_id', '=', accountId)
    .where('state', '=', 'requested')
    .execute();
  if (closedAt === null) return;
  await setClosed(tx, accountId, null);
  const closed = await requests
    .selectFrom('account_deletion')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'closed')
    .execute();
  for (const { id } of closed) await noteRestored(tx, id, now);
}
