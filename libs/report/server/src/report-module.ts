import { reportContract } from '@vinlore/report-domain';
import { defineModule } from '@vinlore/server-kit';
import { boughtReport } from './calls/bought-report.ts';
import { disputeRecord } from './calls/dispute.ts';
import { firefly } from './calls/firefly.ts';
import { generateClassicReport, generateReport } from './calls/generate.ts';
import { reportPage } from './calls/report-page.ts';
import { registerRecord } from './calls/register-record.ts';
import { filterReportLists, reportLists } from './calls/lists.ts';
import { ownReport } from './calls/own-report.ts';
import { migrations } from './migrations.ts';
import { reportServerMessages } from './messages/index.ts';
import type { ReportDeps } from './deps.ts';
import { reportKeeper } from './report-keeper.ts';
import { reportOperations } from './v1/report-operations.ts';
import { shareCalls } from './shares/share-calls.ts';

/** The server part of the report module. */
export function createReportModule(deps: ReportDeps) {
  return defineModule({
    name: 'report',
    contract: reportContract,
    handlers: {
      boughtReport: boughtReport(deps),
      generateReport: generateReport(deps),
      generateClassicReport: generateClassicReport(deps),
      reportLists: reportLists(deps),
      filterReportLists: filterReportLists(deps),
      ownReport: ownReport(deps),
      firefly: firefly(deps),
      registerRecord: registerRecord(deps),
      reportPage: reportPage(deps),
      ...shareCalls(deps),
      disputeRecord: disputeRecord(deps),
    },
    operations: reportOperations(deps),
    migrations,
    messages: reportServerMessages,
    keepers: [reportKeeper(deps)],
  });
}
