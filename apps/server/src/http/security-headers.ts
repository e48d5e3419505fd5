import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiBase, type Brand, measures } from '@vinlore/brand';
import { CSP_REPORT_GROUP, CSP_REPORT_PATH } from './csp-reports.ts';
import { foreignSources, type PolicyOf } from './content-policy.ts';

/** What the policy needs to know of the deployment. */
export interface HeaderOptions {
  /** Whether visitors reach us over TLS: only then may a browser be told to insist on it. */
  readonly secure: boolean;
  /** `'sha256-…'` of the inline scripts that pages carry. */
  readonly scriptHashes: readonly string[];
}

/** Sets the walls around answers. */
export interface SecurityHeaders {
  /** On every answer, before anything is known of it. */
  readonly set: (response: ServerResponse) => void;
  /** What a brand needs besides: its pages may call its API where that stands under `app.`, and the hosts that it chats with. */
  readonly setFor: (brand: Brand, request: IncomingMessage, response: ServerResponse) => void;
  /**
   * Adds the hosts that a brand measures with, for a public page that carries no secret. A browser that says `Sec-GPC: 1`
   * gets none of them. Every other answer does without: nothing is measured below `/members` or at the desk.
   */
  readonly allowMeasuring: (brand: Brand, request: IncomingMessage, response: ServerResponse) => void;
}

/** What pages may use of a browser. Passkeys are made and asked for by our own pages only. */
const PERMISSIONS = [
  'camera=(self)',
  'geolocation=()',
  'microphone=()',
  'payment=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ');

/**
 * The walls around every answer, set once on the Node response: the same headers by middleware cost several times the
 * CPU (stack.md). Nothing is allowed that the policy doesn't name, and no style or script of the markup but the scripts whose
 * hashes stand here: pages carry no style attribute, and React sets styles through the CSSOM, which a policy allows.
 * `'wasm-unsafe-eval'` lets the barcode reader compile WebAssembly, which comes from our own host like any script; it
 * does not allow `eval`. A brand's policy names the hosts that this brand uses and no others.
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
    // Browsers without the Reporting API know `report-uri` alone; others take the newer one.
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
  // A brand whose settings change is another object.
  const known = new WeakMap<Brand, Map<boolean, string>>();
  /** A brand's policy; null where it is the one that every answer has. */
  const policyOf = (of: PolicyOf): string | null => {
    const policies = known.get(of.brand) ?? new Map<boolean, string>();
    known.set(of.brand, policies);
    const kept = of.apiBase === '' ? policies.get(of.measured) : undefined;
    if (kept !== undefined) return kept || null;
    const foreign = foreignSources(of);
    const policy = foreign.size > 0 ? policyWith(foreign) : '';
    // Where the API stands apart the policy names a port that the caller chooses: as many as there are ports.
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
      // Pages may stand at another host of the same site than the API that they embed pictures and PDFs of.
      if (brand.api !== 'same-origin') response.setHeader('cross-origin-resource-policy', 'same-site');
      setPolicy(brand, request.headers.host, false, response);
      // By this a page learns of it: its HTML is the same for everybody.
      if (refuses(request)) response.setHeader('server-timing', 'gpc');
    },
    allowMeasuring: (brand, request, response) => {
      if (measures(brand.settings) && !refuses(request)) setPolicy(brand, request.headers.host, true, response);
    },
  };
}
