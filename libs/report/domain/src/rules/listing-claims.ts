import type { EventDetail } from '../events/history-event.ts';
import { finding, type Rule } from './finding.ts';

type Claim = NonNullable<EventDetail['claims']>[number];

/** What a seller has no reason to make up. That there was no accident is only a seller's word. */
const AGAINST_OWN_INTEREST = (claim: Claim) => claim !== 'no-accident';

/** What sellers say of the car's past themselves. It has no day, so it makes no record of an accident, but a question. */
export const listingClaims: Rule = ({ events }) => {
  const telling = events.filter(({ detail }) => detail.claims?.some(AGAINST_OWN_INTEREST));
  const [first] = telling;
  if (!first) return [];
  const claims = [...new Set(telling.flatMap(({ detail }) => detail.claims ?? []))].filter(AGAINST_OWN_INTEREST);
  return [finding('listing-claims', 'look', telling, { claims: claims.sort().join(','), day: first.date })];
};
