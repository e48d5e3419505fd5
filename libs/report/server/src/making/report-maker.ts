import { formatDocumentNumber, parseDocumentNumber } from '@vinlore/contract';
import { BOUGHT_REPORT_PATH } from '@vinlore/report-domain';
import { type DocumentRequest, isClassicVin, plainVin } from '@vinlore/vehicle-domain';
import { reportLinks } from '../links.ts';
import type { ReportDeps } from '../deps.ts';
import { makeReport } from './make-report.ts';
import { optionsOf, requestByClassicNumber, requestByVin } from '../report-request.ts';

/** A purchased report, as an order refers to it. */
export interface BoughtReport {
  readonly kind: 'report';
  readonly id: string;
  readonly title: string;
  /** The report is empty, so its credit was refunded. */
  readonly credit_returned?: true;
}

function storedId(number: string): string {
  const stored = parseDocumentNumber(number);
  if (stored === null) throw new RangeError(`${number} is not a report number.`);
  return stored;
}

/** Makes a purchased report as its owner would, with the credit from the order. */
export function createReportMaker(deps: ReportDeps) {
  return {
    /** Requires a VIN, because records are stored by VIN, and no selection, because a report has none. */
    makes: ({ vin, selection }: Pick<DocumentRequest, 'vin' | 'selection'>): Promise<boolean> =>
      Promise.resolve(vin !== null && selection === null),
    /** @returns null if no report can be made; the credit stays unspent */
    make: async ({ brand, accountId, vin, vehicle }: DocumentRequest): Promise<BoughtReport | null> => {
      if (vin === null) return null;
      const { year, make, model, trim, region } = vehicle;
      const options = optionsOf(region);
      const request = isClassicVin(plainVin(vin))
        ? requestByClassicNumber(vin, { year, make, model, series: trim }, options)
        : requestByVin(deps, vin, options);
      const making = await makeReport(deps, { brand, accountId, by: null }, request, false);
      if (making.outcome !== 'made') return null;
      const { id, title, credit_returned: isReturned } = making.report;
      return { kind: 'report', id: formatDocumentNumber(id), title, ...(isReturned && { credit_returned: true }) };
    },
    /** Path of the report's page, valid for a day, without the brand's language prefix. @throws RangeError as below */
    pagePath: ({ id }: { readonly id: string }): string =>
      `${BOUGHT_REPORT_PATH}?${reportLinks(deps).query(storedId(id), id).toString()}`,
    /** URL of its PDF, valid for a day. @throws RangeError if the report number is invalid */
    pdfUrl: ({ id }: { readonly id: string }): string => reportLinks(deps).url(storedId(id), id),
  };
}
