import { approvals, approve, decline } from './approvals.ts';
import { audit, auditCsv } from './audit.ts';
import { health, removeJobs, tryJobs } from './health.ts';
import { overview } from './overview.ts';
import { removeView, saveView, views } from './views.ts';

/** Desk routes that belong to no other slice: approvals, audit log, saved views, overview, health. */
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
