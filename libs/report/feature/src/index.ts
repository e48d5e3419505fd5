export type { Compared } from './compare/compare-choice.tsx';
export { CompareReports, type CompareReportsProps } from './compare/compare-reports.tsx';
export { ReportList, type ReportListProps } from './list/report-list.tsx';
export { MakeReport, type MakeReportProps } from './make/make-report.tsx';
export { ReportOffer, type ReportOfferProps } from './make/offer.tsx';
export type { MakingReportProps } from './make/making-report.ts';
export { meterQuery, reportOfVinQuery } from './report-queries.ts';
export { reportMessages } from './messages/index.ts';
export { OwnReport, type OwnReportProps } from './own/own-report.tsx';
