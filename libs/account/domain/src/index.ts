export {
  accountContract,
  deletionContract,
  deskContract,
  deskProofContract,
  memberFactorContract,
  passkeyContract,
  passkeyLoginContract,
  profileContract,
  proofContract,
  secondFactorContract,
  securityContract,
  teamContract,
  type View,
  viewContract,
} from './contract/index.ts';
export {
  DEALER_STATES,
  type DealerState,
  type FoundBy,
  type ListedMember,
  type StaffMember,
  type StaffSession,
} from './contract/staff-members/members.ts';
export {
  MERGE_CONFLICTS,
  MERGE_MOVES,
  type MergeConflict,
  type MergeMove,
  type MergePreview,
} from './contract/staff-members/merges.ts';
export { DeletionRequestSchema } from './contract/delete-account.ts';
export type { ListedDealer } from './contract/staff-members/dealers.ts';
export type { ListedDeletion } from './contract/staff-members/deletions.ts';
export { deletionDeskContract, memberDeskContract } from './contract/staff-members/index.ts';
export type { OpenSession } from './contract/list-sessions.ts';
export * from './credentials.ts';
export * from './owned-passkey.ts';
export { type PasskeyProof, type PasskeyRequest, PasskeyRequestSchema } from './passkey.ts';
export * from './profile.ts';
export * from './routes/decide-redirect.ts';
export {
  isDeskPath,
  leadingTo,
  MEMBERS_PATHS,
  NEXT_PARAMETER,
  nextOf,
  pathnameOf,
  safeNext,
} from './routes/members-paths.ts';
export {
  asksForFactor,
  FACTOR_REASON,
  TWO_STEP_REASON,
  type TwoStepNeeded,
  twoStepNeededOf,
} from './second-factor/factor-reason.ts';
export { newSecret, sampleSecret, stepAt, STEP_MS, totpAddress, totpCode } from './second-factor/totp.ts';
export * from './staff/staff.ts';
export { type Rights, takesTwo } from './staff/takes-two.ts';
export * from './user.ts';
