export { ApprovalsPage } from './approvals-page.tsx';
export { AuditPage } from './audit-page.tsx';
export type { Finder } from './find-box.tsx';
export { HealthPage } from './health/health-page.tsx';
export { OverviewPage } from './overview-page.tsx';
export { staffDeskMessages } from './messages/index.ts';
