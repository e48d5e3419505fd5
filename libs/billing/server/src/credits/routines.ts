import { ledgerRoutines } from '@vinlore/billing-ledger';
import { defineRoutine, type Part } from '@vinlore/database';
import * as v from 'valibot';
import standing from './routines/billing_credit_standing.sql?raw';

/** A member's balances, and what running plans bring besides. */
export const creditStandingRoutine = defineRoutine(standing, {
  input: { brand: v.string(), account: v.string(), at: v.date() },
  answer: v.object({
    vhr: v.number(),
    sticker: v.number(),
    global: v.number(),
    unlimited_stickers: v.boolean(),
    unlimited_reports: v.boolean(),
    /** Reports that running subscriptions bring in each period. */
    subscribed_reports: v.number(),
  }),
});

/** Functions of the credits module: the ledger's, and its own. */
export const creditRoutines: readonly Part[] = [...ledgerRoutines, creditStandingRoutine];
