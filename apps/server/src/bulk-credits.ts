import { balancesOf, potOf, reserveCredits, settleReservation, spendReserved } from '@vinlore/billing-server';
import type { BulkCredits } from '@vinlore/sticker-server';

/** Pays for dealers' bulk jobs out of the ledger (ADR 15): the job is the cause of its reservation. */
export const bulkCredits: BulkCredits = {
  reserve: async (tx, { brand, accountId, credits, jobId, at }) => {
    const cause = { kind: 'bulk', id: jobId };
    const answer = await reserveCredits(tx, { brand, accountId, product: 'sticker', credits, cause, at });
    if (answer.reserved)
      return { reserved: true, reservation: answer.transactionId, aside: answer.paidBy !== 'unlimited' };
    const balances = await balancesOf(tx, brand.key, accountId);
    return { reserved: false, left: balances[potOf(brand, 'sticker')] };
  },
  spend: (tx, reservation, sticker) => spendReserved(tx, { reservation, ...sticker }),
  settle: async (tx, reservation, at) => void (await settleReservation(tx, { reservation, at })),
};
