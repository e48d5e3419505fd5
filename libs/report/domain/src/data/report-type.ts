/** Regions a report can cover; `report_type` in calls (spec §7). */
export const REPORT_TYPES = ['US', 'CA', 'EU'] as const;

export type ReportType = (typeof REPORT_TYPES)[number];

/** Parses a region from a URL or order; defaults to the United States (spec §9). */
export const reportTypeOf = (region: string | undefined): ReportType =>
  REPORT_TYPES.find((type) => type === region) ?? 'US';
