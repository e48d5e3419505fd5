import { closeSamples } from '@vinlore/account-server';
import { closeTrialSales } from '@vinlore/billing-server';
import type { Database } from '@vinlore/database';
import { dropSampleRecalls } from '@vinlore/recall-server';
import { dropSampleHistory } from '@vinlore/report-server';
import { dropSampleCatalogue } from '@vinlore/sticker-server';
import { dropSamplePlates } from '@vinlore/vehicle-server';

const counted = (count: number, one: string, many = `${one}s`) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/**
 * Closes everything a trial has left in the database, in one transaction: sample accounts and their credentials, sample
 * gates and coupons, test orders with the credits they granted, sample data. Every production process runs it first, so
 * a process killed halfway has closed all or nothing, and has served no one. Idempotent.
 *
 * @returns a one-line summary; null if nothing was open
 */
export async function closeTrial(database: Database, now: Date): Promise<string | null> {
  const closed = await database.transaction(async (tx) => {
    const [samples, sales] = [await closeSamples(tx, now), await closeTrialSales(tx, now)];
    await dropSamplePlates(tx);
    await dropSampleCatalogue(tx);
    await dropSampleHistory(tx);
    await dropSampleRecalls(tx);
    return { ...samples, ...sales };
  });
  const { accounts, sessions, gates, coupons, orders, subscriptions, credits } = closed;
  const said = [
    accounts > 0 && counted(accounts, 'sample account'),
    sessions > 0 && counted(sessions, 'session'),
    gates > 0 && `${counted(gates, 'sample gate')} (set your own credentials: npm run user -- gate)`,
    coupons > 0 && counted(coupons, 'sample coupon'),
    orders > 0 && counted(orders, 'test order'),
    subscriptions > 0 && counted(subscriptions, 'test subscription'),
    credits > 0 && `${counted(credits, 'credit')} from test payments`,
  ].filter((part) => part !== false);
  return said.length === 0 ? null : `Production mode: closed leftovers of an earlier trial – ${said.join(', ')}.`;
}
