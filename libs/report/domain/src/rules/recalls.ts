import { finding, type Rule } from './finding.ts';

/**
 * Recalls that may apply by year, make, and model (docs/decisions.md §5), and how many say not to drive the car or to
 * park it outside.
 */
export const recalls: Rule = (facts) => {
  const count = facts.recalls.length;
  const parkIt = facts.recalls.filter((recall) => recall.parkIt).length;
  const parkOutside = facts.recalls.filter((recall) => recall.parkOutside).length;
  if (count === 0) return [];
  return parkIt + parkOutside > 0
    ? [finding('recalls', 'alert', [], { recalls: count, parkIt, parkOutside })]
    : [finding('recalls', 'look', [], { recalls: count })];
};
