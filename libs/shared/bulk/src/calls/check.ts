import type { bulkContract } from '@vinlore/contract';
import type { Handler } from '@vinlore/server-kit';
import type { BulkDeps } from '../deps.ts';
import { judgeList } from '../judge-list.ts';
import { listOfCall } from '../list/list-of-call.ts';
import { problemView } from '../problem-view.ts';

/** Most problems listed at once; enough to fix before the next upload. */
const MOST_PROBLEMS = 100;

/** Reads a list and returns its cost, without storing anything. */
export function bulkCheck({
  products,
  vins,
}: Pick<BulkDeps, 'products' | 'vins'>): Handler<typeof bulkContract.bulkCheck> {
  return async ({ file, kind }, { actor: { accountId }, brand, text }) => {
    const product = products[kind];
    const list = await listOfCall(new Uint8Array(await file.arrayBuffer()), vins, { text });
    const { rows, had, toMake } = await judgeList(product, { brand, accountId }, list.rows);
    const problems = rows.flatMap((row) => problemView(product, text, row));
    return {
      rows: rows.length,
      to_make: toMake,
      had,
      failed: problems.length,
      duplicates: list.duplicates,
      problems: problems.slice(0, MOST_PROBLEMS),
    };
  };
}
