import { boughtReport } from './bought-report.ts';
import { disputeRecord } from './dispute.ts';
import { firefly } from './firefly.ts';
import { generateClassicReport } from './generate-classic.ts';
import { generateReport } from './generate.ts';
import { filterReportLists, reportLists } from './list.ts';
import { ownReport } from './own-report.ts';
import { registerRecord } from './register-record.ts';
import { reportPage } from './report-page.ts';
import { reportShares, revokeShare, shareBoughtReport, shareReport, vehicleCheck } from './share.ts';

/** Calls for vehicle history reports. */
export const reportContract = {
  boughtReport,
  disputeRecord,
  filterReportLists,
  firefly,
  generateClassicReport,
  generateReport,
  ownReport,
  registerRecord,
  reportLists,
  reportPage,
  reportShares,
  revokeShare,
  shareBoughtReport,
  shareReport,
  vehicleCheck,
};
