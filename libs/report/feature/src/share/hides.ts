import { type Hides, SECTIONS } from '@vinlore/report-domain';

/** Available lifetimes of a link, in days. */
export const SHARE_DAYS = [1, 7, 30, 90] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

export const NO_HIDES: Hides = { hidden: [], hide_vin: false, hide_mileage: false };

/** Sections that can be hidden. Identity can't, since a report needs a vehicle. */
export const HIDEABLE = SECTIONS.filter((section) => section !== 'identity');

const DAY_MS = 86_400_000;

/** When a link created now expires. */
export function endOf(days: ShareDays, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
