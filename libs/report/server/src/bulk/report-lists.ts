import type { BulkProduct, RowOutcome, RowPayer, RowToMake } from '@vinlore/bulk';
import { formatDocumentNumber, parseDocumentNumber } from '@vinlore/contract';
import { documentVerifyUrl } from '@vinlore/server-kit';
import { refuseFault } from '../calls/made.ts';
import type { ReportCredits, ReportDeps } from '../deps.ts';
import { standingOf } from '../genuine.ts';
import { makeReport, type Making } from '../making/make-report.ts';
import { reportBrand } from '../paper/report-brand.ts';
import { typesetReport } from '../paper/typeset-report.ts';
import { countStanding, reportById, reportsById } from '../report-table.ts';
import { judgeVin, problemWords } from './judge-vin.ts';

/** Pays with the credits the job has reserved. The credit of an empty report is refunded, and its row says so. */
const creditsOf = ({ credits }: ReportDeps, payer: RowPayer): ReportCredits => ({
  // A trial payment has no document number and is rolled back.
  spend: (tx, { document, at }) => payer.spend(tx, parseDocumentNumber(document.id) ?? '', { document, at }),
  giveBack: async (tx, spent) => {
    await credits.giveBack(tx, spent);
    await payer.noteReturned(tx, 'empty-report');
  },
});

function problemOf(making: Exclude<Making, { outcome: 'made' }>): string {
  if (making.outcome !== 'refused') return making.outcome;
  const { fault } = making.fault;
  if (fault === 'type') return 'no-source';
  return fault === 'no-data' ? 'no-data' : 'unreadable';
}

/** Makes a row's report as the dealer would on the vehicle's page. */
async function makeRow(deps: ReportDeps, row: RowToMake, payer: RowPayer): Promise<RowOutcome> {
  const judged = judgeVin(deps, row.vin);
  if (!('request' in judged)) return { outcome: 'failed', problem: judged.problem };
  const { brand, accountId } = row;
  const requester = { brand, accountId, by: null };
  const making = await makeReport({ ...deps, credits: creditsOf(deps, payer) }, requester, judged.request, false);
  if (making.outcome === 'made') return { outcome: 'there', id: making.report.id };
  return { outcome: 'failed', problem: problemOf(making) };
}

/** Reports for a dealer's list of VINs (docs/decisions.md §4, Dealer). */
export function createReportLists(deps: ReportDeps): BulkProduct {
  const { database } = deps;
  return {
    judge: (_brand, { vin }) => {
      const judged = judgeVin(deps, vin);
      return 'request' in judged ? null : judged;
    },
    problemWords,
    countOwned: ({ brand, accountId }, vins) => countStanding(database, { brand: brand.key, accountId }, vins),
    refuseOff: (brand, text) => {
      if (!brand.features.report) refuseFault({ fault: 'off' }, brand, text);
    },
    make: (row, payer) => makeRow(deps, row, payer),
    documentsOf: async (reader, ids) => {
      const reports = await reportsById(database, reader.brand.key, ids);
      return new Map(
        reports.map(({ id, title }) => {
          const number = formatDocumentNumber(id);
          return [id, { number, title, verifyUrl: documentVerifyUrl(deps.origin, reader, number) }];
        }),
      );
    },
    pdfOf: async ({ brand, language }, id) => {
      const report = await reportById(database, brand.key, id);
      // Never typeset data that doesn't match our signature.
      if (!report || standingOf(report, deps.signer.publicKeys) === 'altered') return null;
      const number = formatDocumentNumber(id);
      const verifyUrl = documentVerifyUrl(deps.origin, { brand, language }, number);
      const { pdf } = await typesetReport(deps.typesetter, report.data, {
        ...{ language, brand: reportBrand(brand), verifyUrl },
      });
      const name = `${report.vin} ${report.title} ${number}`.replace(/[^\w.-]+/g, '-');
      return { name: `${name}.pdf`, bytes: pdf, at: report.made_at };
    },
  };
}
