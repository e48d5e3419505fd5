import { ledgerRoutines } from '@vinlore/billing-ledger';
import { defineRoutine, type Part } from '@vinlore/database';
import * as v from 'valibot';
import standing from './routines/billing_credit_standing.sql?raw';

/** A member's balances, and the credits that active plans add. */
export const creditStandingRoutine = defineRoutine(standing, {
  input: { brand: v.string(), account: v.string(), at: v.date() },
  answer: v.object({
    vhr: v.number(),
    sticker: v.number(),
    global: v.number(),
    unlimited_stickers: v.boolean(),
    unlimited_reports: v.boolean(),
    /** Reports that active subscriptions add in each period. */
    subscribed_reports: v.number(),
  }),
});

/** Functions of the credits module, including the ledger's. */
export const creditRoutines: readonly Part[] = [...ledgerRoutines, creditStandingRoutine];
