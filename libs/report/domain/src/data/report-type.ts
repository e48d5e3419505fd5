/** The regions that a report can be about; `report_type` of a call (spec §7). */
export const REPORT_TYPES = ['US', 'CA', 'EU'] as const;

export type ReportType = (typeof REPORT_TYPES)[number];

/** The type of a region as an address or an order names it; the United States where it names none (spec §9). */
export const reportTypeOf = (region: string | undefined): ReportType =>
  REPORT_TYPES.find((type) => type === region) ?? 'US';
