import type { JobRun } from '@vinlore/jobs';
import { type Voices, voicesOf } from '@vinlore/mail';
import * as v from 'valibot';
import type { RecallLookUp } from '../found-recalls.ts';
import { recallTable } from '../look-up/recall-look-up.ts';
import { recallServerMessages } from '../messages/index.ts';
import type { RecallDeps } from '../deps.ts';
import { newRecallsLetter } from './watch-letters.ts';
import {
  confirmedWatches,
  findWatch,
  noteQuiet,
  noteNotified,
  purgeWatches,
  quietWatches,
  type Watch,
} from './watch-store.ts';

/** Job that emails watchers after an import. The importer enqueues it. */
export const TELL_WATCHERS_JOB = 'recall.tell-watchers';

type TellWatchersDeps = Pick<RecallDeps, 'database' | 'mail' | 'onFound' | 'signer'>;
type RecallVoices = Voices<(typeof recallServerMessages)['en']>;

/** Emails one watcher about new recalls. The email and the record of its campaigns are saved in one transaction. */
async function tell(deps: TellWatchersDeps, lookUp: RecallLookUp, voices: RecallVoices, watch: Watch): Promise<void> {
  const { recalls } = await lookUp(watch);
  // Samples never trigger alerts.
  const real = recalls.filter(({ sample }) => !sample);
  if (real.every(({ campaign }) => watch.told.includes(campaign))) return;
  const voice = await voices(watch.brand, watch.language);
  await deps.database.transaction(async (tx) => {
    const now = await findWatch(tx, watch.brand, watch.id);
    // A source's first load is old data, new only to us.
    const fresh = real.filter(
      ({ campaign, source }) => !now?.told.includes(campaign) && !now?.quiet_sources.includes(source),
    );
    if (!now?.confirmed_at || fresh.length === 0) return;
    const campaigns = fresh.map(({ campaign }) => campaign);
    await noteNotified(tx, now.id, campaigns);
    await deps.onFound?.(tx, now, fresh);
    await deps.mail.send(tx, newRecallsLetter({ ...voice, to: now.email }, now, fresh, deps.signer));
  });
}

/** Marks a first load's campaigns as seen, without an email. */
async function noteFirstLoad({ database }: TellWatchersDeps, lookUp: RecallLookUp, watch: Watch): Promise<void> {
  const { recalls } = await lookUp(watch);
  const sources = watch.quiet_sources;
  const campaigns = recalls.filter(({ source }) => sources.includes(source)).map(({ campaign }) => campaign);
  await database.transaction((tx) => noteQuiet(tx, watch.id, campaigns, sources));
}

/**
 * Background jobs of the recall module: after an import, emails each watcher once about new campaigns; hourly, deletes
 * unconfirmed and ended alerts. Alerts cover imported recalls only; external services aren't queried for each alert.
 */
export function defineWatchJobs(
  deps: TellWatchersDeps & Pick<RecallDeps, 'jobs' | 'brands' | 'originOf' | 'clock'>,
): void {
  const { database, jobs, brands, clock } = deps;
  const lookUp = recallTable(database);
  const voices = voicesOf(recallServerMessages, deps);
  const tellAll = async (_payload: object, { signal }: JobRun) => {
    const served = brands.map(({ key }) => key);
    const failures: unknown[] = [];
    for (const watch of await quietWatches(database, served)) {
      signal.throwIfAborted();
      await noteFirstLoad(deps, lookUp, watch).catch((error: unknown) => failures.push(error));
    }
    for (const watch of await confirmedWatches(database, served)) {
      signal.throwIfAborted();
      await tell(deps, lookUp, voices, watch).catch((error: unknown) => failures.push(error));
    }
    // One failure doesn't block the others. The job is retried, and no one is emailed twice.
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} watchers could not be notified.`);
  };
  jobs.define(TELL_WATCHERS_JOB, v.object({}), tellAll, { retries: 5, timeLimitSeconds: 3_600 });
  jobs.define('recall.purge-watches', v.object({}), () => purgeWatches(database, clock()), {
    retries: 3,
    schedule: '56 * * * *',
  });
}
