/** What an app with sign-in sets up before any screen: the membership and error reporting. */
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
