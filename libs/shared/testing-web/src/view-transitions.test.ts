import { expect, it } from 'vitest';
import { isSkippedTransition } from './view-transitions.ts';

it('recognizes skipped view transitions and nothing else', () => {
  expect(isSkippedTransition('Transition was skipped. Navigation aborted')).toBe(true);
  expect(isSkippedTransition('Transition was aborted because of timeout in DOM update')).toBe(true);
  expect(isSkippedTransition('Transition was skipped. ViewTransition opt-in disabled')).toBe(true);
  expect(isSkippedTransition('transition is not defined')).toBe(false);
  expect(isSkippedTransition("Cannot read properties of undefined (reading 'Transition')")).toBe(false);
});
