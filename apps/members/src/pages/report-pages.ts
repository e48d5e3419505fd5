/** The pages of reports come together: both draw whole reports. */
export { ComparePage } from './compare-page.tsx';
export { ReportPage } from './report-page.tsx';
