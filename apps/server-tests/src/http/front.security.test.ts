import { createLogger, ownPages } from '@vinlore/server-kit';
import { CspReports } from '@vinlore/server/http/csp-reports';
import type { Readiness } from '@vinlore/server/health/readiness';
import { sendText } from '@vinlore/server/http/send';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FrontBench, frontBench } from '../testing/front-bench.ts';
import { observatoryScore } from './observatory.ts';

let bench: FrontBench;
beforeAll(async () => {
  bench = await frontBench();
});
afterAll(() => bench.close());

const front: FrontBench['front'] = (deps) => bench.front(deps);
const ask: FrontBench['ask'] = (...asked) => bench.ask(...asked);
const post = async (port: number, path: string, headers: Record<string, string>, body: string) =>
  (await bench.ask(port, path, headers, { method: 'POST', body })).status;

describe('every response has the security headers', () => {
  it.each([
    ['a page', '/', 200],
    ['the members shell', '/members/login', 200],
    ['a call', '/api/config', 200],
    ['a rejected call', '/api/decode', 400],
    ['an unknown call', '/api/nothing', 404],
    ['the logo', '/favicon.svg', 200],
    ['a file of the site', '/robots.txt', 200],
    ['an unknown picture', '/images/0123456789abcdef/640.webp', 404],
    ['a probe', '/healthz', 200],
    ['a redirect', '/members', 302],
    ['an unknown host', '/', 421],
  ])('%s', async (what, path, status) => {
    const host = what === 'an unknown host' ? 'elsewhere.example' : 'open.localhost';
    const answer = await ask(await front(), path, { host });
    expect(answer.status).toBe(status);
    expect(answer.header('content-security-policy')).toMatch(
      /script-src 'self' 'wasm-unsafe-eval'; .*frame-ancestors 'self'/,
    );
    expect(answer.header('strict-transport-security')).toContain('max-age=31536000');
    expect(answer.header('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(answer.header('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.header('permissions-policy')).toContain('publickey-credentials-get=(self)');
    expect(answer.header('x-content-type-options')).toBe('nosniff');
  });

  it('a hashed file, which may load nothing when opened by itself', async () => {
    const answer = await ask(await front(), '/assets/a.css', { host: 'open.localhost' });
    expect(answer.status).toBe(200);
    expect(answer.header('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'");
    expect(answer.header('strict-transport-security')).toContain('max-age=31536000');
    expect(answer.header('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.header('x-content-type-options')).toBe('nosniff');
  });

  it('a page that crashes', async () => {
    const port = await front({ members: () => Promise.reject(new Error('secret detail')) });
    const answer = await ask(port, '/members/login');
    expect([answer.status, answer.header('x-content-type-options')]).toEqual([500, 'nosniff']);
  });
});

describe('MDN HTTP Observatory', () => {
  const DESK = 'desk.open.localhost';

  it.each([
    ['open.localhost', '/'],
    ['open.localhost', '/members'],
    ['open.localhost', '/members/login'],
    ['open.localhost', '/checkout/thanks'],
    ['open.localhost', '/api/docs'],
    ['open.localhost', '/api/config'],
    ['open.localhost', '/elsewhere'],
    ['members.open.localhost', '/'],
    [DESK, '/'],
    [DESK, '/staff'],
    [DESK, '/staff/tickets'],
    [DESK, '/staff/preview'],
    [DESK, '/elsewhere'],
  ])('scores the headers of %s%s with 130', async (host, path) => {
    const { header } = await ask(await front(), path, { host });
    expect(observatoryScore(header)).toBe(130);
    // Stricter than the Observatory.
    const policy = header('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/'unsafe-(inline|eval|hashes)'/);
    expect(policy).not.toMatch(/\*(?=[ ;]|$)|\bhttps?:(?=[ ;]|$)/);
    expect(policy).toMatch(host === DESK ? /frame-ancestors '(none|self)'/ : /frame-ancestors 'self'/);
    expect(header('referrer-policy')).toBe(host === DESK ? 'same-origin' : 'strict-origin-when-cross-origin');
    expect(header('cross-origin-resource-policy')).toBe('same-origin');
    expect(header('strict-transport-security')).toMatch(/^max-age=\d+; includeSubDomains$/);
  });

  it("only a sticker's badge may be embedded by other sites", async () => {
    const { header } = await ask(await front(), '/api-cwa/sticker-badge?id=S-2345-6789');
    expect(header('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

describe('a token from an older email is removed from the URL right away', () => {
  it.each([
    ['/members/confirm?token=t-1&language=es', '/members/confirm?language=es#token=t-1'],
    ['/es/account-deletion?undo=t-1', '/es/account-deletion/undo#token=t-1'],
    ['/checkout/thanks?order=k-1&utm_source=mail', '/checkout/thanks#order=k-1'],
    ['/mailing?token=%3Cimg%3E%0d%0aX: y', '/mailing#token=%3Cimg%3E%0D%0AX%3A%20y'],
  ])('%s redirects to %s, before any gate, page, or cache', async (path, location) => {
    const answer = await ask(await front(), path.replaceAll(' ', '%20'));
    expect([answer.status, answer.header('location')]).toEqual([303, location]);
    expect(answer.header('referrer-policy')).toBe('no-referrer');
    expect(answer.header('cache-control')).toBe('no-store');
  });

  it('never redirects to another host', async () => {
    const port = await front();
    for (const path of ['/mailing?token=//evil.example', '/es/mailing?token=\\\\evil.example'])
      expect((await ask(port, path)).header('location')).toMatch(/^\/(es\/)?mailing#token=%/);
  });
});

describe('docs/decisions.md §6: the desk has its own host', () => {
  const HOST = 'desk.open.localhost:3000';

  it.each([
    ['open.localhost:3000', '/staff', 'http://desk.open.localhost:3000/staff'],
    [
      'members.open.localhost',
      '/staff/tickets?state=open&x=%2F',
      'http://desk.open.localhost/staff/tickets?state=open&x=%2F',
    ],
    ['open.localhost', '/staff/', 'http://desk.open.localhost/staff/'],
    ['open.localhost', '/staff/assets/s.js', 'http://desk.open.localhost/staff/assets/s.js'],
    ['open.localhost', '/staff/@evil.example', 'http://desk.open.localhost/staff/@evil.example'],
    ['open.localhost', '/staff/..//evil.example', 'http://desk.open.localhost/staff/..//evil.example'],
  ])('%s%s redirects there, with path and query', async (host, path, location) => {
    const answer = await ask(await front(), path, { host });
    expect([answer.status, answer.header('location')]).toEqual([302, location]);
  });

  it('uses scheme and port of PUBLIC_URL, if set', async () => {
    const port = await front({ reach: { secure: true, publicUrl: 'https://open.example:8443' } });
    expect((await ask(port, '/staff?x=1')).header('location')).toBe('https://desk.open.localhost:8443/staff?x=1');
  });

  it('treats a path that only starts like it as a page', async () => {
    expect((await ask(await front(), '/staffing')).text).toBe('a page');
  });

  it.each([
    ['the desk', '/staff', 200],
    ['a page of it', '/staff/tickets', 200],
    ['its script', '/staff/assets/s.js', 200],
    ['its root', '/', 302],
    ['an unknown picture', '/images/0123456789abcdef/640.webp', 404],
    ['the logo', '/favicon.svg', 200],
    ['a call of staff without a token', '/api-cwa/staff/me', 401],
    ['a call of the public site', '/api/config', 421],
    ['a page of the public site', '/pricing', 404],
    ['the members area', '/members/login', 404],
    ['the outbox', '/dev/outbox', 404],
    ['the documentation', '/api/docs', 404],
  ])('%s, with its own security headers', async (_what, path, status) => {
    const answer = await ask(await front(), path, { host: HOST });
    expect(answer.status).toBe(status);
    const policy = answer.header('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
    for (const part of [
      "require-trusted-types-for 'script'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "connect-src 'self'",
    ])
      expect(policy.split('; ')).toContain(part);
    expect(policy).not.toMatch(/https?:|unsafe|sha256|nonce|\*/);
    expect(answer.header('cross-origin-opener-policy')).toBe('same-origin');
    expect(answer.header('cross-origin-embedder-policy')).toBe('require-corp');
    expect(answer.header('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.header('permissions-policy')).toContain('camera=()');
    expect(answer.header('strict-transport-security')).toContain('max-age=31536000');
    expect(answer.header('x-content-type-options')).toBe('nosniff');
    expect(answer.header('x-robots-tag')).toBe('noindex');
  });

  it('accepts CSP reports, and tells browsers to send them to its own host', async () => {
    const counted: unknown[] = [];
    const { brandOfHost, clock } = bench.product;
    const port = await front({
      cspReports: new CspReports({
        log: createLogger('silent'),
        count: (violation) => void counted.push(violation),
        addressOf: () => 'somebody',
        isOwnPage: ownPages(brandOfHost, { secure: false }),
        now: () => clock().getTime(),
      }),
    });
    const { header } = await ask(port, '/staff', { host: HOST });
    expect(header('content-security-policy').split('; ')).toEqual(
      expect.arrayContaining(['report-uri /api-cwa/csp-report', 'report-to csp']),
    );
    expect(header('reporting-endpoints')).toBe('csp="/api-cwa/csp-report"');
    const body = { documentURL: `http://${HOST}/staff`, blockedURL: 'inline', effectiveDirective: 'script-src-elem' };
    const text = JSON.stringify([{ type: 'csp-violation', body }]);
    const type = 'application/reports+json';
    const own = { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin', 'content-type': type };
    expect(await post(port, '/api-cwa/csp-report', own, text)).toBe(204);
    expect(await post(port, '/api-cwa/csp-report', { ...own, origin: 'http://open.localhost:3000' }, text)).toBe(403);
    expect(counted).toEqual([{ directive: 'script-src-elem', blocked: 'inline', page: 'desk' }]);
    // What a preview leaves out is left out on purpose.
    const preview = await ask(port, '/staff/preview', { host: HOST });
    expect(preview.header('content-security-policy')).not.toContain('report');
  });

  it('serves no script of the public site or members area, and its root redirects to the desk', async () => {
    const port = await front();
    for (const path of ['/assets/a.js', '/members/assets/m.js'])
      expect((await ask(port, path, { host: HOST })).status, path).toBe(404);
    expect((await ask(port, '/assets/a.css', { host: HOST })).status).toBe(200);
    expect((await ask(port, '/', { host: HOST })).header('location')).toBe('/staff');
    expect((await ask(port, '/robots.txt', { host: HOST })).text).toContain('Disallow: /');
  });

  it('previews a public page on its own origin: scripts are disabled, and only the desk can frame it', async () => {
    const port = await front();
    for (const [path, shown] of [
      ['/staff/preview', '/'],
      ['/staff/preview/', '/'],
      ['/staff/preview/es/about?preview=x', '/es/about'],
    ] as const) {
      const answer = await ask(port, path, { host: HOST });
      expect(answer.text).toBe(`preview of ${shown}`);
      const policy = answer.header('content-security-policy').split('; ');
      expect(policy).toEqual(
        expect.arrayContaining(["default-src 'none'", 'sandbox allow-same-origin', "frame-ancestors 'self'"]),
      );
      expect(policy.join()).not.toMatch(/script-src|allow-scripts/);
      // What the public page's CSP blocks is blocked here: a preview looks like the page.
      const page = (await ask(port, shown)).header('content-security-policy').split('; ');
      expect(policy.filter((directive) => directive.startsWith('style-src'))).toEqual(
        page.filter((directive) => directive.startsWith('style-src')),
      );
    }
    expect((await ask(port, '/staff/previews', { host: HOST })).text).toBe('a page');
  });

  it('previews emails in an empty page: inline styles work, nothing runs or loads, and only the desk can frame it', async () => {
    const port = await front();
    const { text, header } = await ask(port, '/staff/letter', { host: HOST });
    expect(text).toContain('<body></body>');
    expect(header('content-type')).toBe('text/html; charset=utf-8');
    expect(header('content-security-policy').split('; ')).toEqual(
      expect.arrayContaining([
        ...["default-src 'none'", "style-src 'unsafe-inline'", "form-action 'none'"],
        ...["frame-ancestors 'self'", 'sandbox allow-same-origin'],
      ]),
    );
    expect(header('content-security-policy')).not.toMatch(/script|img-src|connect-src/);
    expect((await ask(port, '/staff/letter')).text).not.toContain('<body></body>');
  });
});

describe('search engines', () => {
  it.each(['dev.open.localhost', 'members.open.localhost', 'app.open.localhost'])(
    "don't index %s, which serves the same pages",
    async (host) => {
      const port = await front();
      for (const path of ['/', '/robots.txt', '/members/login'])
        expect((await ask(port, path, { host })).header('x-robots-tag')).toBe('noindex');
      expect((await ask(port, '/')).header('x-robots-tag')).toBe('');
    },
  );
});

describe('one page has one URL', () => {
  it.each([
    ['/pricing/', '/pricing'],
    ['/es/', '/es'],
    ['/pricing//?vin=1&utm_source=a', '/pricing?vin=1&utm_source=a'],
    ['/members/', '/members'],
  ])('%s redirects permanently to %s', async (path, location) => {
    const answer = await ask(await front(), path);
    expect([answer.status, answer.header('location')]).toEqual([301, location]);
  });

  it('the home page stays, without a redirect to another host', async () => {
    const port = await front();
    expect((await ask(port, '/')).status).toBe(200);
    for (const path of ['//evil.example/', '/\\evil.example/', '///']) expect((await ask(port, path)).status).toBe(400);
  });
});

describe('what the public listener reveals about the process', () => {
  const missing = {
    serveCached: () => false,
    serve: (_brand: never, _at: never, asked: never, response: never) => sendText(asked, response, 404, 'none'),
  } as never;
  const LOCAL_FORMS: Record<string, string>[] = [
    {},
    { host: 'localhost' },
    { host: '127.0.0.1' },
    { host: 'open.localhost' },
  ];

  it('no metrics and no outbox, even from this machine', async () => {
    const port = await front({ pages: missing });
    for (const headers of LOCAL_FORMS)
      for (const path of ['/metrics', '/dev/outbox', '/dev', '/dev/']) {
        const { status } = await ask(port, path, headers);
        expect([301, 404, 421], `${path} ${headers['host']}`).toContain(status);
      }
  });

  it('health as ok, degraded, or 503, nothing else', async () => {
    const as = (readiness: Readiness) => front({ readiness: () => Promise.resolve(readiness) });
    const [up, down] = [await front({}), await as('down')];
    expect(await text(up, '/healthz')).toEqual([200, 'ok\n']);
    expect(await text(up, '/readyz')).toEqual([200, 'ok\n']);
    expect(await text(down, '/readyz')).toEqual([503, 'not ready\n']);
    expect(await text(await as('degraded'), '/readyz')).toEqual([200, 'degraded: worker missing\n']);
  });
});

async function text(port: number, path: string): Promise<[number, string]> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return [answer.status, await answer.text()];
}
