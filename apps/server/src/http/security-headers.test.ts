import { ServerResponse, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

function policyOf(secure: boolean): Map<string, string> {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  securityHeaders({ secure, scriptHashes: ["'sha256-abc'"] })(response);
  const directives = String(response.getHeader('content-security-policy')).split('; ');
  return new Map(directives.map((directive) => directive.split(/ (.*)/s) as [string, string]));
}

describe('securityHeaders', () => {
  it('issue 3: lets the barcode reader compile its WebAssembly, and no text as script', () => {
    const script = policyOf(true).get('script-src')!;
    expect(script.split(' ')).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-abc'"]);
    expect(script).not.toMatch(/'unsafe-(eval|inline)'/);
  });

  it('insists on TLS only where visitors come over it', () => {
    expect(policyOf(true).has('upgrade-insecure-requests')).toBe(true);
    expect(policyOf(false).has('upgrade-insecure-requests')).toBe(false);
  });
});
