import { type memberDeskContract, MERGE_CONFLICTS, MERGE_MOVES, type MergePreview } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { acrossBrands, type Tx } from '@vinlore/database';
import {
  type CallContext,
  demandSecond,
  type Handler,
  type MergeView,
  refuse,
  staffAct,
  together,
} from '@vinlore/server-kit';
import { type AccountRow, findEvenClosed, lockMember } from '../../accounts/account-store.ts';
import { samePerson } from '../../accounts/persons.ts';
import { openSessionsOf } from '../../sessions/session-store.ts';
import { judge } from '../judged.ts';
import { mergedLetter } from '../letters.ts';
import { memberOf } from '../member-store.ts';
import { memberVoices } from '../member-voices.ts';
import type { MembersDeskDeps } from '../deps.ts';
import { closeMerged, isEmailInDoubt } from '../../merging/close-merged.ts';

type StaffContext = CallContext<'staff'>;

/** The two accounts; undefined if the brand has no such account. */
type Found = Readonly<Record<'from' | 'into', AccountRow | undefined>>;

/** Validates both accounts. @throws Refusal if they can't be merged */
async function judgeBoth(tx: Tx, context: StaffContext, found: Found, now: Date) {
  const { text } = context;
  const into = await judge(tx, context, found.into);
  const from = await judge(tx, context, found.from);
  if (into.id === from.id) return refuse(422, text.t('members.mergeSelf'));
  for (const account of [into, from]) {
    const { email } = account;
    if (account.closed_at) return refuse(409, text.t('members.mergeClosed', { email }));
    if (account.suspended_at) return refuse(409, text.t('members.mergeSuspended', { email }));
    if (await isEmailInDoubt(tx, account.id, now)) return refuse(409, text.t('members.mergeEmail', { email }));
  }
  if (into.holder) return refuse(422, text.t('members.mergeHolder', { email: into.email }));
  return { into, from };
}

/**
 * Locks both accounts, in the same order regardless of the direction.
 *
 * @returns null if they were already merged this way
 * @throws Refusal if they can't be merged
 */
async function lockBoth(tx: Tx, context: StaffContext, id: string, fromId: string, now: Date) {
  const held = new Map<string, AccountRow | undefined>();
  for (const each of [id, fromId].sort()) held.set(each, await lockMember(tx, context.brand.key, each));
  const [into, from] = [held.get(id), held.get(fromId)];
  return from?.merged_into === id ? null : judgeBoth(tx, context, { into, from }, now);
}

/** Combines the merge handlers of all modules into one, in order. */
const mergePart = ({ keepers }: MembersDeskDeps) => together(...keepers().flatMap(({ merge }) => merge ?? []));

/** Results of the merge handlers. @throws Refusal if something must be ended first */
async function look(
  tx: Tx,
  part: ReturnType<typeof mergePart>,
  pair: ReturnType<typeof pairOf>,
  { text }: StaffContext,
): Promise<MergeView> {
  const view = await acrossBrands(() => part.look(tx, pair));
  if (view.refused) return refuse(409, text.t(`members.merge.${view.refused}`, { email: pair.from.email }));
  return view;
}

const pairOf = ({ brand }: StaffContext, { from, into }: Record<'from' | 'into', AccountRow>) => ({
  from: { ...from, brand },
  into: { ...into, brand },
});

const counted = <Name extends string>(names: readonly Name[], found: Readonly<Record<string, number>>) =>
  names.flatMap((what) => (found[what] ? [{ what, count: found[what] }] : []));

/** GET /api-cwa/staff/member/merge-preview: what would move, and the conflicts. */
export function staffMergePreviewCall(deps: MembersDeskDeps): Handler<typeof memberDeskContract.staffMergePreview> {
  const { database, clock } = deps;
  return ({ id, email }, context) =>
    database.transaction(async (tx): Promise<MergePreview> => {
      const { brand, text } = context;
      const found = await findEvenClosed(tx, brand.key, email);
      if (!found) return refuse(404, text.t('members.mergeNone', { email }));
      const pair = { into: await memberOf(tx, brand.key, id), from: found };
      const { into, from } = await judgeBoth(tx, context, pair, clock());
      const view = await look(tx, mergePart(deps), pairOf(context, { from, into }), context);
      const sessions = await openSessionsOf(tx, from.id, clock());
      const dealer = from.is_dealer && !into.is_dealer ? 1 : 0;
      return {
        from: {
          id: from.id,
          email: from.email,
          name: [from.first, from.last].filter(Boolean).join(' '),
          holder: from.holder,
          created_at: from.created_at.toISOString(),
        },
        moves: counted(MERGE_MOVES, { ...view.moves, sessions: sessions.length }),
        conflicts: counted(MERGE_CONFLICTS, { ...view.conflicts, dealer }),
      };
    });
}

/**
 * POST /api-cwa/staff/member/merge: moves everything to the other account in one transaction, so a killed process
 * leaves all or nothing. The merged account is closed for good: it can't be signed in to, and later purchases with its
 * email go to the other one.
 */
export function staffMergeMembersCall(deps: MembersDeskDeps): Handler<typeof memberDeskContract.staffMergeMembers> {
  const { database, mail, clock } = deps;
  const voice = memberVoices(deps);
  return ({ id, from_id: fromId, reason }, context) =>
    database.transaction(async (tx) => {
      const { text, approved } = context;
      const at = clock();
      const both = await lockBoth(tx, context, id, fromId, at);
      if (!both) return { id };
      const { into, from } = both;
      if (approved?.by && (await samePerson(tx, approved.by, fromId))) return refuse(403, text.t('members.mergeOwn'));
      const pair = pairOf(context, { from, into });
      const part = mergePart(deps);
      await acrossBrands(async () => part.hold?.(tx, pair));
      const view = await look(tx, part, pair, context);
      await demandSecond(tx, context, {
        kind: 'members-merge',
        permission: 'owner',
        subject: { kind: 'account', id },
        about: id,
        facts: { account: fromId, orders: view.moves['orders'] ?? 0, documents: documentsIn(view.moves) },
      });
      await acrossBrands(() => part.move(tx, { ...pair, at }));
      await closeMerged(tx, from, { into: id, at });
      await mail.send(tx, mergedLetter(await voice(context, from), 'from', into.email));
      await mail.send(tx, mergedLetter(await voice(context, into), 'into', from.email));
      const act = staffAct(context);
      const detail = { ...view.moves, reason };
      await recordAct(tx, {
        ...act,
        act: 'account.merged',
        subject: { kind: 'account', id },
        detail: { ...detail, from: fromId },
      });
      await recordAct(tx, {
        ...act,
        act: 'account.merged-away',
        subject: { kind: 'account', id: fromId },
        detail: { ...detail, into: id },
      });
      return { id };
    });
}

const documentsIn = ({ reports = 0, stickers = 0 }: Readonly<Record<string, number>>) => reports + stickers;
