import type { Brand } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';
import type { NameDiffers, ReportSummary } from '@vinlore/report-domain';
import { refuse, Reply } from '@vinlore/server-kit';
import { summaryOf } from '../links.ts';
import type { Making } from '../making/make-report.ts';
import type { RequestFault } from '../report-request.ts';
import type { ReportPayment, ReportDeps } from '../deps.ts';

/** Says that nothing pays for a report, and what to do (402). */
function refuseUnpaid(payment: Extract<ReportPayment, { spent: false }>, brand: Brand, text: Translator): never {
  if (payment.reason === 'no-credit') refuse(402, text.t('report.noCredit'));
  refuse(402, text.t('report.fairUse', { limit: payment.limit, support: brand.support_email }));
}

/**
 * Says why no report is made: the number is wrong, no source has records of the region, or none are made now (422), or
 * nobody knows the classic (404, spec §8), or its name is to be asked about (409).
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

/** The report that was made, as its owner sees it; refuses in words where none was. */
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
