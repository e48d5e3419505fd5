import type { ReportType } from '@vinlore/report-domain';

/** Kilometers in a mile. */
const KM_PER_MILE = 1.609344;

/** The unit in which a car of a region shows its distance. */
export const unitOfType = (type: ReportType): 'mi' | 'km' => (type === 'US' ? 'mi' : 'km');

/** What an odometer shows, in whole miles, as calls take it. */
export const milesIn = (shown: number, unit: 'mi' | 'km'): number =>
  unit === 'mi' ? shown : Math.round(shown / KM_PER_MILE);
