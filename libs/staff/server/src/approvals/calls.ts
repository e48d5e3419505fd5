import { permits, type Permission } from '@vinlore/contract';
import { pageOf, PAGE_SIZE } from '@vinlore/database';
import { type CallContext, type Handlers, refuse, staffAct } from '@vinlore/server-kit';
import type { staffContract } from '@vinlore/staff-domain';
import type { StaffDeps } from '../deps.ts';
import { countWaiting, type KeptApproval, listApprovals } from './approval-store.ts';
import { type Admit, approveRequest, type Decider, declineRequest } from './decide.ts';
import { lapseApprovals } from './lapse.ts';
import { involved, noSecond } from './second-word.ts';
import { approvalViews } from './approval-view.ts';

type Context = CallContext<'staff'>;

const deciderOf = (context: Context): Decider => {
  const { brand, actor, from } = staffAct(context);
  return { brand, account: actor, from, text: context.text, log: context.log };
};

/** Calls to list, approve, and decline requests. */
export function approvalHandlers(
  deps: StaffDeps,
): Pick<Handlers<typeof staffContract>, 'approvals' | 'approve' | 'decline'> {
  const { database, peopleOf } = deps;
  const approvalViewOf = async (kept: KeptApproval, { actor }: Context) =>
    (await approvalViews(deps, database, [kept], actor))[0]!;
  const may = ({ actor }: Context, { permission }: KeptApproval) => permits(actor.roles, permission as Permission);

  /** Someone other than the requester, with the required permission. */
  const admitSecond =
    (context: Context): Admit =>
    async (tx, kept) => {
      const { actor, text } = context;
      const people = await peopleOf(tx, [...involved(kept), actor.accountId]);
      const fault = noSecond(kept, actor.accountId, people);
      if (fault) return refuse(403, text.t(`staff.${fault}`));
      if (!may(context, kept)) return refuse(403, text.t('kit.notPermitted'));
      return { person: people.get(actor.accountId)!.person, isOwn: false };
    };

  /** The requester or anyone who could approve. */
  const admitDecline =
    (context: Context): Admit =>
    async (tx, kept) => {
      const { actor, text } = context;
      const isOwn = kept.asked_by === actor.accountId;
      if (!isOwn && !may(context, kept)) return refuse(403, text.t('kit.notPermitted'));
      return { person: (await peopleOf(tx, [actor.accountId])).get(actor.accountId)?.person ?? null, isOwn };
    };

  return {
    approvals: async ({ state, cursor }, { brand, actor }) => {
      await lapseApprovals(database, peopleOf, brand.key);
      // Users without approval permission see their own requests.
      const all = permits(actor.roles, ['billing', 'owner']);
      const kept = pageOf(
        await listApprovals(database, brand.key, {
          state,
          most: PAGE_SIZE + 1,
          ...(cursor !== undefined && { cursor }),
          ...(!all && { askedBy: actor.accountId }),
        }),
      );
      return {
        approvals: await approvalViews(deps, database, kept.rows, actor),
        more: kept.more,
        waiting: await countWaiting(database, brand.key, all ? undefined : actor.accountId),
      };
    },
    approve: async ({ id }, context) =>
      approvalViewOf(await approveRequest(deps, id, deciderOf(context), admitSecond(context)), context),
    decline: async (input, context) =>
      approvalViewOf(await declineRequest(deps, input, deciderOf(context), admitDecline(context)), context),
  };
}
