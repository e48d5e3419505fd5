import { recordAct } from '@vinlore/audit';
import { subscriptionStateOf } from '@vinlore/billing-domain';
import * as v from 'valibot';
import type { Gateway } from '../gateways/gateway.ts';
import { reminderLetter } from './letters.ts';
import type { SubscriptionPorts } from './ports.ts';
import { factsOf, lockById, noteReminded, toRemind } from './subscription-store.ts';
import { type WriteToMember, writeToMember } from './write-to-member.ts';

/** How long before a renewal its member is reminded. */
export const REMINDER_DAYS = 7;
const DAY = 86_400_000;

/** Reminds one member, once for each period, however many processes try. */
function remind({ database }: SubscriptionPorts, write: WriteToMember, id: string, now: Date): Promise<void> {
  return database.transaction(async (tx) => {
    const row = await lockById(tx, id);
    if (!row || row.reminded_of?.getTime() === row.period_end.getTime()) return;
    if (subscriptionStateOf(factsOf(row), now) !== 'active') return;
    await write(tx, row, (to) => reminderLetter(to, row));
    await noteReminded(tx, row);
    await recordAct(tx, {
      brand: row.brand,
      actor: null,
      act: 'subscription.reminded',
      subject: { kind: 'subscription', id },
      detail: { period_end: row.period_end.toISOString() },
    });
  });
}

/** The job that reminds members of the renewals of the next days, each hour, by the clock of who charges them. */
export function defineReminderJob(ports: SubscriptionPorts): void {
  const write = writeToMember(ports);
  const remindFor = async (gateway: Gateway, failures: unknown[]): Promise<number> => {
    const now = (await gateway.now?.()) ?? ports.clock();
    const due = await toRemind(ports.database, gateway.name, now, new Date(now.getTime() + REMINDER_DAYS * DAY));
    for (const { id } of due) await remind(ports, write, id, now).catch((error: unknown) => failures.push(error));
    return due.length;
  };
  ports.jobs.define(
    'subscription.remind',
    v.object({}),
    async () => {
      const failures: unknown[] = [];
      let due = 0;
      for (const gateway of ports.gateways) due += await remindFor(gateway, failures);
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} of ${due} members could not be reminded.`);
    },
    { retries: 5, schedule: '17 * * * *' },
  );
}
