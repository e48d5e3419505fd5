import { setImmediate as breathe } from 'node:timers/promises';
import { unprintable } from '@vinlore/documents';
import type { Brand } from '@vinlore/brand';
import { judgeVin } from '../dealers/judge-vin.ts';
import { newestByVin } from '../dealers/own-stickers.ts';
import type { ListedVin } from '../dealers/read-vin-list.ts';
import type { StickerDeps } from '../deps.ts';

/** A row of a list with what is wrong with it; null: a sticker can be made of it. */
export interface JudgedRow extends ListedVin {
  readonly problem: string | null;
  readonly suggestion: string | null;
}

/** A list as it was judged. */
export interface JudgedList {
  readonly rows: readonly JudgedRow[];
  /** Stickers that the dealer has already. */
  readonly had: number;
  /** Stickers that are new: each costs a credit. */
  readonly toMake: number;
}

/** Rows after which others who call get their turn: decoding is work of this very thread. */
const AT_ONCE = 50;

/** What is wrong with what a row says beside its VIN; null where nothing is. */
function judgeOffer({ price, stockNumber }: ListedVin): Pick<JudgedRow, 'problem' | 'suggestion'> | null {
  if (price === 'unreadable') return { problem: 'price', suggestion: null };
  return unprintable(stockNumber).length > 0 ? { problem: 'stock', suggestion: null } : null;
}

/** Judges each row of a list, and counts what is to be paid. */
export async function judgeList(
  deps: StickerDeps,
  { brand, accountId }: { readonly brand: Brand; readonly accountId: string },
  listed: readonly ListedVin[],
): Promise<JudgedList> {
  const rows: JudgedRow[] = [];
  for (const row of listed) {
    const judged = judgeOffer(row) ?? judgeVin(deps, brand, row.vin);
    const judgedSoFar = rows.push(
      'draft' in judged ? { ...row, problem: null, suggestion: null } : { ...row, ...judged },
    );
    if (judgedSoFar % AT_ONCE === 0) await breathe();
  }
  const good = rows.filter(({ problem }) => problem === null);
  const owner = { brand: brand.key, accountId };
  const { size: had } = await newestByVin(
    deps.database,
    owner,
    good.map(({ vin }) => vin),
  );
  return { rows, had, toMake: good.length - had };
}
