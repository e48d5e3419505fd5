import type { ModelQuery } from '../facts/model-facts.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { epaAttributes } from './epa-attributes.ts';
import type { EpaRow } from './epa-row.ts';

/** A vehicle of EPA's that may be the one that is asked for. */
export type EpaCandidate = Candidate<EpaRow>;

/** EPA's vehicles that may be the one that is asked for, see {@link candidatesOf}. */
export const epaCandidates = (query: ModelQuery, ofMake: readonly EpaRow[]) =>
  candidatesOf(query, ofMake, epaAttributes);

const drivesOf = (candidates: readonly EpaCandidate[]) => new Set(candidates.map(({ row }) => row.drive));

/**
 * The drive of a vehicle in EPA's words, such as `Part-time 4-Wheel Drive`. It is told where the vehicle's own is known and
 * EPA only says it finer, or where EPA lists the model with no other: that only one drive fits otherwise may mean that EPA
 * does not list the vehicle.
 *
 * @returns null where it is not decided
 */
export function epaDrive({ known, family, candidates }: ReturnType<typeof epaCandidates>): string | null {
  const [drive, ...others] = drivesOf(known.attributes.drive == null ? family : candidates);
  return others.length === 0 && candidates.length > 0 ? (drive ?? null) : null;
}
