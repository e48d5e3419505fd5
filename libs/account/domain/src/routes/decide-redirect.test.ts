import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRedirect, gateCountsAsPassed, type VisitorState } from './decide-redirect.ts';
import { nextOf, safeNext } from './members-paths.ts';

const stranger: VisitorState = { loggedIn: false, gatePassed: true, settingsExist: true };
const shutOut: VisitorState = { ...stranger, gatePassed: false };
const member: VisitorState = { ...stranger, loggedIn: true };

/** The full table of spec §2: path → where a visitor outside the gate, a signed-out visitor, and a member are sent. */
const TABLE: readonly [path: string, shutOut: string | null, stranger: string | null, member: string | null][] = [
  ['/', null, null, null],
  ['/pricing', '/', '/', null],
  ['/membership', '/', '/', null],
  ['/members/login', '/members/securelogin?next=%2Fmembers%2Flogin', null, '/members/dashboard'],
  ['/members/signup', '/members/securelogin?next=%2Fmembers%2Fsignup', null, '/members/dashboard'],
  ['/members/forgot-password', '/members/securelogin?next=%2Fmembers%2Fforgot-password', null, '/members/dashboard'],
  ['/members/confirm?token=t', '/members/securelogin?next=%2Fmembers%2Fconfirm%3Ftoken%3Dt', null, null],
  ['/members/confirm-email?token=t', '/members/securelogin?next=%2Fmembers%2Fconfirm-email%3Ftoken%3Dt', null, null],
  [
    '/members/profile',
    '/members/securelogin?next=%2Fmembers%2Fprofile',
    '/members/login?next=%2Fmembers%2Fprofile',
    null,
  ],
  ['/members/securelogin', null, null, '/members/dashboard'],
  ['/members/securelogin/', null, null, '/members/dashboard'],
  ['/members/securelogin?next=%2Fmembers%2Fstickers%2F7', null, null, '/members/stickers/7'],
  ['/members/first-password', null, null, '/members/dashboard'],
  ['/members/view', null, null, null],
  [
    '/members/first-password/x',
    '/members/securelogin?next=%2Fmembers%2Ffirst-password%2Fx',
    '/members/login?next=%2Fmembers%2Ffirst-password%2Fx',
    null,
  ],
  ['/members', '/members/securelogin', '/members/login', null],
  ['/members/dashboard', '/members/securelogin', '/members/login', null],
  [
    '/members/dashboard?vin=1M8GDM9AXKP042788&regenerate=true#window-sticker',
    '/members/securelogin?next=%2Fmembers%2Fdashboard%3Fvin%3D1M8GDM9AXKP042788%26regenerate%3Dtrue%23window-sticker',
    '/members/login?next=%2Fmembers%2Fdashboard%3Fvin%3D1M8GDM9AXKP042788%26regenerate%3Dtrue%23window-sticker',
    null,
  ],
  [
    '/members/stickers/7',
    '/members/securelogin?next=%2Fmembers%2Fstickers%2F7',
    '/members/login?next=%2Fmembers%2Fstickers%2F7',
    null,
  ],
  [
    '/members/login?next=%2Fmembers%2Fstickers%2F7%23top',
    '/members/securelogin?next=%2Fmembers%2Flogin%3Fnext%3D%252Fmembers%252Fstickers%252F7%2523top',
    null,
    '/members/stickers/7#top',
  ],
  [
    '/members/login?next=%2Fmembers%2Fconfirm-email%3Ftoken%3Dt',
    '/members/securelogin?next=%2Fmembers%2Flogin%3Fnext%3D%252Fmembers%252Fconfirm-email%253Ftoken%253Dt',
    null,
    '/members/confirm-email?token=t',
  ],
  [
    '/members/login?next=%2Fmembers%2Fsecurelogin',
    '/members/securelogin?next=%2Fmembers%2Flogin%3Fnext%3D%252Fmembers%252Fsecurelogin',
    null,
    '/members/dashboard',
  ],
  [
    '/members/forgot-password?token=t&next=%2Fstaff%2Ftickets',
    '/members/securelogin?next=%2Fmembers%2Fforgot-password%3Ftoken%3Dt%26next%3D%252Fstaff%252Ftickets',
    null,
    '/staff/tickets',
  ],
  [
    '/members/login?next=https://elsewhere.example/',
    '/members/securelogin?next=%2Fmembers%2Flogin%3Fnext%3Dhttps%3A%2F%2Felsewhere.example%2F',
    null,
    '/members/dashboard',
  ],
];

