import { potOf } from '@vinlore/billing-domain';
import { balancesOf, reserveCredits, settleReservation, spendReserved } from '@vinlore/billing-ledger';
import type { BulkCredits } from '@vinlore/bulk';
import { askManyCredits } from './spending.ts';

/** Pays for dealers' bulk jobs out of the ledger (ADR 15): the job is the cause of its reservation. */
export const bulkCredits: BulkCredits = {
  reserve: async (tx, { brand, by, kind, credits, jobId, at }) => {
    const { accountId } = by.actor;
    const cause = { kind: 'bulk', id: jobId };
    const answer = await reserveCredits(tx, { brand, accountId, product: kind, credits, cause, at });
    if (!answer.reserved) {
      const balances = await balancesOf(tx, brand.key, accountId);
      return { reserved: false, left: balances[potOf(brand, kind)] };
    }
    const aside = answer.paidBy !== 'unlimited';
    // Under an unlimited plan too: a list that outlasts its fair use goes on with credits, and nobody is there to be asked then.
    await askManyCredits(tx, { brand, by }, aside ? credits : 0);
    return { reserved: true, reservation: answer.transactionId, aside };
  },
  spend: (tx, reservation, sticker) => spendReserved(tx, { reservation, ...sticker }),
  settle: async (tx, reservation, at) => void (await settleReservation(tx, { reservation, at })),
};
