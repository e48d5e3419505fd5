/** What an app with a login needs before any screen: who sits there, and where its errors go. */
export {
  type Membership,
  membershipAtom,
  type MembershipDeps,
  type Memberships,
  openMemberships,
} from './membership.ts';
export { ProofHost, type ProofHostProps } from './proof-host.tsx';
export {
  type AskedProof,
  askedProofAtom,
  type AskedTwoStep,
  askedTwoStepAtom,
  openProofs,
  openTwoSteps,
} from './proofs.ts';
export { TwoStepHost, type TwoStepHostProps } from './two-step-host.tsx';
export { createErrorReports, type ReportError, watchWindow } from './report-errors.ts';
