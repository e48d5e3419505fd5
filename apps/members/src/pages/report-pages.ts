/** The pages of reports and of their vehicles come together: they share what draws them. */
export { ComparePage } from './compare-page.tsx';
export { ReportPage } from './report-page.tsx';
export { VehiclePage } from './vehicle/vehicle-page.tsx';
