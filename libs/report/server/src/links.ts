import { formatDocumentNumber } from '@vinlore/contract';
import type { ReportSummary } from '@vinlore/report-domain';
import { pdfLinks } from '@vinlore/server-kit';
import type { ReportDeps } from './deps.ts';
import type { ListedReport } from './report-table.ts';

/** Links to the PDFs of reports. */
export const reportLinks = (deps: Pick<ReportDeps, 'clock' | 'links'>) => pdfLinks('report', deps);

/** A stored report as its owner sees it in a list. */
export function summaryOf(deps: Pick<ReportDeps, 'clock' | 'links'>, report: ListedReport): ReportSummary {
  const number = formatDocumentNumber(report.id);
  return {
    id: number,
    kind: report.kind,
    vin: report.vin,
    title: report.title,
    make: report.make,
    version: report.version,
    made_at: report.made_at.toISOString(),
    records: report.records,
    credit_returned: report.credit_returned,
    down: report.down,
    sample: report.sample,
    pdf_url: reportLinks(deps).url(report.id, number),
  };
}
