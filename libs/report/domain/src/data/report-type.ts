/** The regions that a report can be about; `report_type` of a call (spec §7). */
export const REPORT_TYPES = ['US', 'CA', 'EU'] as const;

export type ReportType = (typeof REPORT_TYPES)[number];
