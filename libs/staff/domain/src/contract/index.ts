import { approvals, approve, decline } from './approvals.ts';
import { audit, auditCsv } from './audit.ts';
import { health, removeJobs, tryJobs } from './health.ts';
import { overview } from './overview.ts';
import { removeView, saveView, views } from './views.ts';

/** Calls of the desk that belong to no other slice: second persons, the audit log, saved views, what waits, how the product runs. */
export const staffContract = {
  approvals,
  approve,
  audit,
  auditCsv,
  decline,
  health,
  overview,
  removeJobs,
  removeView,
  saveView,
  tryJobs,
  views,
};
