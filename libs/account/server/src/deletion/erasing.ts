import { recordAct } from '@vinlore/audit';
import * as v from 'valibot';
import type { DataKeeper } from '@vinlore/server-kit';
import { dueDeletions, lockDue, noteErased } from './deletion-store.ts';
import { type DeletionVoices, receiptLetter } from './letters.ts';
import type { DeletionPorts } from './ports.ts';

/** Each hour, a little after the other tidying. */
const SCHEDULE = '41 * * * *';

/** Erases one account in one transaction: all of it and the receipt, or nothing. */
async function erase(
  { database, mail, clock }: DeletionPorts,
  keepers: readonly DataKeeper[],
  voices: DeletionVoices,
  id: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const due = await lockDue(tx, id, clock());
    if (!due) return;
    const voice = await voices(due.brand, due.language);
    const owner = { id: due.accountId, email: due.email, brand: voice.brand };
    for (const keeper of keepers) await keeper.erase(tx, owner);
    await noteErased(tx, id, clock());
    await recordAct(tx, {
      brand: due.brand,
      actor: null,
      act: 'account.erased',
      subject: { kind: 'account', id: due.accountId },
    });
    // After the keepers, which take away every other mail to this address.
    await mail.send(tx, receiptLetter({ ...voice, to: due.email }));
  });
}

/**
 * The job that erases accounts whose 14 days are over. One that cannot be erased holds up no other: the run fails when
 * all were tried, is repeated, and finds those that are left.
 */
export function defineEraseJob(ports: DeletionPorts, keepers: readonly DataKeeper[], voices: DeletionVoices): void {
  ports.jobs.define(
    'account.erase',
    v.object({}),
    async () => {
      const due = await dueDeletions(ports.database, ports.clock());
      const failures: unknown[] = [];
      for (const id of due) await erase(ports, keepers, voices, id).catch((error: unknown) => failures.push(error));
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} of ${due.length} accounts could not be erased.`);
    },
    { retries: 5, schedule: SCHEDULE },
  );
}
