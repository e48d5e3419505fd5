import { staffApproveDealer, staffDealers, staffWithdrawDealer } from './dealers.ts';
import { staffDeletions, staffEraseNow, staffStartDeletion, staffStopDeletion } from './deletions.ts';
import { staffLiftSuspension, staffSuspendMember } from './suspensions.ts';
import { staffEndSessions, staffMember, staffMembers } from './members.ts';

/** Calls of the staff desk about members and dealers. */
export const memberDeskContract = {
  staffApproveDealer,
  staffDealers,
  staffEndSessions,
  staffLiftSuspension,
  staffMember,
  staffMembers,
  staffSuspendMember,
  staffWithdrawDealer,
};

/** Calls of the staff desk about members who leave. */
export const deletionDeskContract = { staffDeletions, staffEraseNow, staffStartDeletion, staffStopDeletion };
