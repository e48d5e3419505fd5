import { staffApproveDealer, staffDealers, staffWithdrawDealer } from './dealers.ts';
import { staffDeletions, staffEraseNow, staffStartDeletion, staffStopDeletion } from './deletions.ts';
import { staffCancelEmail, staffChangeEmail, staffResendEmail } from './email-changes.ts';
import { staffMergeMembers, staffMergePreview } from './merges.ts';
import { staffViewMember } from './views.ts';
import { staffLiftSuspension, staffSuspendMember } from './suspensions.ts';
import { staffEndSessions, staffMember, staffMembers } from './members.ts';

/** Staff desk routes for members and dealers. */
export const memberDeskContract = {
  staffApproveDealer,
  staffCancelEmail,
  staffChangeEmail,
  staffDealers,
  staffEndSessions,
  staffLiftSuspension,
  staffMember,
  staffMembers,
  staffMergeMembers,
  staffMergePreview,
  staffResendEmail,
  staffSuspendMember,
  staffViewMember,
  staffWithdrawDealer,
};

/** Staff desk routes for account deletions. */
export const deletionDeskContract = { staffDeletions, staffEraseNow, staffStartDeletion, staffStopDeletion };
