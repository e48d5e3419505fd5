import { memberDeskContract } from '@vinlore/account-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { staffApproveDealerCall, staffDealersCall, staffWithdrawDealerCall } from './calls/dealers.ts';
import { staffCancelEmailCall, staffChangeEmailCall, staffResendEmailCall } from './calls/email-changes.ts';
import { staffEndSessionsCall, staffMemberCall, staffMembersCall } from './calls/members.ts';
import { staffMergeMembersCall, staffMergePreviewCall } from './calls/merges.ts';
import { staffLiftSuspensionCall, staffSuspendMemberCall } from './calls/suspensions.ts';
import { staffViewMemberCall } from './calls/views.ts';
import { membersDeskMessages } from './messages/index.ts';
import type { MembersDeskDeps } from './deps.ts';

/** Staff calls for members and dealers. Uses the tables of accounts, profiles, and deletions. */
export function createMembersDeskModule(deps: MembersDeskDeps): ServerModule {
  return defineModule({
    name: 'members-desk',
    contract: memberDeskContract,
    migrations: [],
    messages: membersDeskMessages,
    handlers: {
      staffApproveDealer: staffApproveDealerCall(deps),
      staffCancelEmail: staffCancelEmailCall(deps),
      staffChangeEmail: staffChangeEmailCall(deps),
      staffDealers: staffDealersCall(deps),
      staffEndSessions: staffEndSessionsCall(deps),
      staffMember: staffMemberCall(deps),
      staffMembers: staffMembersCall(deps),
      staffMergeMembers: staffMergeMembersCall(deps),
      staffMergePreview: staffMergePreviewCall(deps),
      staffResendEmail: staffResendEmailCall(deps),
      staffSuspendMember: staffSuspendMemberCall(deps),
      staffLiftSuspension: staffLiftSuspensionCall(deps),
      staffViewMember: staffViewMemberCall(deps),
      staffWithdrawDealer: staffWithdrawDealerCall(deps),
    },
  });
}
