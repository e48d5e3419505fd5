import { formatDocumentNumber, parseDocumentNumber } from '@vinlore/contract';
import { BOUGHT_REPORT_PATH } from '@vinlore/report-domain';
import { type DocumentRequest, isClassicVin, plainVin } from '@vinlore/vehicle-domain';
import { reportLinks } from '../links.ts';
import type { ReportDeps } from '../deps.ts';
import { makeReport } from './make-report.ts';
import { optionsOf, requestByClassicNumber, requestByVin } from '../report-request.ts';

/** A report that was bought, as an order names it. */
export interface BoughtReport {
  readonly kind: 'report';
  readonly id: string;
  readonly title: string;
  /** It is empty, so its credit went back. */
  readonly credit_returned?: true;
}

function storedId(number: string): string {
  const stored = parseDocumentNumber(number);
  if (stored === null) throw new RangeError(`${number} is no number of a report.`);
  return stored;
}

/** Makes the report that somebody has bought, as its owner would, for the credit that just came. */
export function createReportMaker(deps: ReportDeps) {
  return {
    /** Records are kept by VIN: a name alone has none. Nothing is chosen for a report. */
    makes: ({ vin, selection }: Pick<DocumentRequest, 'vin' | 'selection'>): Promise<boolean> =>
      Promise.resolve(vin !== null && selection === null),
    /** @returns null where no report can be made: the credit stays unspent */
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
    /** Path of the page on which it is read, good for a day; without the brand's language. @throws RangeError likewise */
    pagePath: ({ id }: { readonly id: string }): string =>
      `${BOUGHT_REPORT_PATH}?${reportLinks(deps).query(storedId(id), id).toString()}`,
    /** Address of its PDF, good for a day. @throws RangeError for a number that no report has */
    pdfUrl: ({ id }: { readonly id: string }): string => reportLinks(deps).url(storedId(id), id),
  };
}
