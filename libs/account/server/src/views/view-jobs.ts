import { recordAct } from '@vinlore/audit';
import type { Database } from '@vinlore/database';
import type { Enqueue, Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import { endView } from './view-store.ts';

const ViewSchema = v.object({ id: v.string(), brand: v.string() });

/** A view whose end the audit log is to have. */
export type ViewToEnd = v.InferOutput<typeof ViewSchema>;

/** Notes the end of a view that nobody ended by hand, once its time is over. @returns the way to enqueue it */
export function defineViewJobs(
  jobs: Jobs,
  database: Database,
  clock: () => Date = () => new Date(),
): Enqueue<ViewToEnd> {
  return jobs.define('account.end-view', ViewSchema, (view) => endOverdue(database, view, clock()), { retries: 10 });
}

/** What the job does; a view that has ended already is left alone. */
export async function endOverdue(database: Database, { id, brand }: ViewToEnd, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const ended = await endView(tx, id, now);
    if (!ended) return;
    const subject = { kind: 'account', id: ended.account_id };
    await recordAct(tx, { brand, actor: ended.staff_id, act: 'account.view-ended', subject, detail: { by: 'time' } });
  });
}
