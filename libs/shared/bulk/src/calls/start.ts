import { createHash, randomUUID } from 'node:crypto';
import { recordAct } from '@vinlore/audit';
import type { bulkContract } from '@vinlore/contract';
import type { Tx } from '@vinlore/database';
import { type Handler, refuse } from '@vinlore/server-kit';
import { jobByKey, keepJob } from '../bulk-store.ts';
import type { BulkDeps } from '../deps.ts';
import { jobView } from '../job-view.ts';
import { judgeList } from '../judge-list.ts';
import { listOfCall } from '../list/list-of-call.ts';

const LONGEST_NAME = 120;

/**
 * Starts a bulk job: reserves credits for the new documents, stores the rows, and queues the work, in one transaction.
 * A repeat with the same key returns the existing job.
 */
export function bulkStart(deps: BulkDeps, work: (tx: Tx) => Promise<void>): Handler<typeof bulkContract.bulkStart> {
  const { database, products, credits, vins, clock } = deps;
  return async ({ file, kind, idempotency_key }, call) => {
    const { actor, brand, text } = call;
    const { accountId } = actor;
    const product = products[kind];
    const bytes = new Uint8Array(await file.arrayBuffer());
    const content_hash = createHash('sha256').update(bytes).digest();
    const owner = { brand: brand.key, accountId };
    const begun = async () => {
      const job = await jobByKey(database, owner, idempotency_key);
      if (job && (job.kind !== kind || !job.content_hash.equals(content_hash)))
        return refuse(409, text.t('bulk.keyUsed'));
      return job && jobView(deps, job);
    };
    const before = await begun();
    if (before) return before;

    const list = await listOfCall(bytes, vins, { text });
    const { rows, toMake } = await judgeList(product, { brand, accountId }, list.rows);
    if (toMake > 0) product.refuseOff(brand, text);
    const id = randomUUID();
    const at = clock();
    await database
      .transaction(async (tx) => {
        const reserving =
          toMake > 0 ? await credits.reserve(tx, { brand, by: call, kind, credits: toMake, jobId: id, at }) : null;
        if (reserving?.reserved === false)
          return refuse(402, text.t('bulk.credits', { needed: toMake, left: reserving.left }));
        const job = {
          id,
          brand: brand.key,
          account_id: accountId,
          kind,
          idempotency_key,
          content_hash,
          name: file.name.slice(0, LONGEST_NAME),
          language: text.language,
          state: 'waiting' as const,
          begun_at: at,
          ended_at: null,
          duplicates: list.duplicates,
          reservation: reserving?.reservation ?? null,
          reserved: reserving?.aside ? toMake : 0,
        };
        const isNew = await keepJob(
          tx,
          job,
          rows.map(({ line, vin, stockNumber, price, problem, suggestion }, place) => ({
            number: place + 1,
            line,
            vin,
            stock_number: stockNumber,
            asking_price: typeof price === 'number' ? price : null,
            state: problem === null ? ('waiting' as const) : ('failed' as const),
            problem,
            suggestion,
            sticker_id: null,
            report_id: null,
          })),
        );
        // The same upload arrived twice concurrently: keep the other one, and roll back what this one reserved.
        if (!isNew) throw new SameUpload();
        await recordAct(tx, {
          brand: brand.key,
          actor: accountId,
          act: 'bulk.begun',
          subject: { kind: 'bulk-job', id },
          detail: { kind, rows: rows.length, to_make: toMake },
        });
        await work(tx);
      })
      .catch((error: unknown) => {
        if (!(error instanceof SameUpload)) throw error;
      });
    return (await begun())!;
  };
}

class SameUpload extends Error {}
