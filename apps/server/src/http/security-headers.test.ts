import { createHash } from 'node:crypto';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

/** Headers of an answer to somebody who asked for a brand at a host. */
function headersOf(secure: boolean, brand = testBrand(), host = 'testbrand.localhost', more: object = {}) {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  const { set, setFor } = securityHeaders({ secure, scriptHashes: ["'sha256-abc'"] });
  set(response);
  setFor(brand, { headers: { host, ...more } } as IncomingMessage, response);
  return (name: string) => String(response.getHeader(name) ?? '');
}

function policyOf(header: (name: string) => string): Map<string, string> {
  const directives = header('content-security-policy').split('; ');
  return new Map(directives.map((directive) => directive.split(/ (.*)/s) as [string, string]));
}

describe('securityHeaders', () => {
  it('issue 3: lets the barcode reader compile its WebAssembly, and no text as script', () => {
    const script = policyOf(headersOf(true)).get('script-src')!;
    expect(script.split(' ')).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-abc'"]);
    expect(script).not.toMatch(/'unsafe-(eval|inline)'/);
  });

  it('issue 4: nothing but our own, no base, no plug-ins, no frame of others', () => {
    const policy = policyOf(headersOf(true));
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('style-src-elem')).toBe("'self'");
    expect([policy.get('base-uri'), policy.get('object-src')]).toEqual(["'none'", "'none'"]);
    expect([policy.get('frame-ancestors'), policy.get('form-action')]).toEqual(["'self'", "'self'"]);
  });

  it('insists on TLS only where visitors come over it', () => {
    expect(policyOf(headersOf(true)).has('upgrade-insecure-requests')).toBe(true);
    expect(policyOf(headersOf(false)).has('upgrade-insecure-requests')).toBe(false);
    expect(headersOf(true)('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headersOf(false)('strict-transport-security')).toBe('');
  });

  it('issue 4: tells other sites no path, and keeps what a browser can do to our own pages', () => {
    const header = headersOf(true);
    expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('cross-origin-opener-policy')).toBe('same-origin');
    for (const allowed of ['camera=(self)', 'publickey-credentials-get=(self)', 'publickey-credentials-create=(self)'])
      expect(header('permissions-policy').split(', ')).toContain(allowed);
    for (const refused of ['geolocation=()', 'microphone=()'])
      expect(header('permissions-policy').split(', ')).toContain(refused);
  });

  it('decisions §1: pages of a brand whose API stands under app. may call it, and nothing else', () => {
    const apart = testBrand({ api: 'app', domains: ['apart.example', 'localhost'] });
    const connect = (host: string, brand = apart) => policyOf(headersOf(true, brand, host)).get('connect-src');
    expect(connect('apart.example')).toBe("'self' https://app.apart.example");
    expect(connect('members.apart.example:8443')).toBe("'self' https://app.apart.example:8443");
    expect(connect('app.apart.example')).toBeUndefined();
    expect(connect('localhost')).toBeUndefined();
    expect(connect('testbrand.localhost', testBrand())).toBeUndefined();
  });

  describe('issue 5: hosts of tags and chat', () => {
    const clarity = 'window.clarity = 1;';
    const measured = testBrand({
      settings: { google_analytics: 'G-ABC', google_tag: 'GTM-ABC', clarity: btoa(`<script>${clarity}</script>`) },
    });
    const script = (...of: Parameters<typeof headersOf>) => policyOf(headersOf(...of)).get('script-src')!;

    it('none where the brand uses none', () => {
      expect(headersOf(true)('content-security-policy')).not.toMatch(/google|clarity|livechat/);
      expect(policyOf(headersOf(true)).has('connect-src')).toBe(false);
    });

    it('those of its tags, and Clarity’s script by the hash of its very bytes', () => {
      const policy = policyOf(headersOf(true, measured));
      const hash = createHash('sha256').update(clarity).digest('base64');
      expect(policy.get('script-src')).toContain(
        `https://www.googletagmanager.com https://*.clarity.ms 'sha256-${hash}'`,
      );
      expect(policy.get('connect-src')).toMatch(/^'self' .*https:\/\/\*\.google-analytics\.com/);
      expect(policy.get('script-src')).not.toMatch(/'unsafe-(inline|eval)'/);
      expect(policy.get('default-src')).toBe("'self'");
    });

    it('a tagging server of its own instead of Google', () => {
      const brand = testBrand({ tag_host: 'https://tags.one.example', settings: { google_analytics: 'G-ABC' } });
      expect(script(true, brand)).toMatch(/ https:\/\/tags\.one\.example$/);
      expect(headersOf(true, brand)('content-security-policy')).not.toContain('google');
    });

    it('LiveChat’s where the brand has its licence', () => {
      const policy = policyOf(headersOf(true, testBrand({ livechat_license: '123' })));
      expect(policy.get('script-src')).toContain('https://cdn.livechatinc.com');
      expect(policy.get('frame-src')).toBe("'self' https://secure.livechatinc.com");
    });

    it('Sec-GPC: 1 counts as a refusal: no tag could load, and the page is told', () => {
      const refusing = headersOf(true, measured, 'testbrand.localhost', { 'sec-gpc': '1' });
      expect(refusing('content-security-policy')).toBe(headersOf(true)('content-security-policy'));
      expect(refusing('server-timing')).toBe('gpc');
      expect(headersOf(true, measured)('server-timing')).toBe('');
    });

    it('settings that change are another brand object, and have their own policy', () => {
      const response = () => new ServerResponse({ method: 'GET' } as IncomingMessage);
      const walls = securityHeaders({ secure: true, scriptHashes: [] });
      const policies = [measured, testBrand(), measured].map((brand) => {
        const answer = response();
        walls.set(answer);
        walls.setFor(brand, { headers: { host: 'testbrand.localhost' } } as IncomingMessage, answer);
        return String(answer.getHeader('content-security-policy')).includes('googletagmanager');
      });
      expect(policies).toEqual([true, false, true]);
    });
  });
});
