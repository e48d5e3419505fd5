import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiBase, type Brand, measures } from '@vinlore/brand';
import { CSP_REPORT_GROUP, CSP_REPORT_PATH } from './csp-reports.ts';
import { foreignSources, type PolicyOf } from './content-policy.ts';

/** Deployment settings for the policy. */
export interface HeaderOptions {
  /** Whether visitors reach us over TLS, which is required for HSTS. */
  readonly secure: boolean;
  /** `'sha256-…'` of the pages' inline scripts. */
  readonly scriptHashes: readonly string[];
}

/** Sets security headers. */
export interface SecurityHeaders {
  /** On every response, before anything is known about it. */
  readonly set: (response: ServerResponse) => void;
  /** A brand's additions: its API if it is under `app.`, and its chat hosts. */
  readonly setFor: (brand: Brand, request: IncomingMessage, response: ServerResponse) => void;
  /**
   * Adds the brand's analytics hosts, for a public page without a secret. A browser that sends `Sec-GPC: 1` gets none.
   * All other responses do without: nothing is measured under `/members` or at the desk.
   */
  readonly allowMeasuring: (brand: Brand, request: IncomingMessage, response: ServerResponse) => void;
}

/** Browser features pages may use. Passkeys are only created and requested by our own pages. */
const PERMISSIONS = [
  'camera=(self)',
  'geolocation=()',
  'microphone=()',
  'payment=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ');

/**
 * Security headers for every response, set once on the Node response: the same headers as middleware take several times
 * the CPU (stack.md). Only what the policy lists is allowed, and no inline style or script except the hashed ones:
 * pages have no style attributes, and React sets styles through the CSSOM, which CSP allows. `'wasm-unsafe-eval'` lets
 * the barcode reader compile WebAssembly, served from our own host; it doesn't allow `eval`. A brand's policy lists
 * only hosts it uses.
 */
export function securityHeaders({ secure, scriptHashes }: HeaderOptions): SecurityHeaders {
  const own: readonly (readonly [directive: string, sources: string])[] = [
    ['default-src', "'none'"],
    ['script-src', ["'self' 'wasm-unsafe-eval'", ...scriptHashes].join(' ')],
    ['style-src', "'self'"],
    ['img-src', "'self' data: blob:"],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
    // Browsers without the Reporting API only support `report-uri`; others use the newer one.
    ['report-uri', CSP_REPORT_PATH],
    ['report-to', CSP_REPORT_GROUP],
    ...(secure ? [['upgrade-insecure-requests', ''] as const] : []),
  ];
  const policyWith = (foreign: ReadonlyMap<string, readonly string[]>) => {
    const directives = new Map(own);
    for (const [directive, sources] of foreign)
      directives.set(directive, [directives.get(directive) ?? "'self'", ...sources].join(' '));
    return [...directives].map((directive) => directive.join(' ').trim()).join('; ');
  };
  const headers: [string, string][] = [
    ['content-security-policy', policyWith(new Map())],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', PERMISSIONS],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['reporting-endpoints', `${CSP_REPORT_GROUP}="${CSP_REPORT_PATH}"`],
    ...(secure ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as [string, string]] : []),
  ];
  // A brand with changed settings is a new object.
  const known = new WeakMap<Brand, Map<boolean, string>>();
  /** A brand's policy; null if it is the default one. */
  const policyOf = (of: PolicyOf): string | null => {
    const policies = known.get(of.brand) ?? new Map<boolean, string>();
    known.set(of.brand, policies);
    const kept = of.apiBase === '' ? policies.get(of.measured) : undefined;
    if (kept !== undefined) return kept || null;
    const foreign = foreignSources(of);
    const policy = foreign.size > 0 ? policyWith(foreign) : '';
    // With a separate API host, the policy contains the caller's port: don't cache an unlimited number of them.
    if (of.apiBase === '') policies.set(of.measured, policy);
    return policy || null;
  };
  const setPolicy = (brand: Brand, host: string | undefined, measured: boolean, response: ServerResponse) => {
    const base = brand.api === 'same-origin' ? '' : apiBase(brand, new URL(`${secure ? 'https' : 'http'}://${host}`));
    const policy = policyOf({ brand, measured, apiBase: base });
    if (policy !== null) response.setHeader('content-security-policy', policy);
  };
  const refuses = ({ headers: { 'sec-gpc': signal } }: IncomingMessage) => signal === '1';
  return {
    set: (response) => {
      for (const [name, value] of headers) response.setHeader(name, value);
    },
    setFor: (brand, request, response) => {
      // Pages may be on another host of the same site than the API whose pictures and PDFs they embed.
      if (brand.api !== 'same-origin') response.setHeader('cross-origin-resource-policy', 'same-site');
      setPolicy(brand, request.headers.host, false, response);
      // Tells the page, whose HTML is the same for everyone.
      if (refuses(request)) response.setHeader('server-timing', 'gpc');
    },
    allowMeasuring: (brand, request, response) => {
      if (measures(brand.settings) && !refuses(request)) setPolicy(brand, request.headers.host, true, response);
    },
  };
}
