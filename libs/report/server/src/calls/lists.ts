import { parseDocumentNumber } from '@vinlore/contract';
import type { reportContract } from '@vinlore/report-domain';
import type { CallContext, Handler } from '@vinlore/server-kit';
import { plainVin } from '@vinlore/vehicle-domain';
import { summaryOf } from '../links.ts';
import type { ReportDeps } from '../deps.ts';
import { type ReportSearch, reportsOf } from '../report-table.ts';

async function listed(deps: ReportDeps, search: ReportSearch, { actor, brand }: CallContext<'bearer'>) {
  const owner = { brand: brand.key, accountId: actor.accountId };
  const found = await reportsOf(deps.database, owner, { ...search, limit: search.limit + 1 });
  return {
    reports: found.slice(0, search.limit).map((report) => summaryOf(deps, report)),
    more: found.length > search.limit,
  };
}

const cursorOf = (cursor: string | undefined) => (cursor ? parseDocumentNumber(cursor) : null);

/** Lists the member's own reports, newest first, in pages. */
export function reportLists(deps: ReportDeps): Handler<typeof reportContract.reportLists> {
  const all = { kind: null, vin: '', make: '', from: '', to: '' };
  return ({ cursor, limit }, context) => listed(deps, { ...all, cursor: cursorOf(cursor), limit }, context);
}

/** Lists the member's own reports that match a filter. */
export function filterReportLists(deps: ReportDeps): Handler<typeof reportContract.filterReportLists> {
  return ({ cursor, limit, kind, vin, make, from, to }, context) =>
    listed(deps, { cursor: cursorOf(cursor), limit, kind: kind || null, vin: plainVin(vin), make, from, to }, context);
}
