import { type Hides, SECTIONS } from '@vinlore/report-domain';

/** For how many days a link can be good. */
export const SHARE_DAYS = [1, 7, 30, 90] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

export const NO_HIDES: Hides = { hidden: [], hide_vin: false, hide_mileage: false };

/** The sections that can be kept back: without what the car is, there would be no report. */
export const HIDEABLE = SECTIONS.filter((section) => section !== 'identity');

const DAY_MS = 86_400_000;

/** When a link that is made now ends. */
export function endOf(days: ShareDays, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
