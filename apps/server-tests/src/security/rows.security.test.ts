import { bodyLimitOf, type Endpoint, hostOf, pathsOf, XSRF_HEADER } from '@vinlore/contract';
import { createProductApi } from '@vinlore/server/product-api';
import { hostFor } from '@vinlore/testing-node';
import { afterAll, describe, expect, it } from 'vitest';
import { type Asking, callerOf, carrying, freshAddress, takesBody } from '../testing/caller.ts';
import { openTestProduct } from '../testing/test-product.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const { product, pass, close } = await openTestProduct();
afterAll(close);
const { ask, form, login, renew, gateCookie } = callerOf(await createProductApi(product));
const secondProcess = callerOf(await createProductApi(product));
const rows: readonly Endpoint[] = product.modules.flatMap(({ contract }) => Object.values(contract));

const expired = await login('staff');
pass(31 * DAY);
const idle = await login('staff');
pass(8 * DAY);
const revoked = await login('staff');
await form('/api-cwa/logout', {}, { token: revoked.token });
await ask({ method: 'POST', path: '/api-cwa/staff/logout' }, { token: revoked.token });
const elsewhere = await login('staff', 'other');
let member = await login('member');
let staff = await login('staff');
const gateOpen = await gateCookie();

const demandsToken = (row: Endpoint) => row.auth === 'bearer' || row.auth === 'staff';
/** Uses both staff sessions, which end after 30 minutes without a call. */
async function keepOpen(): Promise<void> {
  for (const path of ['/api/user/sessions', '/api-cwa/staff/views?list=tickets'] as const)
    await ask({ method: path.startsWith('/api/') ? 'POST' : 'GET', path }, { token: staff.token });
}
/** The checks a call passes, in a fixed order. */
const admitted = (row: Endpoint) => (demandsToken(row) ? { token: staff.token } : {});
/** Status for a caller who passes all checks but the one under test. */
const status = async (row: Endpoint, asking: Asking) => (await ask(row, { ...admitted(row), ...asking })).status;

interface Wall {
  readonly promise: string;
  /** Routes that have the check. */
  readonly guards: (row: Endpoint) => boolean;
  readonly prove: (row: Endpoint) => Promise<void>;
}

