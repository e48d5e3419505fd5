import { expect, it } from 'vitest';
import { isSkippedCrossing } from './crossings.ts';

it('a crossing that Chromium gave up is no complaint; anything else that a page throws is', () => {
  expect(isSkippedCrossing('Transition was skipped. Navigation aborted')).toBe(true);
  expect(isSkippedCrossing('Transition was aborted because of timeout in DOM update')).toBe(true);
  expect(isSkippedCrossing('Transition was skipped. ViewTransition opt-in disabled')).toBe(true);
  expect(isSkippedCrossing('transition is not defined')).toBe(false);
  expect(isSkippedCrossing("Cannot read properties of undefined (reading 'Transition')")).toBe(false);
});
