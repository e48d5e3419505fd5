import { type Act, type ActName, recordAct } from '@vinlore/audit';
import type { Deciding } from '@vinlore/contract';
import type { Tx } from '@vinlore/database';
import type { Translator } from '@vinlore/i18n';
import { type Approved, CarriedOutBefore, type Logger, refuse, Refusal } from '@vinlore/server-kit';
import type { StaffDeps } from '../deps.ts';
import { type KeptApproval, lockApproval, setApproval, settleApproval } from './approval-store.ts';
import { lapseApprovals } from './lapse.ts';
import { isOpen } from './approval-view.ts';

/** The decider, the brand, and the texts for refusals. */
export interface Decider {
  readonly brand: string;
  /** The deciding account; null for the operator on the command line. */
  readonly account: string | null;
  readonly from?: Act['from'];
  readonly text: Translator;
  readonly log: Logger;
}

/** Who may decide a request. @throws Refusal if the caller may not */
export type Admit = (
  tx: Tx,
  kept: KeptApproval,
) => Promise<{ readonly person: string | null; readonly isOwn: boolean }>;

/** Records a decision: one audit log entry per action. */
const record = (tx: Tx, { brand, account, from }: Decider, kept: KeptApproval, act: ActName, reason?: string) =>
  recordAct(tx, {
    brand,
    actor: account,
    ...(from && { from }),
    act,
    subject: { kind: kept.subject_kind, id: kept.subject_id },
    detail: {
      approval: kept.id,
      kind: kept.kind,
      ...(account === null && { by: 'command' }),
      ...(reason !== undefined && { reason }),
    },
  });

/** The request to be decided, locked; must belong to the brand and be open. */
async function openOne(tx: Tx, { brand, text }: Decider, id: string, now: Date): Promise<KeptApproval> {
  const kept = await lockApproval(tx, brand, id);
  if (!kept) return refuse(404, text.t('staff.noApproval'));
  if (isOpen(kept, now)) return kept;
  return refuse(
    409,
    text.t(kept.state === 'void' || kept.state === 'expired' ? `staff.${kept.state}` : 'staff.decided'),
  );
}

function approvedOf({ clock }: Pick<StaffDeps, 'clock'>, kept: KeptApproval): Approved {
  return {
    id: kept.id,
    brand: kept.brand,
    askedBy: kept.asked_by,
    kind: kept.kind,
    permission: kept.permission as Deciding,
    subject: { kind: kept.subject_kind, id: kept.subject_id },
    facts: kept.facts as Approved['facts'],
    changes: kept.changes as NonNullable<Approved['changes']>,
    ...(kept.call !== null && { call: kept.call as NonNullable<Approved['call']> }),
    approvedBy: kept.decided_by,
    settle: (tx) => settleApproval(tx, kept.id, clock()),
  };
}

/** Carries out an approved request, or marks it as failed with the reason. */
async function carriedOut(deps: StaffDeps, { log, text }: Decider, kept: KeptApproval): Promise<KeptApproval> {
  const { database, carryOuts, clock } = deps;
  const carryOut = carryOuts[kept.call === null ? kept.kind : 'call'];
  if (!carryOut) throw new Error(`No handler for approvals of kind "${kept.kind}".`);
  try {
    await carryOut(approvedOf(deps, kept));
  } catch (error) {
    if (!(error instanceof CarriedOutBefore)) {
      const isFinal = error instanceof Refusal && error.status !== 503 && error.status !== 429;
      if (isFinal) {
        await setApproval(database, kept.id, { state: 'failed', words: error.message.slice(0, 500) });
        return refuse(422, error.message);
      }
      log.error({ err: error, approval: kept.id }, 'an approved request could not be carried out');
      await setApproval(database, kept.id, { words: text.t('staff.notCarriedOut') });
      return refuse(503, text.t('staff.notCarriedOut'));
    }
  }
  return setApproval(database, kept.id, { carried_at: clock() });
}

/** Approves a request and carries it out. @throws Refusal */
export async function approveRequest(
  deps: StaffDeps,
  id: string,
  decider: Decider,
  admit: Admit,
): Promise<KeptApproval> {
  const { database, clock } = deps;
  await lapseApprovals(database, deps.peopleOf, decider.brand);
  const approved = await database.transaction(async (tx) => {
    const kept = await openOne(tx, decider, id, clock());
    const { person } = await admit(tx, kept);
    // Already approved: a retry, not another decision.
    if (kept.state === 'approved') return setApproval(tx, id, { decided_at: clock(), words: null });
    await record(tx, decider, kept, 'approval.approved');
    return setApproval(tx, id, {
      state: 'approved',
      decided_by: decider.account,
      decided_person: person,
      by_operator: decider.account === null,
      decided_at: clock(),
    });
  });
  return carriedOut(deps, decider, approved);
}

/** Declines a request, or withdraws the caller's own. @throws Refusal */
export async function declineRequest(
  deps: StaffDeps,
  { id, reason }: { readonly id: string; readonly reason: string },
  decider: Decider,
  admit: Admit,
): Promise<KeptApproval> {
  const { database, clock } = deps;
  await lapseApprovals(database, deps.peopleOf, decider.brand);
  return database.transaction(async (tx) => {
    const kept = await openOne(tx, decider, id, clock());
    // Approved but not carried out: it may have been done in part.
    if (kept.state === 'approved') return refuse(409, decider.text.t('staff.decided'));
    const { person, isOwn } = await admit(tx, kept);
    await record(tx, decider, kept, isOwn ? 'approval.withdrawn' : 'approval.declined', reason);
    return setApproval(tx, id, {
      state: 'declined',
      decided_by: decider.account,
      decided_person: person,
      by_operator: decider.account === null,
      decided_at: clock(),
      words: reason,
    });
  });
}
