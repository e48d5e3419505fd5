import type { reportContract } from '@vinlore/report-domain';
import type { Handler } from '@vinlore/server-kit';
import { makeReport } from '../making/make-report.ts';
import { DEFAULT_OPTIONS, requestByClassicNumber, requestByVin } from '../report-request.ts';
import type { ReportDeps } from '../deps.ts';
import { reportMade } from './made.ts';

/** Makes a report by 17-character VIN; `gen=regenerate` makes the next version (spec §7; docs/decisions.md §4). */
export function generateReport(deps: ReportDeps): Handler<typeof reportContract.generateReport> {
  return async ({ vin, mileage, report_type, gen }, call) => {
    const { actor, brand, text } = call;
    const request = requestByVin(deps, vin, { mileage, type: report_type });
    const making = await makeReport(
      deps,
      { brand, accountId: actor.accountId, by: call },
      request,
      gen === 'regenerate',
    );
    return reportMade(deps, making, brand, text);
  };
}

/** Makes a report by classic number and the vehicle details the member entered (spec §7). */
export function generateClassicReport(deps: ReportDeps): Handler<typeof reportContract.generateClassicReport> {
  return async ({ vin, check_vname, vname_confirmed, year, make, model, series, mileage, gen }, call) => {
    const { actor, brand, text } = call;
    const name = { words: check_vname, isConfirmed: vname_confirmed === 'yes' };
    const request = requestByClassicNumber(vin, { year, make, model, series, name }, { ...DEFAULT_OPTIONS, mileage });
    const making = await makeReport(
      deps,
      { brand, accountId: actor.accountId, by: call },
      request,
      gen === 'regenerate',
    );
    return reportMade(deps, making, brand, text);
  };
}
