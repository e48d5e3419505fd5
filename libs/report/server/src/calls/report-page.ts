import { formatDocumentNumber, parseDocumentNumber } from '@vinlore/contract';
import { type reportContract, reportView } from '@vinlore/report-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import type { ReportDeps } from '../deps.ts';
import { standingOf } from '../genuine.ts';
import { newerVersionOf, reportById } from '../report-table.ts';

/**
 * Says whether a report is genuine, and returns what its first page shows. Report numbers can't be guessed and are
 * printed on the report. Shared pages leave the number out, because this page would show what the owner hid there.
 */
export function reportPage({ database, signer }: ReportDeps): Handler<typeof reportContract.reportPage> {
  return async ({ id: number }, { brand, text }) => {
    const id = parseDocumentNumber(number);
    const report = id === null ? null : await reportById(database, brand.key, id);
    if (!report) return refuse(404, text.t('report.none'));
    const standing = standingOf(report, signer.publicKeys);
    const newer = await newerVersionOf(database, report);
    return {
      id: formatDocumentNumber(report.id),
      standing,
      made_at: report.made_at.toISOString(),
      newer: newer && { made_at: newer.made_at.toISOString() },
      report: standing === 'altered' ? null : firstView(reportView(report.data, text.language)),
    };
  };
}

const firstView = ({ title, titleFrom, subtitle, vin, sample, verdict }: ReturnType<typeof reportView>) => ({
  ...{ title, titleFrom, subtitle, vin, sample },
  verdict: { ...verdict, tiles: [...verdict.tiles], signals: [...verdict.signals] },
});
