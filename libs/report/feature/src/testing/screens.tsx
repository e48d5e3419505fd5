import type { ReportData, ReportSummary } from '@vinlore/report-domain';
import { fullReport } from '@vinlore/report-domain/testing';
import { screenRenderer } from '@vinlore/ui/testing';
import { reportMessages } from '../messages/index.ts';
import type { OwnReport } from '../report-queries.ts';
import { sheetMessages } from '../sheet/messages/index.ts';

/** Renders a report screen with all the texts that it needs. */
export const renderScreen = screenRenderer({
  en: { ...reportMessages.en, ...sheetMessages.en },
  es: async () => ({ ...(await reportMessages.es()), ...(await sheetMessages.es()) }),
});

/** A report link as an app provides it. */
export const reportLink = (id: string, text: string) => <a href={`/members/reports/${id}`}>{text}</a>;

/** A placeholder link. */
export const allLink = (text: string) => <a href="/all">{text}</a>;

/** A report in a list. */
export function summary(id: string, more: Partial<ReportSummary> = {}): ReportSummary {
  return {
    id,
    kind: 'standard',
    vin: '19XFC1F39KE000000',
    title: '2019 Honda Civic EX',
    make: 'Honda',
    version: 1,
    made_at: '2026-11-20T10:00:00Z',
    records: 17,
    credit_returned: false,
    down: [],
    sample: false,
    pdf_url: `/api-cwa/view_pdf?kind=report&id=${id}&signature=s`,
    ...more,
  };
}

/** One of the member's own reports, as returned by the server. */
export function own(report: ReportData = fullReport, more: Partial<OwnReport> = {}): OwnReport {
  const { id, kind, vin, madeAt } = report;
  const { title, make } = report.vehicle;
  return {
    ...summary(id, { kind, vin, title, make, made_at: madeAt, records: report.events.length }),
    report,
    standing: 'genuine',
    verify_url: `https://vinlore.test/verify/${id}`,
    free_until: '2999-12-20T10:00:00Z',
    versions: [{ id, version: 1, made_at: madeAt }],
    previous: null,
    report_types: ['US'],
    ...more,
  };
}
