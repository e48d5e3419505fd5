import { recordAct } from '@vinlore/audit';
import { type Deciding, permits, type Permission } from '@vinlore/contract';
import type { Tx } from '@vinlore/database';
import { type Approved, type CallContext, type Handlers, refuse, Refusal, staffAct } from '@vinlore/server-kit';
import type { staffContract } from '@vinlore/staff-domain';
import type { StaffPorts } from '../ports.ts';
import { countWaiting, type KeptApproval, listApprovals, lockApproval, setApproval } from './approval-store.ts';
import { isOpen, isSecond, shownApprovals } from './shown-approval.ts';

const PAGE = 50;

type Context = CallContext<'staff'>;

/** Puts a decision into the trail: one entry an act. */
const record = (tx: Tx, context: Context, kept: KeptApproval, act: string, reason?: string) =>
  recordAct(tx, {
    ...staffAct(context),
    act,
    subject: { kind: kept.subject_kind, id: kept.subject_id },
    detail: { approval: kept.id, kind: kept.kind, ...(reason !== undefined && { reason }) },
  });

const approvedOf = (kept: KeptApproval): Approved => ({
  id: kept.id,
  brand: kept.brand,
  askedBy: kept.asked_by,
  kind: kept.kind,
  permission: kept.permission as Deciding,
  subject: { kind: kept.subject_kind, id: kept.subject_id },
  facts: kept.facts as Approved['facts'],
  approvedBy: kept.decided_by!,
});

/** The request that a call is about, held: one of the brand that is still open. */
async function openOne(tx: Tx, { brand, text }: Context, id: string, now: Date): Promise<KeptApproval> {
  const kept = await lockApproval(tx, brand.key, id);
  if (!kept) return refuse(404, text.t('staff.noApproval'));
  if (!isOpen(kept, now)) return refuse(409, text.t('staff.decided'));
  return kept;
}

/** Has an approved request carried out; where it no longer can be, it is marked as failed, with the reason. */
async function carriedOut(ports: StaffPorts, { log, text }: Context, kept: KeptApproval): Promise<KeptApproval> {
  const { database, carryOuts, clock } = ports;
  const carryOut = carryOuts[kept.kind];
  if (!carryOut) throw new Error(`Nothing carries out "${kept.kind}".`);
  try {
    await carryOut(approvedOf(kept));
  } catch (error) {
    const isFinal = error instanceof Refusal && error.status !== 503 && error.status !== 429;
    if (isFinal) {
      await setApproval(database, kept.id, { state: 'failed', words: error.message.slice(0, 500) });
      return refuse(422, error.message);
    }
    log.error({ err: error, approval: kept.id }, 'an approved request could not be carried out');
    await setApproval(database, kept.id, { words: text.t('staff.notCarriedOut') });
    return refuse(503, text.t('staff.notCarriedOut'));
  }
  return setApproval(database, kept.id, { carried_at: clock() });
}

/** Calls by which acts get their second person. */
export function approvalHandlers(
  ports: StaffPorts,
): Pick<Handlers<typeof staffContract>, 'approvals' | 'approve' | 'decline'> {
  const { database, clock } = ports;
  const shownOne = async (kept: KeptApproval, { actor }: Context) =>
    (await shownApprovals(ports, database, [kept], actor))[0]!;
  return {
    approvals: async ({ state, after }, { brand, actor }) => {
      const kept = await listApprovals(database, brand.key, {
        state,
        most: PAGE + 1,
        ...(after !== undefined && { after }),
      });
      return {
        approvals: await shownApprovals(ports, database, kept.slice(0, PAGE), actor),
        more: kept.length > PAGE,
        waiting: await countWaiting(database, brand.key),
      };
    },
    approve: async ({ id }, context) => {
      const { actor, text } = context;
      const approved = await database.transaction(async (tx) => {
        const kept = await openOne(tx, context, id, clock());
        const people = await ports.peopleOf(tx, [kept.asked_by]);
        if (!isSecond(actor, kept, people)) return refuse(403, text.t('staff.ownRequest'));
        if (!permits(actor.roles, kept.permission as Permission)) return refuse(403, text.t('kit.notPermitted'));
        // Approved before: this is another try, no other decision.
        if (kept.state === 'approved') return setApproval(tx, id, { decided_at: clock(), words: null });
        await record(tx, context, kept, 'approval.approved');
        return setApproval(tx, id, { state: 'approved', decided_by: actor.accountId, decided_at: clock() });
      });
      return shownOne(await carriedOut(ports, context, approved), context);
    },
    decline: async ({ id, reason }, context) => {
      const { actor, text } = context;
      const declined = await database.transaction(async (tx) => {
        const kept = await openOne(tx, context, id, clock());
        // Approved and not carried out yet: it may have been, in part.
        if (kept.state === 'approved') return refuse(409, text.t('staff.decided'));
        const isOwn = kept.asked_by === actor.accountId;
        if (!isOwn && !permits(actor.roles, kept.permission as Permission)) refuse(403, text.t('kit.notPermitted'));
        await record(tx, context, kept, isOwn ? 'approval.withdrawn' : 'approval.declined', reason);
        const decision = { decided_by: actor.accountId, decided_at: clock(), words: reason };
        return setApproval(tx, id, { state: 'declined', ...decision });
      });
      return shownOne(declined, context);
    },
  };
}
