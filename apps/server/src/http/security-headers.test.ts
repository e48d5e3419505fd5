import { ServerResponse, type IncomingMessage } from 'node:http';
import { testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

/** Headers of an answer to somebody who asked for a brand at a host. */
function headersOf(secure: boolean, brand = testBrand(), host = 'testbrand.localhost') {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  const { set, setFor } = securityHeaders({ secure, scriptHashes: ["'sha256-abc'"] });
  set(response);
  setFor(brand, { headers: { host } } as IncomingMessage, response);
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
});
