import type { ReportType } from '@vinlore/report-domain';

/** Kilometers per mile. */
const KM_PER_MILE = 1.609344;

/** The distance unit of a report's region. */
export const unitOfType = (type: ReportType): 'mi' | 'km' => (type === 'US' ? 'mi' : 'km');

/** Converts an odometer reading to whole miles, as the API expects. */
export const milesIn = (shown: number, unit: 'mi' | 'km'): number =>
  unit === 'mi' ? shown : Math.round(shown / KM_PER_MILE);
