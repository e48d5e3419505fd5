import type { ReportPayment, ReportDeps, ReportToPay } from '../deps.ts';

/** Ends the transaction of a rehearsal, so that nothing of it stays. */
class Rehearsed extends Error {
  constructor(readonly payment: ReportPayment) {
    super('Nothing of this stays.');
  }
}

/**
 * Whether a report could be paid right now; nothing is spent. Where a source takes a fee for each question, who cannot pay
 * must not be the reason for one.
 */
export async function rehearsePayment(
  { database, credits }: Pick<ReportDeps, 'database' | 'credits'>,
  toPay: Omit<ReportToPay, 'document'>,
): Promise<ReportPayment> {
  const document = { kind: 'report', id: 'rehearsal', title: '' } as const;
  try {
    return await database.transaction(async (tx): Promise<never> => {
      throw new Rehearsed(await credits.spend(tx, { ...toPay, document }));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.payment;
    throw error;
  }
}
