import { type Call, CallError, type DataOf } from '@vinlore/contract';
import { reportContract, type ReportSummary, type ReportType } from '@vinlore/report-domain';
import { classicFields, type ReportCar } from './make/report-car.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Key prefix of all report queries, invalidated by a new report. */
export const REPORTS_KEY = ['reports'] as const;

const PAGE = 25;

/** Filter of the member's reports; '' matches any. */
export interface ReportFilter {
  readonly kind: ReportSummary['kind'] | '';
  /** Part of a VIN. */
  readonly vin: string;
  /** Part of a make's name. */
  readonly make: string;
  /** Created on or after this date: `YYYY-MM-DD`. */
  readonly from: string;
  /** Created on or before this date: `YYYY-MM-DD`. */
  readonly to: string;
}

export const NO_FILTER: ReportFilter = { kind: '', vin: '', make: '', from: '', to: '' };

/** The newest version of each of the member's reports, newest first, paginated. */
export function reportListQuery(call: Call, filter: ReportFilter) {
  return infiniteQueryOptions({
    queryKey: [...REPORTS_KEY, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(reportContract.filterReportLists, { ...filter, cursor: pageParam, limit: String(PAGE) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ reports, more }) => (more ? reports.at(-1)?.id : undefined),
  });
}

/** The member's report for a VIN; null if there is none. */
export function reportOfVinQuery(call: Call, vin: string) {
  return queryOptions({
    queryKey: [...REPORTS_KEY, 'of', vin],
    queryFn: async ({ signal }) => {
      const { reports } = await call(reportContract.filterReportLists, { ...NO_FILTER, vin }, { signal });
      return reports.find((report) => report.vin === vin) ?? null;
    },
  });
}

/** One of the member's reports, as returned by the server. */
export type OwnReport = DataOf<typeof reportContract.ownReport>;

/** One of the member's own reports; null if it isn't theirs. */
export function ownReportQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [...REPORTS_KEY, 'one', id],
    queryFn: async ({ signal }): Promise<OwnReport | null> => {
      try {
        return await call(reportContract.ownReport, { id }, { signal });
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

/** Record counts of a report before it is created. */
export type Meter = DataOf<typeof reportContract.firefly>;

/** The free coverage meter (spec §7, docs/decisions.md §3). */
export function meterQuery(call: Call, car: ReportCar, type: ReportType) {
  return queryOptions({
    queryKey: ['firefly', car, type],
    queryFn: ({ signal }): Promise<Meter> =>
      call(reportContract.firefly, { vin: car.vin, ...classicFields(car), report_type: type }, { signal }),
  });
}

/** The share links of a report, newest first. */
export function sharesQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [...REPORTS_KEY, 'shares', id],
    queryFn: async ({ signal }) => (await call(reportContract.reportShares, { id }, { signal })).shares,
    staleTime: 0,
  });
}
