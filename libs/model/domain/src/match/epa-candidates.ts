import type { ModelQuery } from '../facts/model-facts.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { epaAttributes } from './epa-attributes.ts';
import type { EpaRow } from './epa-row.ts';

/** An EPA vehicle that may match. */
export type EpaCandidate = Candidate<EpaRow>;

/** Returns the EPA vehicles that may match; see {@link candidatesOf}. */
export const epaCandidates = (query: ModelQuery, ofMake: readonly EpaRow[]) =>
  candidatesOf(query, ofMake, epaAttributes);

const drivesOf = (candidates: readonly EpaCandidate[]) => new Set(candidates.map(({ row }) => row.drive));

/**
 * Returns the vehicle's drive type in EPA's words, such as `Part-time 4-Wheel Drive`. Requires that the drive type is
 * known and EPA only refines it, or that EPA lists no other for the model. A single remaining candidate isn't enough,
 * because EPA may not list the vehicle at all.
 *
 * @returns null if undecided
 */
export function epaDrive({ known, family, candidates }: ReturnType<typeof epaCandidates>): string | null {
  const [drive, ...others] = drivesOf(known.attributes.drive == null ? family : candidates);
  return others.length === 0 && candidates.length > 0 ? (drive ?? null) : null;
}
