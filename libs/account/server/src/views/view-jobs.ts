import { recordAct } from '@vinlore/audit';
import type { Database } from '@vinlore/database';
import type { Enqueue, Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import { endView } from './view-store.ts';

const ViewSchema = v.object({ id: v.string(), brand: v.string() });

/** A view whose end must be recorded in the audit log. */
export type ViewToEnd = v.InferOutput<typeof ViewSchema>;

/** Records the end of a view that expired without being ended. @returns a function that enqueues it */
export function defineViewJobs(
  jobs: Jobs,
  database: Database,
  clock: () => Date = () => new Date(),
): Enqueue<ViewToEnd> {
  return jobs.define('account.end-view', ViewSchema, (view) => endOverdue(database, view, clock()), { retries: 10 });
}

/** The job's handler; a no-op if the view has already ended. */
export async function endOverdue(database: Database, { id, brand }: ViewToEnd, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const ended = await endView(tx, id, now);
    if (!ended) return;
    const subject = { kind: 'account', id: ended.account_id };
    await recordAct(tx, { brand, actor: ended.staff_id, act: 'account.view-ended', subject, detail: { by: 'time' } });
  });
}
