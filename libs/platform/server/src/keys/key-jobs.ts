import { tables } from '@vinlore/database';
import { voicesOf } from '@vinlore/mail';
import { BUDGET_ALERTS } from '@vinlore/platform-domain';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { PlatformDeps } from '../deps.ts';
import { purgeIdempotency } from '../idempotency/idempotency-store.ts';
import { platformServerMessages } from '../messages/index.ts';
import type { PlatformTables } from '../tables.ts';
import { budgetLetter } from './key-letters.ts';
import { monthOf } from './key-store.ts';

/** How long the use by day is kept. */
const KEPT_DAYS = 400;

/** A key that has reached a share of its budget and whose owner doesn't know yet. */
interface ReachedBudget {
  readonly id: string;
  readonly brand: string;
  readonly account_id: string;
  readonly name: string;
  readonly shown: string;
  readonly monthly_budget: number;
  readonly level: number;
}

/** Emails owners about budgets, and deletes what is no longer kept. */
export function defineKeyJobs(deps: PlatformDeps): void {
  const { database, jobs, mail, contactOf, brands, clock } = deps;
  const voices = voicesOf(platformServerMessages, deps);

  const warn = async (): Promise<void> => {
    const month = monthOf(clock());
    const db = tables<PlatformTables>(database);
    const { rows } = await sql<ReachedBudget>`
      select k.id, k.brand, k.account_id, k.name, k.shown, k.monthly_budget, max(l.level) as level
      from platform_key k
      cross join lateral (
        select coalesce(sum(u.calls), 0) as calls from platform_key_use u
        where u.key_id = k.id and u.day >= ${month}::date) used
      cross join unnest(${sql.val([...BUDGET_ALERTS])}::int[]) as l (level)
      where k.monthly_budget is not null and k.removed_at is null
        and k.brand = any (${sql.val(brands.map(({ key }) => key))}::text[])
        and used.calls >= k.monthly_budget::bigint * l.level / 100
      group by k.id
      having max(l.level) > coalesce((
        select max(a.level) from platform_key_alert a where a.key_id = k.id and a.month = ${month}::date), 0)`.execute(
      db,
    );
    for (const key of rows) {
      const { id, brand, level, monthly_budget: budget } = key;
      const contact = await contactOf(brand, key.account_id);
      const voice = contact && (await voices(brand, contact.language));
      await database.transaction(async (tx) => {
        const { numInsertedOrUpdatedRows } = await tables<PlatformTables>(tx)
          .insertInto('platform_key_alert')
          .values({ key_id: id, brand, month, level })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (!numInsertedOrUpdatedRows || !voice) return;
        await mail.send(tx, budgetLetter({ ...voice, to: contact.email }, key, level, budget));
      });
    }
  };

  const purge = async (): Promise<void> => {
    const before = new Date(clock().getTime() - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
    await database.maintenance((db) =>
      tables<PlatformTables>(db).deleteFrom('platform_key_use').where('day', '<', before).execute(),
    );
    await purgeIdempotency(database, clock());
  };

  jobs.define('platform.warn-budgets', v.object({}), warn, { retries: 3, schedule: '*/5 * * * *' });
  jobs.define('platform.purge', v.object({}), purge, { retries: 3, schedule: '23 * * * *' });
}
