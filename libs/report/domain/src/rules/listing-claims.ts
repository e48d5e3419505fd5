import type { EventDetail } from '../events/history-event.ts';
import { finding, type Rule } from './finding.ts';

type Claim = NonNullable<EventDetail['claims']>[number];

/** Claims that sellers have no reason to make up. "No accidents" is not one of them. */
const AGAINST_OWN_INTEREST = (claim: Claim) => claim !== 'no-accident';

/**
 * What sellers say about the car's past. A claim has no date, so it isn't an accident record, but worth asking about.
 */
export const listingClaims: Rule = ({ events }) => {
  const telling = events.filter(({ detail }) => detail.claims?.some(AGAINST_OWN_INTEREST));
  const [first] = telling;
  if (!first) return [];
  const claims = [...new Set(telling.flatMap(({ detail }) => detail.claims ?? []))].filter(AGAINST_OWN_INTEREST);
  return [finding('listing-claims', 'look', telling, { claims: claims.sort().join(','), day: first.date })];
};
