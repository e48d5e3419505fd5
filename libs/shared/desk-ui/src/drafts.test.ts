import { afterEach, expect, it } from 'vitest';
import { forgetDrafts, keepDraft, readDraft } from './drafts.ts';

afterEach(() => localStorage.clear());

it('a draft survives its tab, is hidden from other staff, and is deleted on sign-out', () => {
  localStorage.setItem('theme', 'dark');
  keepDraft('mia ticket 1', 'Half a reply');
  keepDraft('ben chat 2', 'Hello');
  expect(sessionStorage).toHaveLength(0);
  expect(readDraft('mia ticket 1')).toBe('Half a reply');
  expect(readDraft('ben ticket 1')).toBe('');
  keepDraft('mia ticket 1', '');
  expect(readDraft('mia ticket 1')).toBe('');
  forgetDrafts();
  expect(Object.keys(localStorage)).toEqual(['theme']);
});
