import { formatDocumentNumber, parseDocumentNumber } from '@vinlore/contract';
import type { reportContract } from '@vinlore/report-domain';
import { documentVerifyUrl, type Handler, refuse } from '@vinlore/server-kit';
import { standingOf } from '../genuine.ts';
import { summaryOf } from '../links.ts';
import type { ReportDeps } from '../deps.ts';
import { ownReport as findOwn, versionBefore, versionsOf } from '../report-table.ts';
import { offeredTypes } from '../sources/offered-types.ts';

/** Returns one of the member's reports, with its versions and the previous one. */
export function ownReport(deps: ReportDeps): Handler<typeof reportContract.ownReport> {
  return async ({ id: number }, { actor, brand, text }) => {
    const owner = { brand: brand.key, accountId: actor.accountId };
    const id = parseDocumentNumber(number);
    const report = id === null ? null : await findOwn(deps.database, owner, id);
    if (!report) return refuse(404, text.t('report.none'));
    const [versions, previous, types] = await Promise.all([
      versionsOf(deps.database, owner, report.vin),
      versionBefore(deps.database, owner, report),
      offeredTypes(deps.sources),
    ]);
    return {
      ...summaryOf(deps, report),
      report: report.data,
      standing: standingOf(report, deps.signer.publicKeys),
      verify_url: documentVerifyUrl(deps.origin, { brand, language: text.language }, formatDocumentNumber(report.id)),
      free_until: report.free_until.toISOString(),
      versions: versions.map(({ id: each, version, made_at }) => ({
        id: formatDocumentNumber(each),
        version,
        made_at: made_at.toISOString(),
      })),
      previous,
      report_types: types,
    };
  };
}
