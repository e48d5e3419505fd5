import { claritySnippet } from '@vinlore/brand';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { securityHeaders } from '@vinlore/server/http/security-headers';
import { testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { observatoryScore } from './observatory.ts';

/** Headers of a response for a brand at a host. @param measured a public page without a secret */
function headersOf(
  secure: boolean,
  brand = testBrand(),
  host = 'testbrand.localhost',
  { measured = true, ...more }: Record<string, unknown> = {},
) {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  const { set, setFor, allowMeasuring } = securityHeaders({ secure, scriptHashes: ["'sha256-abc'"] });
  const request = { headers: { host, ...more } } as unknown as IncomingMessage;
  set(response);
  setFor(brand, request, response);
  if (measured) allowMeasuring(brand, request, response);
  return (name: string) => String(response.getHeader(name) ?? '');
}

function policyOf(header: (name: string) => string): Map<string, string> {
  const directives = header('content-security-policy').split('; ');
  return new Map(directives.map((directive) => directive.split(/ (.*)/s) as [string, string]));
}

describe('securityHeaders', () => {
  it('allows WebAssembly for the barcode reader, but no eval', () => {
    const script = policyOf(headersOf(true)).get('script-src')!;
    expect(script.split(' ')).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-abc'"]);
    expect(script).not.toMatch(/'unsafe-(eval|inline)'/);
  });

  it('allows only our own sources, no base, no plug-ins, no third-party frames', () => {
    const policy = policyOf(headersOf(true));
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('style-src')).toBe("'self'");
    expect(headersOf(true)('content-security-policy')).not.toMatch(/unsafe-inline|style-src-/);
    expect([policy.get('base-uri'), policy.get('object-src')]).toEqual(["'none'", "'none'"]);
    expect([policy.get('frame-ancestors'), policy.get('form-action')]).toEqual(["'self'", "'self'"]);
  });

  it('tells browsers where to report violations, including those without the Reporting API', () => {
    const header = headersOf(true);
    expect(policyOf(header).get('report-uri')).toBe('/api-cwa/csp-report');
    expect(policyOf(header).get('report-to')).toBe('csp');
    expect(header('reporting-endpoints')).toBe('csp="/api-cwa/csp-report"');
  });

  it('prevents embedding by other sites; a brand with a separate API host can embed its own', () => {
    expect(headersOf(true)('cross-origin-resource-policy')).toBe('same-origin');
    const apart = testBrand({ api: 'app', domains: ['apart.example'] });
    expect(headersOf(true, apart, 'apart.example')('cross-origin-resource-policy')).toBe('same-site');
  });

  it('sends HSTS only over TLS', () => {
    expect(policyOf(headersOf(true)).has('upgrade-insecure-requests')).toBe(true);
    expect(policyOf(headersOf(false)).has('upgrade-insecure-requests')).toBe(false);
    expect(headersOf(true)('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headersOf(false)('strict-transport-security')).toBe('');
  });

  it('hides paths from other sites, and restricts browser features to our own pages', () => {
    const header = headersOf(true);
    expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('cross-origin-opener-policy')).toBe('same-origin');
    for (const allowed of ['camera=(self)', 'publickey-credentials-get=(self)', 'publickey-credentials-create=(self)'])
      expect(header('permissions-policy').split(', ')).toContain(allowed);
    for (const refused of ['geolocation=()', 'microphone=()'])
      expect(header('permissions-policy').split(', ')).toContain(refused);
  });

  it('docs/decisions.md §1: pages of a brand with its API under app. can call it, and nothing else', () => {
    const apart = testBrand({ api: 'app', domains: ['apart.example', 'localhost'] });
    const connect = (host: string, brand = apart) => policyOf(headersOf(true, brand, host)).get('connect-src');
    expect(connect('apart.example')).toBe("'self' https://app.apart.example");
    expect(connect('members.apart.example:8443')).toBe("'self' https://app.apart.example:8443");
    expect(connect('app.apart.example')).toBe("'self'");
    expect(connect('localhost')).toBe("'self'");
    expect(connect('testbrand.localhost', testBrand())).toBe("'self'");
  });

  describe('hosts of tags and chat', () => {
    const measured = testBrand({
      settings: { google_analytics: 'G-ABC', google_tag: 'GTM-ABC', clarity: btoa(claritySnippet('abc123xyz')) },
    });
    const script = (...of: Parameters<typeof headersOf>) => policyOf(headersOf(...of)).get('script-src')!;

    it('none if the brand uses none', () => {
      expect(headersOf(true)('content-security-policy')).not.toMatch(/google|clarity|livechat/);
      expect(policyOf(headersOf(true)).get('connect-src')).toBe("'self'");
    });

    it('only those of its tags, and no inline script: Clarity loads by its project id', () => {
      const policy = policyOf(headersOf(true, measured));
      expect(policy.get('script-src')).toMatch(/https:\/\/www\.googletagmanager\.com https:\/\/\*\.clarity\.ms$/);
      expect(policy.get('connect-src')).toMatch(/^'self' .*https:\/\/\*\.google-analytics\.com/);
      expect(policy.get('script-src')).not.toMatch(/'unsafe-(inline|eval)'/);
      expect(policy.get('default-src')).toBe("'none'");
    });

    it('a first-party tagging server instead of Google', () => {
      const brand = testBrand({ tag_host: 'https://tags.one.example', settings: { google_analytics: 'G-ABC' } });
      expect(script(true, brand)).toMatch(/ https:\/\/tags\.one\.example$/);
      expect(headersOf(true, brand)('content-security-policy')).not.toContain('google');
    });

    it('LiveChat’s if the brand has a license', () => {
      const policy = policyOf(headersOf(true, testBrand({ livechat_license: '123' })));
      expect(policy.get('script-src')).toContain('https://cdn.livechatinc.com');
      expect(policy.get('frame-src')).toBe("'self' https://secure.livechatinc.com");
    });

    it('Sec-GPC: 1 is a refusal: blocks tags and tells the page', () => {
      const refusing = headersOf(true, measured, 'testbrand.localhost', { 'sec-gpc': '1' });
      expect(refusing('content-security-policy')).toBe(headersOf(true)('content-security-policy'));
      expect(refusing('server-timing')).toBe('gpc');
      expect(headersOf(true, measured)('server-timing')).toBe('');
    });

    it('no analytics host or tag hash on any other response, whatever tools the brand uses', () => {
      const quiet = headersOf(true, measured, 'testbrand.localhost', { measured: false });
      expect(quiet('content-security-policy')).toBe(headersOf(true)('content-security-policy'));
    });

    it('changed settings are a new brand object with its own policy', () => {
      const response = () => new ServerResponse({ method: 'GET' } as IncomingMessage);
      const walls = securityHeaders({ secure: true, scriptHashes: [] });
      const policies = [measured, testBrand(), measured].map((brand) => {
        const answer = response();
        walls.set(answer);
        walls.allowMeasuring(brand, { headers: { host: 'testbrand.localhost' } } as IncomingMessage, answer);
        return String(answer.getHeader('content-security-policy')).includes('googletagmanager');
      });
      expect(policies).toEqual([true, false, true]);
    });
  });

  describe('MDN HTTP Observatory', () => {
    const settings = { google_analytics: 'G-ABC', google_tag: 'GTM-ABC', clarity: btoa(claritySnippet('abc123xyz')) };

    it('scores 130 with any analytics and chat, and with a separate API host', () => {
      expect(observatoryScore(headersOf(true, testBrand({ settings, livechat_license: '123' })))).toBe(130);
      expect(observatoryScore(headersOf(true, testBrand({ settings, tag_host: 'https://tags.one.example' })))).toBe(
        130,
      );
      const apart = testBrand({ api: 'app', domains: ['apart.example'] });
      expect(observatoryScore(headersOf(true, apart, 'apart.example'))).toBe(130);
    });

    it.each([
      ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"],
      ['content-security-policy', "default-src 'none'; script-src https:; frame-ancestors 'self'"],
      ['content-security-policy', "default-src 'none'; img-src http://one.example; frame-ancestors 'self'"],
      ['content-security-policy', "default-src 'none'"],
      ['referrer-policy', 'unsafe-url'],
      ['cross-origin-resource-policy', 'cross-origin'],
      ['strict-transport-security', 'max-age=86400'],
      ['x-content-type-options', ''],
    ])('a weaker %s lowers the score: %s', (name, value) => {
      const header = headersOf(true);
      expect(observatoryScore((asked) => (asked === name ? value : header(asked)))).toBeLessThan(130);
    });
  });
});
