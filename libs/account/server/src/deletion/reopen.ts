import { tables, type Tx } from '@vinlore/database';
import { noteRestored, setClosed } from './deletion-store.ts';
import type { DeletionTables } from './tables.ts';

/**
 * Cancels deletion requests that were sent to a mailbox that isn't the owner's: voids open requests and reopens an
 * account that one of them closed.
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
