export { MemberReports } from './member-reports.tsx';
export { ReportLink } from './report-link.tsx';
export { reportDeskMessages } from './messages/index.ts';
