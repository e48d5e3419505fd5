export { type HistoryOrder, importHistory } from './import/import-history.ts';
export { type ReportBrand, reportBrand } from './paper/report-brand.ts';
export { createSampleReportSlice } from './sample/sample-report-slice.ts';
export { seedSampleHistory } from './sample/seed-sample-history.ts';
export { drawReport, type ReportPrint, typesetReport } from './paper/typeset-report.ts';
export { createReportSlice } from './report-slice.ts';
