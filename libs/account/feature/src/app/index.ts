/** What an app with a login needs before any screen: who sits there, and where its errors go. */
export {
  type Membership,
  membershipAtom,
  type MembershipParts,
  type Memberships,
  openMemberships,
} from './membership.ts';
export { createErrorReports, type ReportError, watchWindow } from './report-errors.ts';
