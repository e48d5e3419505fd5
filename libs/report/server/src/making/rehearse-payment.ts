import type { ReportPayment, ReportDeps, ReportToPay } from '../deps.ts';

/** Rolls back the trial payment. */
class Rehearsed extends Error {
  constructor(readonly payment: ReportPayment) {
    super('Nothing of this stays.');
  }
}

/**
 * Returns whether a report could be paid for right now, without charging. A source that charges per query must not be
 * queried for someone who can't pay.
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
