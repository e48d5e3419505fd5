import type { creditsContract } from '@vinlore/billing-domain';
import type { Handler } from '@vinlore/server-kit';
import { historyOf, type HistoryLine } from '../history.ts';
import { wordsOf } from '../history-words.ts';
import type { CreditsDeps } from '../deps.ts';

/** The document of a line that spent a credit; lines that return a credit have none. */
const documentOf = ({ kind, detail }: HistoryLine) =>
  kind === 'spend' && detail.document ? { kind: detail.document.kind, id: detail.document.id } : null;

/** Returns the member's credit history, newest first, in pages. */
export function creditHistoryCall({ database }: CreditsDeps): Handler<typeof creditsContract.creditHistory> {
  return async ({ cursor = null, limit }, { actor, brand, text }) => {
    // Fetches one extra row to tell whether there are more.
    const lines = await historyOf(database, { brand: brand.key, accountId: actor.accountId }, cursor, limit + 1);
    const page = lines.slice(0, limit);
    return {
      lines: page.map((line) => ({
        id: line.id,
        at: line.at.toISOString(),
        pot: line.byPlan ? null : line.pot,
        credits: line.byPlan ? 0 : line.credits,
        words: wordsOf(line, text),
        document: documentOf(line),
      })),
      next: lines.length > limit ? page.at(-1)!.id : null,
    };
  };
}
