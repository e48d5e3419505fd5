import type { Recall } from '../recall.ts';

const rank = ({ park_it, park_outside, over_the_air }: Recall) =>
  park_it ? 0 : park_outside ? 1 : over_the_air ? 2 : 3;

/** Compares recalls: "do not drive" first, then "park outside", then over-the-air, then newest. */
export function inRecallOrder(recalls: readonly Recall[]): Recall[] {
  return [...recalls].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      (other.received ?? '').localeCompare(one.received ?? '') ||
      one.campaign.localeCompare(other.campaign),
  );
}
