import type { Database } from '@vinlore/database';
import { inRecallOrder } from '@vinlore/recall-domain';
import { type Config, type Logger, type SourceWatch, UNWATCHED } from '@vinlore/server-kit';
import { nhtsaApi } from '../nhtsa-api/nhtsa-api.ts';
import type { RecallLookUp } from '../found-recalls.ts';
import { keptRecalls } from './kept-recalls.ts';
import { recallTable } from './recall-look-up.ts';

/**
 * Queries several sources in parallel. A campaign found in more than one is returned once, from the first; every source
 * is listed, including one that is down.
 */
export function inAllOf(lookUps: readonly RecallLookUp[]): RecallLookUp {
  return async (vehicle) => {
    const answers = await Promise.all(lookUps.map((lookUp) => lookUp(vehicle)));
    const recalls = answers.flatMap((answer) => answer.recalls);
    const isFirst = ({ campaign }: { campaign: string }, at: number) =>
      recalls.findIndex((each) => each.campaign === campaign) === at;
    return { recalls: inRecallOrder(recalls.filter(isFirst)), sources: answers.flatMap(({ sources }) => sources) };
  };
}

/** Looks up imported recalls and, if enabled in the environment, NHTSA's own service. */
export function recallLookUp(
  database: Database,
  { NHTSA_API }: Pick<Config, 'NHTSA_API'>,
  log: Logger,
  clock: () => Date,
  watch: SourceWatch = UNWATCHED,
): RecallLookUp {
  const imported = keptRecalls(database, recallTable(database));
  return NHTSA_API === 'on' ? inAllOf([imported, nhtsaApi({ clock, log, watch })]) : imported;
}
