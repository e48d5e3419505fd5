export { createReportSlice } from './report-slice.ts';
