import { definePart, defineRoutine, type Part } from '@vinlore/database';
import * as v from 'valibot';
import type { LedgerDetail, LedgerDocument } from './detail.ts';
import balances from './routines/ledger_balances.sql?raw';
import begin from './routines/ledger_begin.sql?raw';
import giveBack from './routines/ledger_give_back.sql?raw';
import grant from './routines/ledger_grant.sql?raw';
import hold from './routines/ledger_hold.sql?raw';
import lock from './routines/ledger_lock.sql?raw';
import move from './routines/ledger_move.sql?raw';
import openReservations from './routines/ledger_open_reservations.sql?raw';
import ownPot from './routines/ledger_own_pot.sql?raw';
import planBook from './routines/ledger_plan_book.sql?raw';
import release from './routines/ledger_release.sql?raw';
import reserve from './routines/ledger_reserve.sql?raw';
import spend from './routines/ledger_spend.sql?raw';
import spendOn from './routines/ledger_spend_on.sql?raw';
import spendReserved from './routines/ledger_spend_reserved.sql?raw';
import sum from './routines/ledger_sum.sql?raw';
import takeBack from './routines/ledger_take_back.sql?raw';
import uses from './routines/ledger_uses.sql?raw';

const pot = v.picklist(['vhr', 'sticker', 'global']);
const product = v.picklist(['report', 'sticker']);
const member = { brand: v.string(), account: v.string() };
const detail = v.custom<LedgerDetail>(() => true);
const document = v.custom<LedgerDocument>(() => true);
const credits = v.number();
const at = v.date();
const cause = { cause: v.string(), cause_id: v.string() };

const id = v.string();
const spending = v.union([
  v.object({ transaction: id, paid_by: v.picklist(['vhr', 'sticker', 'global', 'unlimited']) }),
  v.object({ refused: v.literal('no-credit') }),
  v.object({ refused: v.literal('fair-use'), limit: v.number() }),
]);

export const grantRoutine = defineRoutine(grant, {
  input: { ...member, pot, credits, ...cause, at, detail },
  answer: id,
});
export const takeBackRoutine = defineRoutine(takeBack, {
  input: { ...member, pot, credits, ...cause, at, detail },
  answer: credits,
});
export const spendRoutine = defineRoutine(spend, {
  input: { ...member, pot, product, document, at },
  answer: spending,
});
export const giveBackRoutine = defineRoutine(giveBack, { input: { transaction: id, at, detail }, answer: id });
export const reserveRoutine = defineRoutine(reserve, {
  input: { ...member, pot, product, credits, ...cause, at },
  answer: spending,
});
export const spendReservedRoutine = defineRoutine(spendReserved, {
  input: { reservation: id, document, at },
  answer: spending,
});
export const releaseRoutine = defineRoutine(release, { input: { reservation: id, at }, answer: credits });
export const holdRoutine = defineRoutine(hold, { input: member, answer: v.null() });
export const balancesRoutine = defineRoutine(balances, {
  input: member,
  answer: v.object({ vhr: credits, sticker: credits, global: credits }),
});
export const usesRoutine = defineRoutine(uses, {
  input: { ...member, product, subscription: id, period_start: at },
  answer: v.number(),
});
export const openReservationsRoutine = defineRoutine(openReservations, {
  input: { accounts: v.array(v.string()) },
  answer: v.array(id),
});

/** Functions of the ledger. They ask `billing_running_plan` of the subscriptions, and write the audit trail. */
export const ledgerRoutines: readonly Part[] = [
  ...[sum, planBook, ownPot, lock, begin, move, spendOn].map(definePart),
  grantRoutine,
  takeBackRoutine,
  spendRoutine,
  giveBackRoutine,
  reserveRoutine,
  spendReservedRoutine,
  releaseRoutine,
  holdRoutine,
  balancesRoutine,
  usesRoutine,
  openReservationsRoutine,
];
