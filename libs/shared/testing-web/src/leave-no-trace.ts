import { afterAll } from 'vitest';

/** Loaded before each test file of the web: files share one browser, and none finds what another left in its stores. */
afterAll(() => {
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`;
  document.body.replaceChildren();
});
