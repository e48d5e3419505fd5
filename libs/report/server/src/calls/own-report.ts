import { formatDocumentNumber, parseDocumentNumber } from '@vinlore/contract';
import type { reportContract } from '@vinlore/report-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { summaryOf } from '../links.ts';
import type { ReportPorts } from '../ports.ts';
import { ownReport as findOwn, versionBefore, versionsOf } from '../report-table.ts';

/** One of the member's reports, with its versions and the one before it. */
export function ownReport(ports: ReportPorts): Handler<typeof reportContract.ownReport> {
  return async ({ id: shown }, { actor, brand, text }) => {
    const owner = { brand: brand.key, accountId: actor.accountId };
    const id = parseDocumentNumber(shown);
    const report = id === null ? null : await findOwn(ports.database, owner, id);
    if (!report) return refuse(404, text.t('report.none'));
    const [versions, previous] = await Promise.all([
      versionsOf(ports.database, owner, report.vin),
      versionBefore(ports.database, owner, report),
    ]);
    return {
      ...summaryOf(ports, report),
      report: report.data,
      free_until: report.free_until.toISOString(),
      versions: versions.map(({ id: each, version, made_at }) => ({
        id: formatDocumentNumber(each),
        version,
        made_at: made_at.toISOString(),
      })),
      previous,
    };
  };
}
