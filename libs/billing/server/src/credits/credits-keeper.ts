import { balancesOf } from '@vinlore/billing-ledger';
import type { Database } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import { historyOf } from './history.ts';

/**
 * Answers for a member's credits. The books stay when an account is erased: they say how many credits came and went and
 * for which cars, under an id that leads to nobody by then (ADR 11, ADR 15).
 */
export function creditsKeeper(database: Database): DataKeeper {
  return {
    name: 'credits',
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

/** A dealer may have a hundred thousand lines: more than one statement reads in time. */
const PAGE = 5_000;
