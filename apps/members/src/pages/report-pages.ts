/** The report and vehicle pages share one chunk because they share components. */
export { ComparePage } from './compare-page.tsx';
export { ReportPage } from './report-page.tsx';
export { VehiclePage } from './vehicle/vehicle-page.tsx';
