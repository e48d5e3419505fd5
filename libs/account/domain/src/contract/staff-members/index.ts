import { staffApproveDealer, staffDealers, staffWithdrawDealer } from './dealers.ts';
import { staffDeletions, staffEraseNow, staffStopDeletion } from './deletions.ts';
import { staffEndSessions, staffMember, staffMembers } from './members.ts';

/** Calls of the staff desk about members and dealers. */
export const memberDeskContract = {
  staffApproveDealer,
  staffDealers,
  staffEndSessions,
  staffMember,
  staffMembers,
  staffWithdrawDealer,
};

/** Calls of the staff desk about members who leave. */
export const deletionDeskContract = { staffDeletions, staffEraseNow, staffStopDeletion };
