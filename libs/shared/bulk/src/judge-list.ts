import { setImmediate as breathe } from 'node:timers/promises';
import type { ListedVin } from './list/read-vin-list.ts';
import type { BulkProduct, DocumentOwner } from './product.ts';

/** A row of a list with its problem; null: a document can be created. */
export interface JudgedRow extends ListedVin {
  readonly problem: string | null;
  readonly suggestion: string | null;
}

/** A checked list. */
export interface JudgedList {
  readonly rows: readonly JudgedRow[];
  /** Documents that the dealer already has. */
  readonly had: number;
  /** New documents: each costs a credit. */
  readonly toMake: number;
}

/** Rows between yields to the event loop: decoding is CPU work on this thread. */
const AT_ONCE = 50;

const GOOD = { problem: null, suggestion: null };

/** Checks each row of a list, and counts the credits it costs. */
export async function judgeList(
  product: BulkProduct,
  owner: DocumentOwner,
  listed: readonly ListedVin[],
): Promise<JudgedList> {
  const rows: JudgedRow[] = [];
  for (const row of listed) {
    const judgedSoFar = rows.push({ ...row, ...(product.judge(owner.brand, row) ?? GOOD) });
    if (judgedSoFar % AT_ONCE === 0) await breathe();
  }
  const good = rows.filter(({ problem }) => problem === null);
  const had = await product.countOwned(
    owner,
    good.map(({ vin }) => vin),
  );
  return { rows, had, toMake: good.length - had };
}
