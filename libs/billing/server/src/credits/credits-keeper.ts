import { balancesOf, holdBooks, mergeBooks } from '@vinlore/billing-ledger';
import type { Database } from '@vinlore/database';
import type { DataKeeper, MergePart } from '@vinlore/server-kit';
import { historyOf } from './history.ts';

/**
 * Exports a member's credits for data requests. The books stay when an account is erased: they record how many credits
 * came and went and for which cars, under an id that no longer identifies anyone (ADR 11, ADR 15).
 */
export function creditsKeeper(database: Database): DataKeeper {
  return {
    name: 'credits',
    merge: mergedBooks,
    exportOf: async ({ id, brand }) => {
      const lines: unknown[] = [];
      const member = { brand: brand.key, accountId: id };
      for (let cursor: string | null = null; ;) {
        const page = await historyOf(database, member, cursor, PAGE);
        lines.push(...page);
        if (page.length < PAGE) return { balances: await balancesOf(database, brand.key, id), history: lines };
        cursor = page.at(-1)!.id;
      }
    },
    erase: async () => {},
  };
}

/** A dealer may have a hundred thousand lines, more than one statement reads before its timeout. */
const PAGE = 5_000;

/**
 * Merges the books of a member's two accounts: new entries move the remaining credits, and posted entries do not
 * change.
 */
const mergedBooks: MergePart = {
  // Locks both books in a fixed order, whichever way the accounts are merged. A payment in progress finishes before the
  // merge, or finds no credit after it.
  hold: async (tx, { from, into }) => {
    for (const accountId of [from.id, into.id].sort()) await holdBooks(tx, { brand: from.brand.key, accountId });
  },
  look: async (source, { from }) => {
    const { vhr, sticker, global } = await balancesOf(source, from.brand.key, from.id);
    return { moves: { credits_vhr: vhr, credits_sticker: sticker, credits_global: global } };
  },
  move: (tx, { from, into, at }) => mergeBooks(tx, { brand: from.brand.key, accountId: from.id, into: into.id, at }),
};
