import { DocumentFundsSchema, PotSchema } from '@vinlore/billing-domain';
import { definePart, defineRoutine, type Part } from '@vinlore/database';
import * as v from 'valibot';
import type { LedgerDetail, LedgerDocument } from './detail.ts';
import balances from './routines/ledger_balances.sql?raw';
import begin from './routines/ledger_begin.sql?raw';
import funds from './routines/ledger_funds.sql?raw';
import fundsOf from './routines/ledger_funds_of.sql?raw';
import giveBack from './routines/ledger_give_back.sql?raw';
import grant from './routines/ledger_grant.sql?raw';
import hold from './routines/ledger_hold.sql?raw';
import lock from './routines/ledger_lock.sql?raw';
import merge from './routines/ledger_merge.sql?raw';
import move from './routines/ledger_move.sql?raw';
import openReservations from './routines/ledger_open_reservations.sql?raw';
import pay from './routines/ledger_pay.sql?raw';
import ownPot from './routines/ledger_own_pot.sql?raw';
import planBook from './routines/ledger_plan_book.sql?raw';
import release from './routines/ledger_release.sql?raw';
import reserve from './routines/ledger_reserve.sql?raw';
import spendReserved from './routines/ledger_spend_reserved.sql?raw';
import sum from './routines/ledger_sum.sql?raw';
import survivor from './routines/ledger_survivor.sql?raw';
import takeBack from './routines/ledger_take_back.sql?raw';
import uses from './routines/ledger_uses.sql?raw';

const pot = PotSchema;
const product = v.picklist(['report', 'sticker']);
const paid_by = v.picklist([...PotSchema.options, 'unlimited']);
const member = { brand: v.string(), account: v.string() };
const detail = v.custom<LedgerDetail>(() => true);
const document = v.custom<LedgerDocument>(() => true);
const credits = v.number();
const at = v.date();
const cause = { cause: v.string(), cause_id: v.string() };
const id = v.string();

export const grantRoutine = defineRoutine(grant, {
  input: { ...member, pot, credits, ...cause, at, detail },
  answer: id,
});
export const takeBackRoutine = defineRoutine(takeBack, {
  input: { ...member, pot, credits, ...cause, at, detail },
  answer: credits,
});
export const fundsRoutine = defineRoutine(funds, {
  input: { ...member, pot, product, at },
  answer: DocumentFundsSchema,
});
export const payRoutine = defineRoutine(pay, {
  input: { ...member, pot, product, subscription: v.nullable(id), document, at },
  answer: id,
});
export const giveBackRoutine = defineRoutine(giveBack, { input: { transaction: id, at, detail }, answer: id });
export const reserveRoutine = defineRoutine(reserve, {
  input: { ...member, pot, product, paid_by: v.nullable(paid_by), credits, ...cause, at },
  answer: v.nullable(v.object({ transaction: id, paid_by })),
});
export const spendReservedRoutine = defineRoutine(spendReserved, {
  input: { reservation: id, document, at },
  answer: v.nullable(
    v.union([
      v.object({ transaction: id, paid_by: pot }),
      v.object({ ...member, pot, product, funds: DocumentFundsSchema }),
    ]),
  ),
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

export const mergeRoutine = defineRoutine(merge, {
  input: { ...member, into: v.string(), at, detail },
  answer: v.null(),
});

/** SQL functions of the ledger. They read `billing_running_plan` of the subscriptions, and write the audit log. */
export const ledgerRoutines: readonly Part[] = [
  ...[sum, planBook, ownPot, survivor, lock, begin, move, fundsOf].map(definePart),
  grantRoutine,
  takeBackRoutine,
  fundsRoutine,
  payRoutine,
  giveBackRoutine,
  reserveRoutine,
  spendReservedRoutine,
  releaseRoutine,
  holdRoutine,
  balancesRoutine,
  usesRoutine,
  openReservationsRoutine,
  mergeRoutine,
];
