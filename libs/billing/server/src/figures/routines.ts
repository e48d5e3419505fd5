import { definePart, defineRoutine } from '@vinlore/database';
import * as v from 'valibot';
import keep from './routines/billing_keep_days.sql?raw';
import sales from './routines/billing_sales.sql?raw';
import sumDays from './routines/billing_sum_days.sql?raw';

const brand = v.string();

/** Saves the totals of final days; days look like `2026-11-22`. */
export const keepDaysRoutine = defineRoutine(keep, {
  input: { brand, from: v.string(), until: v.string() },
  answer: v.null(),
});

/** Sales by span and by plan, in minor units. */
export const salesRoutine = defineRoutine(sales, {
  input: { brand, currency: v.string(), from: v.string(), to: v.string(), unit: v.string() },
  answer: v.array(
    v.object({
      at: v.nullable(v.string()),
      plan: v.nullable(v.string()),
      orders: v.number(),
      revenue: v.number(),
      refunds: v.number(),
      refunded: v.number(),
      begun: v.number(),
      bought: v.number(),
      tax: v.number(),
    }),
  ),
});

/** Functions of the figures. */
export const figureRoutines = [definePart(sumDays), keepDaysRoutine, salesRoutine];
