import { type Database, tables, type Tx } from '@vinlore/database';
import type { Selectable } from 'kysely';
import type { KeyChange } from '../key-change.ts';
import type { SiteTables } from '../tables.ts';

/** A scheduled change, pending or ended. */
export type SitePlan = Selectable<SiteTables['site_plan']>;

/** How a scheduled change ended. */
export type PlanEnd = NonNullable<SitePlan['ended']>;

/** How long a failed scheduled change is shown. */
const TOLD_MS = 14 * 24 * 60 * 60_000;

/** @returns the schedule's id */
export async function keepPlan(
  tx: Tx,
  { brand, actor, changes }: { readonly brand: string; readonly actor: string; readonly changes: readonly KeyChange[] },
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<string> {
  const { id } = await tables<SiteTables>(tx)
    .insertInto('site_plan')
    .values({
      brand,
      at,
      changes: JSON.stringify(changes),
      planned_at: now,
      planned_by: actor,
      ended: null,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns a brand's pending schedules and those that recently failed, soonest first. */
export async function plansOf(source: Database | Tx, brand: string, now: Date): Promise<readonly SitePlan[]> {
  return tables<SiteTables>(source)
    .selectFrom('site_plan')
    .selectAll()
    .where('brand', '=', brand)
    .where((is) =>
      is.or([
        is('ended', 'is', null),
        is.and([is('ended', 'in', ['overtaken', 'refused']), is('ended_at', '>', new Date(now.getTime() - TOLD_MS))]),
      ]),
    )
    .orderBy('at')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Returns a pending schedule, locked until the transaction ends. */
export async function waitingPlan(tx: Tx, brand: string, id: string): Promise<SitePlan | undefined> {
  return tables<SiteTables>(tx)
    .selectFrom('site_plan')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('ended', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Ends a schedule. */
export async function endPlan(tx: Tx, id: string, ended: PlanEnd, at: Date): Promise<void> {
  await tables<SiteTables>(tx).updateTable('site_plan').set({ ended, ended_at: at }).where('id', '=', id).execute();
}

/** Returns the due schedules. @param woken the one whose time woke the job, even if our clock is behind */
export async function duePlans(
  source: Database,
  now: Date,
  woken?: string,
): Promise<readonly { readonly id: string; readonly brand: string }[]> {
  return tables<SiteTables>(source)
    .selectFrom('site_plan')
    .select(['id', 'brand'])
    .where('ended', 'is', null)
    .where((is) => is.or([is('at', '<=', now), ...(woken === undefined ? [] : [is('id', '=', woken)])]))
    .orderBy('at')
    .orderBy('id')
    .execute();
}
