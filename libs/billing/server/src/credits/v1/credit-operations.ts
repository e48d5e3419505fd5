import { creditsContract, listCreditEntries, retrieveCredits } from '@vinlore/billing-domain';
import { served, type ServedOperation } from '@vinlore/server-kit';

/** Credits as a number; null for an unlimited plan. */
const plain = (credits: number | 'Unlimited'): number | null => (credits === 'Unlimited' ? null : credits);

/** Adds credits of several sources; null if one is unlimited. */
const total = (...parts: readonly (number | null)[]): number | null =>
  parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);

/** Operations of the public API on credits. */
export function creditOperations(): readonly ServedOperation[] {
  return [
    served(retrieveCredits, {
      live: async (_input, { invoke }) => {
        const credits = await invoke(creditsContract.offerCredit, {});
        const { credit: both, vhr_credit, vhr_credit_subscription, sticker_credit } = credits;
        return {
          ...{ object: 'credits' as const, mode: 'live' as const },
          reports: total(vhr_credit, plain(vhr_credit_subscription), both),
          stickers: total(plain(sticker_credit), both),
        };
      },
      test: async (_input, { tests }) => ({
        ...{ object: 'credits' as const, mode: 'test' as const },
        reports: await tests.balance('report'),
        stickers: await tests.balance('sticker'),
      }),
    }),
    served(listCreditEntries, {
      live: async ({ cursor, limit }, { invoke }) => {
        const page = { limit, ...(cursor !== undefined && { cursor }) };
        const { lines, next } = await invoke(creditsContract.creditHistory, page);
        const data = lines.map(({ at, pot, words, ...line }) => ({
          ...{ object: 'credit_entry' as const, id: line.id, created_at: at, kind: pot, credits: line.credits },
          ...{ description: words, document: line.document },
        }));
        return { object: 'list' as const, data, has_more: next !== null, next_cursor: next };
      },
      test: () => ({ object: 'list' as const, data: [], has_more: false, next_cursor: null }),
    }),
  ];
}
