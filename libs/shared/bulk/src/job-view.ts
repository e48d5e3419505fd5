import { type BulkJob, MOST_PRINTED } from '@vinlore/contract';
import type { CountedJob } from './bulk-store.ts';
import type { BulkDeps } from './deps.ts';

/** Signs and verifies links to results. */
type LinkDeps = Pick<BulkDeps, 'links' | 'clock'>;

/** Links to results expire after a day. */
const LINK_MS = 24 * 3_600_000;
const PURPOSE = 'bulk-result';

/** Returns the job id of a signed key; null if it is forged or expired. */
export function openedJob({ links, clock }: LinkDeps, key: string): string | null {
  return links.open(PURPOSE, key, clock());
}

/** Returns a job as its dealer sees it. */
export function jobView({ links, clock }: LinkDeps, job: CountedJob): BulkJob {
  const { id, kind, name, state, rows, made, had, failed, duplicates, reserved, used } = job;
  const key = new URLSearchParams({ key: links.sign(PURPOSE, id, new Date(clock().getTime() + LINK_MS)) }).toString();
  const isOver = state === 'done' || state === 'stopped';
  return {
    id,
    kind,
    name,
    state,
    begun_at: job.begun_at.toISOString(),
    ended_at: job.ended_at?.toISOString() ?? null,
    rows,
    made,
    had,
    failed,
    duplicates,
    reserved,
    used,
    zip_url: made + had > 0 ? `/api/dealer/bulk-zip?${key}` : null,
    print_url: isOver && made + had > 0 && made + had <= MOST_PRINTED[kind] ? `/api/dealer/bulk-pdf?${key}` : null,
    csv_url: isOver ? `/api/dealer/bulk-csv?${key}` : null,
  };
}