const WALLS: readonly Wall[] = [
  {
    promise: 'docs/decisions.md §1: answers no host that is not ours',
    guards: () => true,
    prove: async (row) => {
      for (const host of ['elsewhere.example', 'open.localhost.elsewhere.example', 'xopen.localhost'])
        expect(await status(row, { headers: { host } }), host).toBe(421);
    },
  },
  {
    promise: 'docs/decisions.md §2: refuses the uri of another brand and of nobody',
    guards: () => true,
    prove: async (row) => {
      for (const uri of ['other.localhost', 'elsewhere.example'])
        expect(await status(row, { headers: { uri } }), uri).toBe(403);
    },
  },
  {
    promise: 'takes its own method alone, on every path',
    guards: () => true,
    prove: async (row) => {
      for (const path of pathsOf(row)) expect(await status(row, { path, method: 'PUT' }), path).toBe(405);
    },
  },
  {
    promise: 'docs/decisions.md §2: refuses a page of another site',
    guards: ({ method }) => method === 'POST',
    prove: async (row) => {
      const origins = [
        'https://elsewhere.example',
        'http://other.localhost',
        'http://open.localhost.elsewhere.example',
        'null',
      ];
      for (const origin of origins) expect(await status(row, { headers: { origin } }), origin).toBe(403);
    },
  },
  {
    promise: 'docs/decisions.md §2: refuses another encoding, and a body over its limit',
    guards: takesBody,
    prove: async (row) => {
      expect(await status(row, { headers: { 'content-type': 'text/plain' }, body: 'x' })).toBe(415);
      const tooMuch = 'x'.repeat(bodyLimitOf(row));
      expect(await status(row, carrying(row, { tooMuch }))).toBe(413);
    },
  },
  {
    promise: 'refuses a field that it does not know, and NUL in one that it does',
    // A raw body has no fields until its signature is verified.
    guards: ({ encoding }) => encoding !== 'none' && encoding !== 'raw',
    prove: async (row) => {
      expect(await status(row, carrying(row, { surprise: 'x' }))).toBe(400);
      const [known = 'any'] = Object.keys((row.request as { entries?: object }).entries ?? {});
      expect(await status(row, carrying(row, { [known]: 'a\0b' }))).toBe(400);
    },
  },
  {
    promise: 'spec §6: refuses no token, and one that is forged, expired, idle, revoked or of another brand',
    guards: demandsToken,
    prove: async (row) => {
      expect((await ask(row)).status).toBe(401);
      for (const cookie of [member.cookies, staff.deskCookies])
        expect((await ask(row, { headers: { cookie } })).status, 'cookies alone').toBe(401);
      const forged = { token: 'x'.repeat(43), deskToken: 'x'.repeat(43) };
      for (const [what, { token, deskToken }] of Object.entries({ forged, expired, idle, revoked, elsewhere })) {
        expect((await ask(row, { token })).status, what).toBe(401);
        for (const each of [token, deskToken])
          expect((await ask(row, { headers: { authorization: `Bearer ${each}` } })).status, what).toBe(401);
      }
    },
  },
  {
    promise: 'docs/decisions.md §6: staff calls are the desk’s alone, and what is not the desk’s is not answered there',
    guards: (row) => hostOf(row) !== 'both',
    prove: async (row) => {
      const isDesk = hostOf(row) === 'desk';
      const bearer = isDesk ? staff.deskToken : staff.token;
      const hosts = isDesk
        ? ['open.localhost', 'members.open.localhost', 'app.open.localhost']
        : ['desk.open.localhost'];
      for (const host of hosts) expect((await ask(row, { headers: { host, bearer } })).status, host).toBe(421);
    },
  },
  {
    promise:
      'docs/decisions.md §6: a session of the public site opens nothing at the desk, and one of the desk nothing outside',
    guards: demandsToken,
    prove: async (row) => {
      const host = hostFor('open.localhost', row.path);
      const isDesk = host.startsWith('desk.');
      const foreign = isDesk ? staff.token : staff.deskToken;
      expect((await ask(row, { headers: { host, bearer: foreign } })).status).toBe(401);
    },
  },
  {
    promise:
      'docs/decisions.md §6: refuses, on the desk, a page of the brand’s public site and what its browser did not send from the desk',
    guards: (row) => hostOf(row) !== 'public',
    prove: async (row) => {
      const host = 'desk.open.localhost';
      const bearer = staff.deskToken;
      const foreign: readonly Record<string, string>[] = [
        { origin: 'http://open.localhost' },
        { origin: 'http://members.open.localhost', 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site' },
      ];
      for (const headers of foreign)
        expect((await ask(row, { headers: { host, bearer, ...headers } })).status).toBe(403);
    },
  },
  {
    promise: 'spec §6: refuses a member where staff work',
    guards: ({ auth }) => auth === 'staff',
    prove: async (row) => {
      expect((await ask(row, { token: member.token })).status).toBe(403);
    },
  },
  {
    promise: 'spec §2: refuses who has not passed the gate, where there is one',
    guards: ({ auth }) => auth === 'gate',
    prove: async (row) => {
      const atGate = async (asking: Asking) => (await ask(row, { brand: 'gated', ...asking })).status;
      expect(await atGate({})).toBe(403);
      expect(await atGate({ headers: { cookie: '__secu_id=forged' } })).toBe(403);
      expect(await atGate({ token: member.token }), 'a session of another brand').toBe(403);
      expect(await atGate({ headers: { cookie: gateOpen } })).not.toBe(403);
    },
  },
  {
    promise: 'spec §9: refuses the session cookie without its own XSRF header',
    guards: ({ xsrf = false }) => xsrf,
    prove: async (row) => {
      const isDesk = hostOf(row) === 'desk';
      const of = (person: typeof member) => (isDesk ? person.deskCookies : person.cookies);
      const xsrfOf = (person: typeof member) => /XSRF-TOKEN=([^;]+)/.exec(of(person))![1]!;
      const sent = async (header: Record<string, string>) =>
        (await ask(row, { headers: { cookie: of(member), ...header } })).status;
      expect(await sent({})).toBe(403);
      for (const value of ['', 'forged', xsrfOf(staff)]) expect(await sent({ [XSRF_HEADER]: value })).toBe(403);
      expect(await sent({ [XSRF_HEADER]: xsrfOf(member) })).toBe(200);
    },
  },
  {
    promise: 'docs/decisions.md §2: says 429 and when to try again after too many attempts',
    guards: ({ attemptsPerMinute }) => attemptsPerMinute !== undefined,
    prove: async (row) => {
      // Shared limits also count per account: the earlier checks' attempts were in another minute.
      pass(MINUTE);
      // The desk doesn't renew members' tokens, which expire after ten minutes.
      [member, staff] = [await login('member'), await renew(staff)];
      await keepOpen();
      const from = freshAddress();
      for (let attempt = 0; attempt < row.attemptsPerMinute!; attempt++)
        expect(await status(row, { from })).not.toBe(429);
      const asked = row.sharedLimit ? secondProcess.ask : ask;
      const limited = await asked(row, { ...admitted(row), from });
      expect(limited.status).toBe(429);
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(await status(row, demandsToken(row) ? { token: member.token } : {}), 'somebody else').not.toBe(429);
    },
  },
];

it('covers the routes of every module', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

describe.each(rows.map((row) => ({ name: row.name, row })))('$name', ({ row }) => {
  it.each(WALLS.filter(({ guards }) => guards(row)))('$promise', ({ prove }) => prove(row));
});

it('all processes share the limits of sign-in, gate, sign-up, reset, plates, and coupons', () => {
  const shared = rows.filter(({ sharedLimit }) => sharedLimit).map(({ name }) => name);
  expect(shared).toEqual(
    expect.arrayContaining([
      'account.login',
      'passkey.login',
      'account.firebaseSocialLogin',
      'account.secureLogin',
      'account.register',
      'account.resetPassword',
      'account.confirmResetPassword',
      'vehicle.license-plate-decode',
      'report.register-record',
      'coupon.validate',
      'coupon.discount',
    ]),
  );
});
