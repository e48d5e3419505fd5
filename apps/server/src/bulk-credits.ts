import { potOf } from '@vinlore/billing-domain';
import { balancesOf, reserveCredits, settleReservation, spendReserved } from '@vinlore/billing-ledger';
import type { BulkCredits } from '@vinlore/bulk';
import { askManyCredits } from './spending.ts';
import type { WebhookEvents } from './webhook-events.ts';

/** Pays for dealers' bulk jobs from the ledger (ADR 15), with the job as the cause of its reservation. */
export const bulkCredits = (events: Pick<WebhookEvents, 'creditsSpent'>): BulkCredits => ({
  reserve: async (tx, { brand, by, kind, credits, jobId, at }) => {
    const { accountId } = by.actor;
    const cause = { kind: 'bulk', id: jobId };
    const answer = await reserveCredits(tx, { brand, accountId, product: kind, credits, cause, at });
    if (!answer.reserved) {
      const balances = await balancesOf(tx, brand.key, accountId);
      return { reserved: false, left: balances[potOf(brand, kind)] };
    }
    const aside = answer.paidBy !== 'unlimited';
    // Also under an unlimited plan: a list that exceeds its fair use continues on credits, when no one can be asked.
    await askManyCredits(tx, { brand, by }, aside ? credits : 0);
    if (aside) await events.creditsSpent(tx, { brand: brand.key, accountId });
    return { reserved: true, reservation: answer.transactionId, aside };
  },
  spend: (tx, reservation, sticker) => spendReserved(tx, { reservation, ...sticker }),
  settle: async (tx, reservation, at) => void (await settleReservation(tx, { reservation, at })),
});
