import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOUR_STEPS, type TourAct, tourStep, type TourStep } from './tour-steps.ts';

const acts = fc.array(fc.constantFrom<TourAct>('start', 'next', 'back', 'end'));

describe('spec §1: the guided tour', () => {
  it('spec §9: has four steps, for trim, exterior color, interior color, and packages', () => {
    const seen: (TourStep | null)[] = [tourStep(null, 'start')];
    while (seen.at(-1)) seen.push(tourStep(seen.at(-1)!, 'next'));
    expect(seen).toEqual(['trim', 'exterior', 'interior', 'packages', null]);
  });

  it("doesn't go back before the first step", () => {
    expect(tourStep('exterior', 'back')).toBe('trim');
    expect(tourStep('trim', 'back')).toBe('trim');
  });

  it('is at one of its steps or closed after any sequence of actions', () => {
    fc.assert(
      fc.property(acts, (pressed) => {
        const end = pressed.reduce<TourStep | null>(tourStep, null);
        expect([...TOUR_STEPS, null]).toContain(end);
        if (!pressed.includes('start')) expect(end).toBeNull();
      }),
    );
  });
});
