import { expect, it } from 'vitest';
import { onwards } from './onwards.ts';

it.each([
  ['/members/securelogin', '/members/dashboard', false],
  ['/members/confirm?token=t&next=%2Fmembers%2Fstickers%2F7%23top', '/members/stickers/7#top', false],
  ['/members/securelogin?next=%2Fstaff%2Fteam%3Fsearch%3Da', '/staff/team?search=a', true],
  ['/members/securelogin?next=%2F%2Felsewhere.example', '/members/dashboard', false],
])('%s leads on to %s, which another app draws or not: %s', (path, href, reloadDocument) => {
  expect(onwards(path)).toEqual({ href, reloadDocument });
});
