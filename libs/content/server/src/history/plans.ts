import type { PlannedAct } from '@vinlore/content-domain';
import type { Database, Tx } from '@vinlore/database';
import type { Selectable } from 'kysely';
import type { DeskTables } from '../desk-tables.ts';
import { desk, type TextKey } from './document-store.ts';

/** A schedule row. */
export type KeptPlan = Selectable<DeskTables['content_plan']>;

/** How long an ended schedule is shown with the text, in milliseconds. */
const ENDED_MS = 30 * 24 * 60 * 60_000;

/** Pending schedules of documents. */
export const waitingPlans = (source: Database | Tx, ids: readonly string[]) =>
  desk(source).selectFrom('content_plan').where('document_id', 'in', ids).where('ended', 'is', null);

/** Pending schedules of a text. */
const waitingFor = (source: Database | Tx, { id, language }: TextKey) =>
  waitingPlans(source, [id]).where('language', '=', language);

/** Returns the pending schedules of a text, soonest first. */
export function plansAhead(source: Database | Tx, key: TextKey): Promise<Pick<KeptPlan, 'act' | 'at'>[]> {
  return waitingFor(source, key).select(['act', 'at']).orderBy('at').execute();
}

/** Returns a text's pending schedule of this kind, or at this time. */
export async function findPlan(
  source: Database | Tx,
  key: TextKey,
  act: PlannedAct,
  at?: Date,
): Promise<KeptPlan | null> {
  const plans = waitingFor(source, key).selectAll().where('act', '=', act);
  return (await (at ? plans.where('at', '=', at) : plans).executeTakeFirst()) ?? null;
}

/** Returns a document's schedules, pending ones first, with those that ended within a month. */
export function plansOf(source: Database | Tx, id: string, now: Date): Promise<KeptPlan[]> {
  return desk(source)
    .selectFrom('content_plan')
    .selectAll()
    .where('document_id', '=', id)
    .where((is) => is.or([is('ended', 'is', null), is('ended_at', '>', new Date(now.getTime() - ENDED_MS))]))
    .orderBy((is) => is('ended', 'is not', null))
    .orderBy('at')
    .limit(50)
    .execute();
}

/**
 * Cancels the pending schedules of a document, or of one entry of one of its texts. The caller holds the document's
 * lock, and records why.
 */
export async function cancelPlans(
  tx: Tx,
  id: string,
  at: Date,
  entry?: { readonly language: TextKey['language']; readonly number: number },
): Promise<void> {
  const plans = desk(tx)
    .updateTable('content_plan')
    .set({ ended: 'cancelled', ended_at: at })
    .where('document_id', '=', id)
    .where('ended', 'is', null);
  const cancelled = entry ? plans.where('language', '=', entry.language).where('number', '=', entry.number) : plans;
  await cancelled.execute();
}
