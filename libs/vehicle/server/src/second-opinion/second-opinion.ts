import { within } from '@vinlore/contract';
import {
  createCircuit,
  fetchOnly,
  type Logger,
  readJson,
  type SourceWatch,
  UNWATCHED,
  watched,
} from '@vinlore/server-kit';
import { type DecodedVehicle, fullNameOf, plainVin, VIN_LENGTH, vinFault } from '@vinlore/vehicle-domain';
import { LRUCache } from 'lru-cache';
import { type LiveAnswer, readAnswer } from './read-answer.ts';

/** Display name, for visitors and the desk. */
export const LIVE_SERVICE = 'NHTSA live service';

const TIMEOUT_MS = 2_000;
/** Several times the size of the longest response: one object with every element. */
const ANSWER_LIMIT = 64 * 1024;
/** vPIC data changes once a month. */
const KEEP_MS = 24 * 3_600_000;
const KEPT_ANSWERS = 5_000;
/** Maximum concurrent requests, so thousands of made-up VINs aren't passed on. */
const MOST_AT_ONCE = 8;

/** Asks another source about a vehicle our own index knows little about. */
export type SecondOpinion = (vehicle: DecodedVehicle) => Promise<DecodedVehicle>;

/** Dependencies of the live service. */
export interface SecondOpinionDeps {
  /** `VPIC_API_URL`; the VIN is appended to its path. */
  readonly address: string;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly watch?: SourceWatch;
  readonly timeoutMs?: number;
}

interface Kept {
  readonly answer: LiveAnswer;
  readonly at: Date;
}

/**
 * Whether our own index knows little about a VIN: no model, or NHTSA codes 7 and 8 (unknown manufacturer, no details).
 * A VIN with a wrong check digit has a typo, so no source would know more.
 */
function isPoor({ vin, model, checkDigit, errorCodes }: DecodedVehicle): boolean {
  if (vin.length !== VIN_LENGTH || vinFault(vin, false) !== null || checkDigit !== 'agrees') return false;
  return model === null || errorCodes.includes(7) || errorCodes.includes(8);
}

/** Whether a result adds to what we know without contradicting it. */
function saysMore(answer: LiveAnswer, { make, model, elements }: DecodedVehicle): boolean {
  if (answer.make === null) return false;
  if (make !== null && make.toUpperCase() !== answer.make.toUpperCase()) return false;
  if (model === null && answer.model !== null) return true;
  return Object.keys(answer.elements).length > Object.keys(elements).length;
}

/**
 * The live service doesn't mark defaults. A value equal to our own typical value stays typical; any other was decoded
 * from the VIN.
 */
function apart(
  elements: LiveAnswer['elements'],
  ours: DecodedVehicle['typical'],
): Pick<DecodedVehicle, 'elements' | 'typical'> {
  const defaults = Object.entries(ours ?? {}).filter(([name, text]) => elements[name] === text);
  if (defaults.length === 0) return { elements };
  const typical = Object.fromEntries(defaults);
  return { elements: Object.fromEntries(Object.entries(elements).filter(([name]) => !(name in typical))), typical };
}

/**
 * NHTSA's live service as a second opinion. Its result replaces ours as a whole and is marked with its own source and
 * date. Timeouts, errors, and invalid responses leave the vehicle as it was; after five failures it isn't called for
 * half a minute. Results are cached for a day.
 */
export function secondOpinion({
  address,
  clock,
  log,
  watch = UNWATCHED,
  timeoutMs = TIMEOUT_MS,
}: SecondOpinionDeps): SecondOpinion {
  const send = fetchOnly(address);
  const circuit = createCircuit(clock, (until) => watch.spared(LIVE_SERVICE, until));
  const kept = new LRUCache<string, Kept>({ max: KEPT_ANSWERS });
  const underWay = new Map<string, Promise<Kept | null>>();

  const ask = async (vin: string, signal: AbortSignal): Promise<Kept> => {
    const response = await send(`${address.replace(/\/+$/, '')}/${vin}?format=json`, {
      headers: { accept: 'application/json' },
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    const answer = readAnswer(await readJson(response, ANSWER_LIMIT), vin);
    if (answer === null) throw new Error('unexpected response format');
    return { answer, at: clock() };
  };

  const asked = async (vin: string): Promise<Kept | null> => {
    try {
      const fresh = await circuit.attempt(() =>
        watched(watch, LIVE_SERVICE, () => within(timeoutMs, (signal) => ask(vin, signal))),
      );
      if (fresh) kept.set(vin, fresh);
      return fresh;
    } catch (error) {
      // Don't log the VIN: it can identify a person.
      log.warn({ source: LIVE_SERVICE, reason: error instanceof Error ? error.name : 'unknown' }, 'a source is down');
      return null;
    } finally {
      underWay.delete(vin);
    }
  };

  const answerOf = async (vin: string): Promise<Kept | null> => {
    const before = kept.get(vin);
    if (before && clock().getTime() - before.at.getTime() < KEEP_MS) return before;
    const same = underWay.get(vin);
    if (same) return same;
    if (underWay.size >= MOST_AT_ONCE) return null;
    const asking = asked(vin);
    underWay.set(vin, asking);
    return asking;
  };

  return async (vehicle) => {
    if (!isPoor(vehicle)) return vehicle;
    const answer = await answerOf(plainVin(vehicle.vin));
    if (!answer || !saysMore(answer.answer, vehicle)) return vehicle;
    const { year, make, model, errorCodes } = answer.answer;
    const { elements, typical } = apart(answer.answer.elements, vehicle.typical);
    const { typical: _ours, ...known } = vehicle;
    return {
      ...known,
      year,
      make,
      model,
      trim: elements['Trim'] ?? null,
      fullName: fullNameOf(answer.answer),
      elements,
      ...(typical && { typical }),
      errorCodes: [...errorCodes],
      errorText: elements['Error Text'] ?? '',
      source: { name: LIVE_SERVICE, asOf: answer.at.toISOString().slice(0, 10) },
    };
  };
}
