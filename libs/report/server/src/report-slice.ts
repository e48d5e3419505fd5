import { reportContract } from '@vinlore/report-domain';
import { defineSlice } from '@vinlore/server-kit';
import { generateClassicReport, generateReport } from './calls/generate.ts';
import { filterReportLists, reportLists } from './calls/lists.ts';
import { ownReport } from './calls/own-report.ts';
import { eventsMigrations } from './events/events-migrations.ts';
import { reportServerMessages } from './messages/index.ts';
import type { ReportPorts } from './ports.ts';
import { reportKeeper } from './report-keeper.ts';
import { reportMigrations } from './report-migrations.ts';

/** The report slice’s server half. */
export function createReportSlice(ports: ReportPorts) {
  const { generateClassicReport: classic, generateReport: standard, ownReport: own } = reportContract;
  const { filterReportLists: filtered, reportLists: all } = reportContract;
  return defineSlice({
    name: 'report',
    contract: {
      generateReport: standard,
      generateClassicReport: classic,
      reportLists: all,
      filterReportLists: filtered,
      ownReport: own,
    },
    handlers: {
      generateReport: generateReport(ports),
      generateClassicReport: generateClassicReport(ports),
      reportLists: reportLists(ports),
      filterReportLists: filterReportLists(ports),
      ownReport: ownReport(ports),
    },
    migrations: [...eventsMigrations, ...reportMigrations],
    messages: reportServerMessages,
    keepers: [reportKeeper(ports)],
  });
}
