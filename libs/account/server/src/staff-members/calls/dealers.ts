import type { DealerState, memberDeskContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { pageOf, type Tx } from '@vinlore/database';
import { type CallContext, type Handler, refuse, refuseOwnAccount, staffAct } from '@vinlore/server-kit';
import type { AccountRow } from '../../accounts/account-store.ts';
import { samePerson } from '../../accounts/persons.ts';
import { approveDealer, dealerState, lockDealer, withdrawDealer } from '../../accounts/dealer-store.ts';
import { dealerAgainLetter, dealerWithdrawnLetter } from '../letters.ts';
import { dealersPage } from '../member-lists.ts';
import { memberVoices } from '../member-voices.ts';
import type { MembersDeskDeps } from '../deps.ts';

type StaffContext = CallContext<'staff'>;

const joined = (parts: readonly (string | null)[], by: string) => parts.filter(Boolean).join(by);

/** GET /api-cwa/staff/dealers: lists current and former dealers. */
export function staffDealersCall({ database }: MembersDeskDeps): Handler<typeof memberDeskContract.staffDealers> {
  return async ({ state, search, cursor }, { brand }) => {
    const found = pageOf(await dealersPage(database, brand.key, { state, search, cursor }));
    const dealers = found.rows.map((each) => ({
      id: each.id,
      email: each.email,
      name: joined([each.first, each.last], ' '),
      company: each.company,
      website: each.company_website ?? '',
      place: joined([each.city, each.state, each.country], ', '),
      phone: each.phone ?? '',
      employees: each.no_of_employees ?? 0,
      state: dealerState(each)!,
      since: each.dealer_since!.toISOString(),
      closed: each.closed_at !== null,
    }));
    return { dealers, cursor: found.more ? dealers.at(-1)!.id : null };
  };
}

/** Changes the status of a dealer and records it; a no-op if they already have that status. */
async function judge(
  { database }: MembersDeskDeps,
  context: StaffContext,
  id: string,
  {
    to,
    reason,
    change,
  }: { to: Exclude<DealerState, 'new'>; reason?: string; change: (tx: Tx, dealer: AccountRow) => Promise<void> },
) {
  const { brand, text } = context;
  await database.transaction(async (tx) => {
    const dealer = await lockDealer(tx, brand.key, id);
    if (!dealer) return refuse(404, text.t('members.noDealer'));
    await refuseOwnAccount(tx, context, id, samePerson);
    const from = dealerState(dealer);
    if (from === to) return;
    await change(tx, dealer);
    await recordAct(tx, {
      ...staffAct(context),
      act: `account.dealer-${to}`,
      subject: { kind: 'account', id },
      ...(reason !== undefined && { detail: { reason } }),
      before: { dealer: from },
      after: { dealer: to },
    });
  });
  return { id, state: to };
}

/** POST /api-cwa/staff/dealer/approve: a restored dealer is notified. */
export function staffApproveDealerCall(deps: MembersDeskDeps): Handler<typeof memberDeskContract.staffApproveDealer> {
  const voice = memberVoices(deps);
  return ({ id }, context) =>
    judge(deps, context, id, {
      to: 'approved',
      change: async (tx, dealer) => {
        await approveDealer(tx, id, deps.clock());
        if (!dealer.is_dealer) await deps.mail.send(tx, dealerAgainLetter(await voice(context, dealer)));
      },
    });
}

/**
 * POST /api-cwa/staff/dealer/withdraw: takes effect with the next call of any session, because each reads the account.
 */
export function staffWithdrawDealerCall(deps: MembersDeskDeps): Handler<typeof memberDeskContract.staffWithdrawDealer> {
  const voice = memberVoices(deps);
  return ({ id, reason }, context) =>
    judge(deps, context, id, {
      to: 'withdrawn',
      reason,
      change: async (tx, dealer) => {
        await withdrawDealer(tx, id, deps.clock());
        await deps.mail.send(tx, dealerWithdrawnLetter(await voice(context, dealer), reason));
      },
    });
}
