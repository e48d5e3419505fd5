/** Steps of the guided tour, in order, one per selector (spec §1). */
export const TOUR_STEPS = ['trim', 'exterior', 'interior', 'packages'] as const;

/** A step of the tour, named after its selector. */
export type TourStep = (typeof TOUR_STEPS)[number];

/** An action in the tour. */
export type TourAct = 'start' | 'next' | 'back' | 'end';

/**
 * Returns the step after an action; null closes the tour. Steps stay within bounds (spec §1); Next on the last one
 * closes the tour.
 */
export function tourStep(now: TourStep | null, act: TourAct): TourStep | null {
  if (act === 'start') return TOUR_STEPS[0];
  if (act === 'end' || now === null) return null;
  const place = TOUR_STEPS.indexOf(now) + (act === 'next' ? 1 : -1);
  return TOUR_STEPS[Math.max(0, place)] ?? null;
}
