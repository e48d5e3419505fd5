import type { Brand } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';
import type { NameDiffers, ReportSummary } from '@vinlore/report-domain';
import { refuse, Reply } from '@vinlore/server-kit';
import { summaryOf } from '../links.ts';
import type { Making } from '../making/make-report.ts';
import type { RequestFault } from '../report-request.ts';
import type { ReportPayment, ReportDeps } from '../deps.ts';

/** Refuses with 402 because the report can't be paid for, and says what to do. */
function refuseUnpaid(payment: Extract<ReportPayment, { spent: false }>, brand: Brand, text: Translator): never {
  if (payment.reason === 'no-credit') refuse(402, text.t('report.noCredit'));
  refuse(402, text.t('report.fairUse', { limit: payment.limit, support: brand.support_email }));
}

/**
 * Refuses a request that can't produce a report: 422 if the VIN is wrong, no source covers the region, or reports are
 * switched off; 404 for an unknown classic number (spec §8); 409 if the entered name must be confirmed.
 */
export function refuseFault(fault: RequestFault, brand: Brand, text: Translator): never {
  if (fault.fault === 'off') refuse(422, text.t('report.off', { brand: brand.name, support: brand.support_email }));
  if (fault.fault === 'type') refuse(422, text.t('report.noType', { type: fault.type }));
  if (fault.fault === 'no-data') refuse(404, text.t('report.noData'));
  if (fault.fault === 'name') {
    const { differs, entered, decoded } = fault;
    const data: NameDiffers = { reason: 'vname-differs', differs, entered, decoded };
    refuse(409, text.t('report.nameDiffers', { entered, decoded }), data);
  }
  refuse(422, text.t('report.wrongVin'), fault.suggestions && { suggestions: fault.suggestions });
}

/** Returns the report as its owner sees it, or refuses with the reason. */
export function reportMade(
  deps: ReportDeps,
  making: Making,
  brand: Brand,
  text: Translator,
): ReportSummary | Reply<ReportSummary> {
  if (making.outcome === 'unpaid') refuseUnpaid(making.payment, brand, text);
  if (making.outcome === 'refused') refuseFault(making.fault, brand, text);
  if (making.outcome === 'no-source') refuse(503, text.t('report.noSource'));
  const summary = summaryOf(deps, making.report);
  return summary.credit_returned ? new Reply(summary, text.t('report.returned')) : summary;
}
