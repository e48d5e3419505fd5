import { memberDeskContract } from '@vinlore/account-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { staffApproveDealerCall, staffDealersCall, staffWithdrawDealerCall } from './calls/dealers.ts';
import { staffEndSessionsCall, staffMemberCall, staffMembersCall } from './calls/members.ts';
import { membersDeskMessages } from './messages/index.ts';
import type { MembersDeskPorts } from './ports.ts';

/** What staff see and do about members and dealers. Its tables are those of accounts, profiles and deletions. */
export function createMembersDeskModule(ports: MembersDeskPorts): ServerModule {
  return defineModule({
    name: 'members-desk',
    contract: memberDeskContract,
    migrations: [],
    messages: membersDeskMessages,
    handlers: {
      staffApproveDealer: staffApproveDealerCall(ports),
      staffDealers: staffDealersCall(ports),
      staffEndSessions: staffEndSessionsCall(ports),
      staffMember: staffMemberCall(ports),
      staffMembers: staffMembersCall(ports),
      staffWithdrawDealer: staffWithdrawDealerCall(ports),
    },
  });
}
