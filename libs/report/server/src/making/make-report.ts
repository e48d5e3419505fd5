import { recordAct } from '@vinlore/audit';
import { type Brand, siteIdentifier } from '@vinlore/brand';
import { formatDocumentNumber, newDocumentNumber, within } from '@vinlore/contract';
import { composeReport } from '@vinlore/report-domain';
import type { Caller } from '@vinlore/server-kit';
import type { ReportPayment, ReportDeps } from '../deps.ts';
import { keepReport, type ListedReport, lockReport, newestReport } from '../report-table.ts';
import { askModel } from '../model/ask-model.ts';
import { askAll, SOURCE_LIMIT_MS } from '../sources/ask-all.ts';
import { offeredTypes } from '../sources/offered-types.ts';
import { rehearsePayment } from './rehearse-payment.ts';
import { asStored } from '../genuine.ts';
import { isFault, type ReportRequest, type RequestFault } from '../report-request.ts';

/** Days after a paid report in which new versions are free (docs/decisions.md §4). */
const FREE_DAYS = 30;

const DAY_MS = 86_400_000;

/** Outcome of a request for a report. */
export type Making =
  | { readonly outcome: 'made'; readonly report: ListedReport }
  | { readonly outcome: 'refused'; readonly fault: RequestFault }
  /** No credit is left, or the plan is used up. Nothing was made or charged. */
  | { readonly outcome: 'unpaid'; readonly payment: Extract<ReportPayment, { spent: false }> }
  /** No source of records answered. Nothing was made or charged. */
  | { readonly outcome: 'no-source' };

/** The account a report is made for. */
export interface ReportRequester {
  readonly brand: Brand;
  readonly accountId: string;
  /**
   * The caller; null if the report was bought in an order, which is fulfilled even if the brand has switched reports
   * off since.
   */
  readonly by: Caller | null;
}

/** An empty, refunded report isn't returned again. */
const stands = (report: ListedReport | null): report is ListedReport => report !== null && !report.credit_returned;

/** Whether the next version after this one is free (docs/decisions.md §4). */
const isFreeAt = (before: ListedReport | null, at: Date): before is ListedReport =>
  stands(before) && before.free_until > at;

/**
 * Makes a report, or returns the existing one. Sources are queried and the report is composed before the transaction.
 * Inside it, one request at a time numbers the version, pays, and stores the report, all or nothing. If the report has
 * no records, its credit is refunded in the same transaction. Recalls and published model data, which anyone can look
 * up for free, don't count as records.
 *
 * @param again makes the next version of an existing report
 */
export async function makeReport(
  deps: ReportDeps,
  requester: ReportRequester,
  request: ReportRequest | RequestFault,
  again: boolean,
): Promise<Making> {
  if (isFault(request)) return { outcome: 'refused', fault: request };
  const { brand, accountId, by } = requester;
  const owner = { brand: brand.key, accountId };
  const { vin } = request.asked;
  const existing = await newestReport(deps.database, owner, vin);
  if (stands(existing) && !again) return { outcome: 'made', report: existing };
  // If the brand has switched reports off, members keep their reports with the free versions but can't buy new ones.
  if (!brand.features.report && by !== null && !isFreeAt(existing, deps.clock()))
    return { outcome: 'refused', fault: { fault: 'off' } };
  const { type } = request.asked;
  if (!(await offeredTypes(deps.sources)).includes(type)) return { outcome: 'refused', fault: { fault: 'type', type } };
  if (deps.sources.some(({ priced }) => priced) && !isFreeAt(existing, deps.clock())) {
    const payment = await rehearsePayment(deps, { brand, accountId, by, at: deps.clock() });
    if (!payment.spent) return { outcome: 'unpaid', payment };
  }

  const [{ events, recalls, facts, europe, sources, heard }, model, sales] = await Promise.all([
    askAll(deps.sources, request.asked),
    askModel(deps.model, request.asked),
    // Optional: comparable sales only put the report's figures in context.
    within(SOURCE_LIMIT_MS, () => deps.sales(vin)).catch(() => []),
  ]);
  if (!heard) return { outcome: 'no-source' };
  const isClassic = request.vehicle.kind === 'classic';
  // Spec §8: a classic number without records is "no data", not an empty report.
  if (isClassic && events.length === 0) return { outcome: 'refused', fault: { fault: 'no-data' } };
  const id = newDocumentNumber();
  const madeAt = deps.clock();
  const data = asStored(
    composeReport({
      id: formatDocumentNumber(id),
      brand: { key: brand.key, name: brand.name, domain: siteIdentifier(brand) },
      madeAt: madeAt.toISOString(),
      vin,
      vehicle: request.vehicle,
      type: request.asked.type,
      mileage: request.mileage,
      events,
      recalls,
      model,
      sales,
      facts,
      europe,
      sources,
    }),
  );
  const signed = deps.signer.sign(data);
  const isEmpty = events.length === 0;
  const document = { kind: 'report', id: data.id, title: data.vehicle.title } as const;
  return deps.database.transaction(async (tx): Promise<Making> => {
    await lockReport(tx, owner, vin);
    const before = await newestReport(tx, owner, vin);
    // Of two simultaneous requests, the second gets the report made by the first.
    if (stands(before) && !again) return { outcome: 'made', report: before };
    const isFree = isFreeAt(before, madeAt);
    if (!isFree) {
      const payment = await deps.credits.spend(tx, { brand, accountId, by, document, at: madeAt });
      if (!payment.spent) return { outcome: 'unpaid', payment };
      const { transactionId } = payment;
      if (isEmpty) await deps.credits.giveBack(tx, { transactionId, reason: 'empty', at: madeAt });
    }
    const version = (before?.version ?? 0) + 1;
    await recordAct(tx, {
      brand: brand.key,
      actor: accountId,
      act: 'report.made',
      subject: { kind: 'report', id },
      detail: { version },
    });
    const report = await keepReport(tx, owner, {
      id,
      data,
      signed,
      version,
      creditReturned: isEmpty && !isFree,
      madeAt,
      freeUntil: isFree ? before.free_until : new Date(madeAt.getTime() + FREE_DAYS * DAY_MS),
    });
    await deps.onMade?.(tx, report);
    return { outcome: 'made', report };
  });
}