describe('spec §2: redirect rules', () => {
  it.each(TABLE)('%s', (path, whenShutOut, asStranger, asMember) => {
    expect(decideRedirect('members', path, shutOut)).toBe(whenShutOut);
    expect(decideRedirect('members', path, stranger)).toBe(asStranger);
    expect(decideRedirect('members', path, member)).toBe(asMember);
  });

  it('spec §2: redirects nothing outside /members before site settings exist', () => {
    expect(decideRedirect('members', '/pricing', { ...stranger, settingsExist: false })).toBeNull();
  });

  it.each([
    ['/', '/', '/members/dashboard'],
    ['/?utm_source=mail', '/', '/members/dashboard'],
    ['/pricing', '/', null],
    ['/es/pricing', '/', null],
    ['/membership', '/', null],
    ['/members/login', null, '/members/dashboard'],
    ['/members/dashboard', '/members/login', null],
  ])('docs/decisions.md §4: at the members app’s own host, %s', (path, asStranger, asMember) => {
    expect(decideRedirect('members-host', path, stranger)).toBe(asStranger);
    expect(decideRedirect('members-host', path, member)).toBe(asMember);
  });

  it('spec §2: a logged-in flag passes the gate', () => {
    expect(decideRedirect('members', '/members/dashboard', { ...member, gatePassed: false })).toBeNull();
  });
});

describe('spec §2: the gate counts as passed', () => {
  it.each([
    [{ secureId: false, loggedIn: false, security: 'enabled' }, false],
    [{ secureId: false, loggedIn: false, security: undefined }, false],
    [{ secureId: true, loggedIn: false, security: 'enabled' }, true],
    [{ secureId: false, loggedIn: true, security: 'enabled' }, true],
    [{ secureId: false, loggedIn: false, security: 'disabled' }, true],
  ])('%o: %s', (held, passed) => expect(gateCountsAsPassed(held)).toBe(passed));
});

const anyState = fc.record({ loggedIn: fc.boolean(), gatePassed: fc.boolean(), settingsExist: fc.boolean() });
const part = fc.constantFrom(
  '/members',
  '/login',
  '/securelogin',
  '/dashboard',
  '/signup',
  '/confirm',
  '/confirm-email',
  '/..',
  '/%2e%2e',
  '//',
  '\\',
  '?next=',
  '%2Fmembers%2Flogin',
  '%2Fstaff%2Ftickets',
  '/members/login?next=',
  '&',
  '#',
  '?',
);
const anyPath = fc.oneof(
  fc.webPath().map((path) => path || '/'),
  fc.array(fc.oneof(part, fc.string({ maxLength: 6 })), { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  fc.array(part, { maxLength: 6 }).map((parts) => `/members${parts.join('')}`),
);

describe('following redirects', () => {
  it('takes at most one step for any path and state, and the target doesn’t redirect', () => {
    fc.assert(
      fc.property(anyPath, anyState, (path, state) => {
        const first = decideRedirect('members', path, state);
        if (first === null) return;
        expect(decideRedirect('members', first, state)).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  it('never leaves the site', () => {
    fc.assert(
      fc.property(anyPath, anyState, (path, state) => {
        const to = decideRedirect('members', path, state);
        if (to === null) return;
        const url = new URL(to, 'http://vinlore.localhost');
        expect(url.origin).toBe('http://vinlore.localhost');
        expect(to === '/' || safeNext(to) !== null).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('docs/decisions.md §4: sign-in and gate keep path, query, and hash', () => {
    const text = fc.stringMatching(/^[\w&=%. -]{0,20}$/);
    fc.assert(
      fc.property(text, text, (query, hash) => {
        const wanted = safeNext(`/members/stickers/7?${query}#${hash}`);
        const to = decideRedirect('members', `/members/stickers/7?${query}#${hash}`, stranger)!;
        expect(nextOf(to)).toBe(wanted);
        expect(decideRedirect('members', to, member)).toBe(wanted);
      }),
    );
  });
});

describe('docs/decisions.md §4: accepts only paths of this site that start with /members/ or belong to the desk as next', () => {
  it.each([
    'https://elsewhere.example/members/',
    '//elsewhere.example/members/',
    '/\\elsewhere.example',
    '/members/../..//elsewhere.example',
    '/members/%2e%2e//elsewhere.example',
    '/members/..\\..\\/elsewhere.example',
    '/members',
    '/membership/',
    '/staffing',
    '/staff@elsewhere.example',
    '/staff/..//elsewhere.example',
    '/staff/%2e%2e//elsewhere.example',
    '/staff\\..\\..\\/elsewhere.example',
    '/staff/../api/logout',
    'staff',
    ' /members/dashboard',
    'javascript:alert(1)',
    `/members/${'x'.repeat(3000)}`,
    '',
  ])('%s is not followed', (text) => expect(safeNext(text)).toBeNull());

  it.each(['/staff', '/staff/', '/staff/team?search=a#b', '/staff?x=1'])('treats %s as a desk path', (text) =>
    expect(safeNext(text)).toBe(text),
  );

  it('keeps the query and hash of a desk path', () =>
    expect(safeNext('/members/dashboard?vin=1#window-sticker')).toBe('/members/dashboard?vin=1#window-sticker'));
});
