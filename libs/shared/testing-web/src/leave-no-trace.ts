import { afterAll } from 'vitest';

/**
 * Loaded before each web test file: test files share one browser, so each one clears storage, cookies, and the page at
 * its end.
 */
afterAll(() => {
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`;
  document.body.replaceChildren();
});
