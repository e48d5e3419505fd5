import { setImmediate as breathe } from 'node:timers/promises';
import type { ListedVin } from './list/read-vin-list.ts';
import type { BulkProduct, DocumentOwner } from './product.ts';

/** A row of a list with what is wrong with it; null: a document can be made of it. */
export interface JudgedRow extends ListedVin {
  readonly problem: string | null;
  readonly suggestion: string | null;
}

/** A list as it was judged. */
export interface JudgedList {
  readonly rows: readonly JudgedRow[];
  /** Documents that the dealer has already. */
  readonly had: number;
  /** Documents that are new: each costs a credit. */
  readonly toMake: number;
}

/** Rows after which others who call get their turn: decoding is work of this very thread. */
const AT_ONCE = 50;

const GOOD = { problem: null, suggestion: null };

/** Judges each row of a list, and counts what is to be paid. */
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
