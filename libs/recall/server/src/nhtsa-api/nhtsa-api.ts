import { within } from '@vinlore/contract';
import { inRecallOrder, modelMatch, namesOfVehicle, type Recall, type RecallQuery } from '@vinlore/recall-domain';
import {
  createCircuit,
  type Logger,
  readJson,
  type SourceWatch,
  UNWATCHED,
  watched,
  fetchOnly,
} from '@vinlore/server-kit';
import { makeKey } from '@vinlore/vehicle-domain';
import type { FoundRecalls, RecallLookUp } from '../found-recalls.ts';
import { readMakes, readModels, readRecalls, type ApiRecall } from './read-answer.ts';

/** Display name, to distinguish it from NHTSA's imported files. */
const SOURCE = 'NHTSA API';
const BASE = 'https://api.nhtsa.gov';
/** Timeout for all requests of a lookup, below the 3 seconds after which a report lists a source as down. */
const TIMEOUT_MS = 2_500;
/** Size limit, several times the longest list. */
const ANSWER_LIMIT = 4 * 1024 * 1024;
/** Cache time; NHTSA's records change daily, not hourly. */
const KEEP_MS = 24 * 3_600_000;
/** Maximum number of cached responses, oldest evicted first. */
const KEPT_ANSWERS = 2_000;

/** Options of the API client. */
export interface NhtsaApiDeps {
  readonly clock: () => Date;
  readonly log: Logger;
  /** Base URL; tests use their own server. */
  readonly base?: string;
  readonly timeoutMs?: number;
  readonly watch?: SourceWatch;
}

/** A response and the day it was received. */
interface Dated<T> {
  readonly value: T;
  readonly at: Date;
}

/** Merges rows into one entry per campaign with all its components. */
function once(recalls: readonly ApiRecall[]): ApiRecall[] {
  const found = new Map<string, ApiRecall>();
  for (const recall of recalls) {
    const before = found.get(recall.campaign);
    const components = [...new Set([...(before?.components ?? []), ...recall.components])].sort();
    found.set(recall.campaign, { ...recall, ...before, components });
  }
  return [...found.values()];
}

/**
 * Looks up recalls in NHTSA's own service, matching like imports: NHTSA lists its makes and models for the year, and
 * recalls are requested for those that match the vehicle. A timeout, an error, or an unexpected response counts as
 * "down", never "no recalls"; after five failures the service is skipped for half a minute.
 */
export function nhtsaApi({
  clock,
  log,
  base = BASE,
  timeoutMs = TIMEOUT_MS,
  watch = UNWATCHED,
}: NhtsaApiDeps): RecallLookUp {
  const send = fetchOnly(base);
  const kept = new Map<string, Dated<unknown>>();
  const circuit = createCircuit(clock, (until) => watch.spared(SOURCE, until));

  async function ask<T>(
    path: string,
    query: Record<string, string>,
    read: (body: unknown) => T[],
    signal: AbortSignal,
  ) {
    const address = `${base}${path}?${new URLSearchParams(query)}`;
    const before = kept.get(address) as Dated<T[]> | undefined;
    if (before && clock().getTime() - before.at.getTime() < KEEP_MS) return before;
    const value = await watched(watch, SOURCE, () => fetched(address, read, signal));
    const dated = { value, at: clock() };
    kept.delete(address);
    kept.set(address, dated);
    if (kept.size > KEPT_ANSWERS) kept.delete(kept.keys().next().value!);
    return dated;
  }

  async function fetched<T>(address: string, read: (body: unknown) => T[], signal: AbortSignal): Promise<T[]> {
    const response = await send(address, { signal, headers: { accept: 'application/json' } });
    // For unknown vehicles the service returns an empty list with status 400.
    if (![200, 400, 404].includes(response.status)) {
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    const value = read(await readJson(response, ANSWER_LIMIT));
    if (response.status !== 200 && value.length > 0) throw new Error(`status ${response.status}`);
    return value;
  }

  async function find(vehicle: RecallQuery, signal: AbortSignal): Promise<Dated<ApiRecall[]>> {
    const modelYear = String(vehicle.year);
    const list = { modelYear, issueType: 'r' };
    const makes = await ask('/products/vehicle/makes', list, readMakes, signal);
    const make = makes.value.find((name) => makeKey(name) === makeKey(vehicle.make));
    if (make === undefined) return { value: [], at: makes.at };
    const models = await ask('/products/vehicle/models', { ...list, make }, readModels, signal);
    const sought = namesOfVehicle(vehicle);
    const isSought = (model: string) => {
      const { key, weight } = modelMatch(make, model);
      return sought.some((each) => each.key === key && (!weight || !each.weight || each.weight === weight));
    };
    const answers = await Promise.all(
      models.value
        .filter(isSought)
        .map((model) => ask('/recalls/recallsByVehicle', { make, model, modelYear }, readRecalls, signal)),
    );
    const oldest = Math.min(...[models, ...answers].map(({ at }) => at.getTime()));
    return { value: once(answers.flatMap(({ value }) => value)), at: new Date(oldest) };
  }

  const down: FoundRecalls = {
    recalls: [],
    sources: [{ name: SOURCE, status: 'down', as_of: null, records: 0, sample: false }],
  };
  return async (vehicle) => {
    try {
      const found = await circuit.attempt(() => within(timeoutMs, (signal) => find(vehicle, signal)));
      if (found === null) return down;
      const asOf = found.at.toISOString().slice(0, 10);
      const recalls = found.value.map((recall): Recall => ({ ...recall, source: SOURCE, as_of: asOf, sample: false }));
      return {
        recalls: inRecallOrder(recalls),
        sources: [{ name: SOURCE, status: 'answered', as_of: asOf, records: recalls.length, sample: false }],
      };
    } catch (error) {
      log.warn({ source: SOURCE, reason: error instanceof Error ? error.name : 'unknown' }, 'a recall source is down');
      return down;
    }
  };
}
