import { comesAfter, type Database, PAGE_SIZE, tables } from '@vinlore/database';
import type { AccountTables } from '../tables.ts';
import type { DeletionTables } from './tables.ts';

/** Filter of a brand's deletion requests. */
export interface DeletionSearch {
  readonly state: 'closed' | 'requested' | 'over';
  readonly cursor: string | undefined;
  readonly now: Date;
}

/**
 * A brand's deletion requests, with the emails of accounts that still exist; one row more than a page if there are
 * more.
 */
export function deletionsPage(source: Database, brand: string, { state, cursor, now }: DeletionSearch) {
  let page = tables<DeletionTables>(source).selectFrom('account_deletion').selectAll().where('brand', '=', brand);
  if (state === 'closed') page = page.where('state', '=', 'closed').orderBy('erase_at').orderBy('id');
  else page = page.orderBy('requested_at', 'desc').orderBy('id', 'desc');
  if (state === 'requested') page = page.where('state', '=', 'requested').where('confirm_until', '>', now);
  if (state === 'over')
    page = page
      .where('state', '!=', 'closed')
      .where((is) => is.or([is('state', '!=', 'requested'), is('confirm_until', '<=', now)]));
  const order = state === 'closed' ? ({ by: 'erase_at', direction: 'asc' } as const) : { by: 'requested_at' };
  if (cursor !== undefined)
    page = page.where(comesAfter({ table: 'account_deletion', ...order }, { brand, id: cursor }));
  return tables<DeletionTables & AccountTables>(source)
    .with('page', () => page.limit(PAGE_SIZE + 1))
    .selectFrom('page')
    .leftJoin('account', 'account.id', 'page.account_id')
    .selectAll('page')
    .select('account.email')
    .orderBy(state === 'closed' ? 'page.erase_at' : 'page.requested_at', state === 'closed' ? 'asc' : 'desc')
    .orderBy('page.id', state === 'closed' ? 'asc' : 'desc')
    .execute();
}

/** A request as returned by this list. */
export type DeletionRow = Awaited<ReturnType<typeof deletionsPage>>[number];
