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

/** Within so many days of a paid report its new versions are free (docs/decisions.md §4). */
const FREE_DAYS = 30;

const DAY_MS = 86_400_000;

/** What came of a request. */
export type Making =
  | { readonly outcome: 'made'; readonly report: ListedReport }
  | { readonly outcome: 'refused'; readonly fault: RequestFault }
  /** No credit is left, or the plan is used up; nothing was made and nothing spent. */
  | { readonly outcome: 'unpaid'; readonly payment: Extract<ReportPayment, { spent: false }> }
  /** No source of records answered; nothing was made and nothing spent. */
  | { readonly outcome: 'no-source' };

/** Who makes a report. */
export interface ReportRequester {
  readonly brand: Brand;
  readonly accountId: string;
  /**
   * Whose call asks for it; null where it was bought with its order: then it is made although the brand has stopped making
   * reports meanwhile.
   */
  readonly by: Caller | null;
}

/** A report that came back empty is no answer to give again. */
const stands = (report: ListedReport | null): report is ListedReport => report !== null && !report.credit_returned;

/** Whether the next version after this one costs nothing (docs/decisions.md §4). */
const isFreeAt = (before: ListedReport | null, at: Date): before is ListedReport =>
  stands(before) && before.free_until > at;

/**
 * Makes a report, or gives the one that exists. Sources are asked and the report is composed before the transaction;
 * inside it, one request at a time counts the version, pays and keeps the report: all of it or nothing. A report without
 * a record gives its credit back in the same transaction; recalls and what is published about the model, which anybody
 * may look up for nothing, are no records in that sense.
 *
 * @param again makes the next version of one that exists
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
  // What members have stays theirs, with its free versions; nothing new is paid for.
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
    // A report is whole without them: they only hold its figures against others.
    within(SOURCE_LIMIT_MS, () => deps.sales(vin)).catch(() => []),
  ]);
  if (!heard) return { outcome: 'no-source' };
  const isClassic = request.vehicle.kind === 'classic';
  // Spec §8: a classic number that no source knows is "no data", not an empty report.
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
    // Two clicks at once: the second gets what the first made.
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
    return { outcome: 'made', report };
  });
}
