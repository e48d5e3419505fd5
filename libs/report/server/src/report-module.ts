import { reportContract } from '@vinlore/report-domain';
import { defineModule } from '@vinlore/server-kit';
import { disputeRecord } from './calls/dispute.ts';
import { firefly } from './calls/firefly.ts';
import { generateClassicReport, generateReport } from './calls/generate.ts';
import { filterReportLists, reportLists } from './calls/lists.ts';
import { ownReport } from './calls/own-report.ts';
import { migrations } from './migrations.ts';
import { reportServerMessages } from './messages/index.ts';
import type { ReportPorts } from './ports.ts';
import { reportKeeper } from './report-keeper.ts';
import { shareCalls } from './shares/share-calls.ts';

/** The report module’s server half. */
export function createReportModule(ports: ReportPorts) {
  return defineModule({
    name: 'report',
    contract: reportContract,
    handlers: {
      generateReport: generateReport(ports),
      generateClassicReport: generateClassicReport(ports),
      reportLists: reportLists(ports),
      filterReportLists: filterReportLists(ports),
      ownReport: ownReport(ports),
      firefly: firefly(ports),
      ...shareCalls(ports),
      disputeRecord: disputeRecord(ports),
    },
    migrations,
    messages: reportServerMessages,
    keepers: [reportKeeper(ports)],
  });
}
