import { recordAct } from '@vinlore/audit';
import { renewsAt, subscriptionStateOf } from '@vinlore/billing-domain';
import * as v from 'valibot';
import type { Gateway } from '../gateways/gateway.ts';
import { gatewayNow } from './gateway-now.ts';
import { reminderLetter, resumeReminderLetter } from './letters.ts';
import type { SubscriptionDeps } from './deps.ts';
import { factsOf, lockById, noteReminded, renewalPlanOf, toRemind } from './subscription-store.ts';
import { type WriteToMember, writeToMember } from './write-to-member.ts';

/** How many days before a payment its member is reminded. */
export const REMINDER_DAYS = 7;
const DAY = 86_400_000;

/** Reminds one member once per period, even if several processes try. */
function remind({ database }: SubscriptionDeps, write: WriteToMember, id: string, now: Date): Promise<void> {
  return database.transaction(async (tx) => {
    const row = await lockById(tx, id);
    const payment = row && renewsAt(factsOf(row));
    if (!payment || row.reminded_of?.getTime() === payment.getTime()) return;
    const state = subscriptionStateOf(factsOf(row), now);
    if (state !== 'active' && state !== 'paused') return;
    const letter = state === 'paused' ? resumeReminderLetter : reminderLetter;
    await write(tx, row, (to) => letter(to, { ...row, plan: renewalPlanOf(row) }));
    await noteReminded(tx, row);
    await recordAct(tx, {
      brand: row.brand,
      actor: null,
      act: 'subscription.reminded',
      subject: { kind: 'subscription', id },
      detail: { [state === 'paused' ? 'resumes_at' : 'period_end']: payment.toISOString() },
    });
  });
}

/**
 * Reminds members of renewals in the coming days, by each gateway's clock.
 *
 * @throws AggregateError if some members could not be reminded; the others are reminded anyway
 */
export async function remindOfRenewals(deps: SubscriptionDeps): Promise<void> {
  const write = writeToMember(deps);
  const failures: unknown[] = [];
  const remindFor = async (gateway: Gateway): Promise<number> => {
    const now = await gatewayNow(deps, gateway.name);
    const due = await toRemind(deps.database, gateway.name, now, new Date(now.getTime() + REMINDER_DAYS * DAY));
    for (const { id } of due) await remind(deps, write, id, now).catch((error: unknown) => failures.push(error));
    return due.length;
  };
  let due = 0;
  for (const gateway of deps.gateways) due += await remindFor(gateway);
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${due} members could not be reminded.`);
}

/** Defines the hourly job that reminds members. */
export function defineReminderJob(deps: SubscriptionDeps): void {
  deps.jobs.define('subscription.remind', v.object({}), () => remindOfRenewals(deps), {
    retries: 5,
    schedule: '17 * * * *',
  });
}
