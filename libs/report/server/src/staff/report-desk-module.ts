import { recordAct } from '@vinlore/audit';
import { formatDocumentNumber, parseDocumentNumber } from '@vinlore/contract';
import { DESK_REPORTS, reportDeskContract, type StaffReport } from '@vinlore/report-domain';
import { defineModule, type Handlers, refuse, type ServerModule, staffAct } from '@vinlore/server-kit';
import { reportLinks } from '../links.ts';
import { reportServerMessages } from '../messages/index.ts';
import type { ReportDeps } from '../deps.ts';
import { type ListedReport, reportById, reportsOf } from '../report-table.ts';

type ReportDeskDeps = Pick<ReportDeps, 'database' | 'links' | 'clock'>;

/** Builds the desk's endpoints for members' reports. */
export function createReportDeskModule(deps: ReportDeskDeps): ServerModule {
  return defineModule({
    name: 'report-desk',
    contract: reportDeskContract,
    migrations: [],
    messages: reportServerMessages,
    handlers: reportDeskHandlers(deps),
  });
}

const listed = ({ id, made_at, ...report }: ListedReport): StaffReport => ({
  id: formatDocumentNumber(id),
  kind: report.kind,
  vin: report.vin,
  title: report.title,
  version: report.version,
  made_at: made_at.toISOString(),
  records: report.records,
  credit_returned: report.credit_returned,
  sample: report.sample,
});

function reportDeskHandlers(deps: ReportDeskDeps): Handlers<typeof reportDeskContract> {
  return {
    staffReports: async ({ account_id: accountId, cursor }, { brand }) => {
      const owner = { brand: brand.key, accountId };
      const found = await reportsOf(deps.database, owner, {
        cursor: cursor === undefined ? null : parseDocumentNumber(cursor),
        limit: DESK_REPORTS + 1,
        kind: null,
        vin: '',
        make: '',
        from: '',
        to: '',
      });
      const reports = found.slice(0, DESK_REPORTS).map(listed);
      return { reports, cursor: found.length > DESK_REPORTS ? reports.at(-1)!.id : null };
    },

    // Viewing a member's report is recorded in the audit log.
    staffShowReport: async ({ id: number }, context) => {
      const { brand, text } = context;
      const id = parseDocumentNumber(number);
      const report = id === null ? null : await reportById(deps.database, brand.key, id);
      if (!report) return refuse(404, text.t('report.none'));
      const subject = { kind: 'report', id: report.id };
      await deps.database.transaction((tx) => recordAct(tx, { ...staffAct(context), act: 'report.shown', subject }));
      return { pdf_url: reportLinks(deps).url(report.id, formatDocumentNumber(report.id)) };
    },
  };
}
