export { MemberReports } from './member-reports.tsx';
export { reportDeskMessages } from './messages/index.ts';
