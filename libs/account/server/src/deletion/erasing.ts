import { recordAct } from '@vinlore/audit';
import type { Language } from '@vinlore/brand';
import { acrossBrands, afterCommit, type Tx } from '@vinlore/database';
import * as v from 'valibot';
import type { DataKeeper } from '@vinlore/server-kit';
import { ownersOf } from '../accounts/owners-of.ts';
import { dueDeletions, lockClosed, noteErased } from './deletion-store.ts';
import { listErasures } from './erase-again.ts';
import { type DeletionVoices, receiptLetter } from './letters.ts';
import type { DeletionDeps } from './deps.ts';

/** Hourly, shortly after the other cleanup. */
const SCHEDULE = '41 * * * *';

/** An account whose request is locked, so no one else can erase or reopen it. */
interface Locked {
  /** Id of the request. */
  readonly id: string;
  readonly accountId: string;
  readonly brand: string;
  readonly email: string;
  readonly language: Language | null;
}

/**
 * Erases all data of an account and of those merged into it, and sends the receipt; the caller writes the audit log.
 */
export async function eraseLocked(
  { mail, erasures, clock }: DeletionDeps,
  tx: Tx,
  keepers: readonly DataKeeper[],
  voices: DeletionVoices,
  { id, accountId, brand, email, language }: Locked,
): Promise<void> {
  const voice = await voices(brand, language);
  const owner = { id: accountId, email, brand: voice.brand };
  const owners = await ownersOf(tx, owner);
  for (const each of owners) for (const keeper of keepers) await acrossBrands(() => keeper.erase(tx, each));
  const now = clock();
  await noteErased(tx, id, now);
  const ids = owners.map((each) => each.id);
  afterCommit(tx, () => {
    try {
      erasures.add(ids, now);
    } catch {
      // The account is erased all the same. The hourly job lists it, or fails and says why.
    }
  });
  // After the keepers, which delete all other emails to this address.
  await mail.send(tx, receiptLetter({ ...voice, to: email }));
}

/** Erases one account in a single transaction: everything plus the receipt, or nothing. */
async function erase(
  deps: DeletionDeps,
  keepers: readonly DataKeeper[],
  voices: DeletionVoices,
  id: string,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const due = await lockClosed(tx, id, { dueAt: deps.clock() });
    if (!due) return;
    await eraseLocked(deps, tx, keepers, voices, { ...due, id });
    const subject = { kind: 'account', id: due.accountId };
    await recordAct(tx, { brand: due.brand, actor: null, act: 'account.erased', subject });
  });
}

/**
 * Job that erases accounts whose 14 days are up. If one fails, the others are still erased; then the run fails and is
 * retried with those that are left.
 */
export function defineEraseJob(deps: DeletionDeps, keepers: readonly DataKeeper[], voices: DeletionVoices): void {
  deps.jobs.define(
    'account.erase',
    v.object({}),
    async () => {
      const due = await dueDeletions(deps.database, deps.clock());
      const failures: unknown[] = [];
      for (const id of due) await erase(deps, keepers, voices, id).catch((error: unknown) => failures.push(error));
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} of ${due.length} accounts could not be erased.`);
      // Also those that were erased while the list couldn't be written.
      await listErasures(deps.database, deps.erasures, deps.clock());
    },
    { retries: 5, schedule: SCHEDULE },
  );
}
