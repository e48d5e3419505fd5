/** The guided tour's places, in order: one step for each selector (spec §1). */
export const TOUR_STEPS = ['trim', 'exterior', 'interior', 'packages'] as const;

/** A step of the tour, named by the selector to which it is anchored. */
export type TourStep = (typeof TOUR_STEPS)[number];

/** What somebody does in the tour. */
export type TourAct = 'start' | 'next' | 'back' | 'end';

/** The step after an act; null: no tour. Steps advance and go back within bounds (spec §1); past the last one it is over. */
export function tourStep(now: TourStep | null, act: TourAct): TourStep | null {
  if (act === 'start') return TOUR_STEPS[0];
  if (act === 'end' || now === null) return null;
  const place = TOUR_STEPS.indexOf(now) + (act === 'next' ? 1 : -1);
  return TOUR_STEPS[Math.max(0, place)] ?? null;
}
