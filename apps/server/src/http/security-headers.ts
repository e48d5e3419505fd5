import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiBase, type Brand } from '@vinlore/brand';
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
  /**
   * What a brand needs besides: its pages may call its API where that stands under `app.`, and the hosts that it measures
   * and chats with, but for a browser that says `Sec-GPC: 1`.
   */
  readonly setFor: (brand: Brand, request: IncomingMessage, response: ServerResponse) => void;
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
 * CPU (stack.md). Style attributes must be allowed, since Mantine's server markup carries them; style elements are not.
 * `'wasm-unsafe-eval'` lets the barcode reader compile WebAssembly, which comes from our own host like any script; it
 * does not allow `eval`. A brand's policy names the hosts that this brand uses and no others.
 */
export function securityHeaders({ secure, scriptHashes }: HeaderOptions): SecurityHeaders {
  const own: readonly (readonly [directive: string, sources: string])[] = [
    ['default-src', "'self'"],
    ['script-src', ["'self' 'wasm-unsafe-eval'", ...scriptHashes].join(' ')],
    ['style-src-elem', "'self'"],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self' data: blob:"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
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
    ...(secure ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as [string, string]] : []),
  ];
  // A brand whose settings change is another object.
  const known = new WeakMap<Brand, Map<boolean, string>>();
  /** A brand's policy; null where it is the one that every answer has. */
  const policyOf = (of: PolicyOf): string | null => {
    const policies = known.get(of.brand) ?? new Map<boolean, string>();
    known.set(of.brand, policies);
    const kept = of.apiBase === '' ? policies.get(of.gpc) : undefined;
    if (kept !== undefined) return kept || null;
    const foreign = foreignSources(of);
    const policy = foreign.size > 0 ? policyWith(foreign) : '';
    // Where the API stands apart the policy names a port that the caller chooses: as many as there are ports.
    if (of.apiBase === '') policies.set(of.gpc, policy);
    return policy || null;
  };
  return {
    set: (response) => {
      for (const [name, value] of headers) response.setHeader(name, value);
    },
    setFor: (brand, { headers: { host, 'sec-gpc': signal } }, response) => {
      const gpc = signal === '1';
      const base = brand.api === 'same-origin' ? '' : apiBase(brand, new URL(`${secure ? 'https' : 'http'}://${host}`));
      const policy = policyOf({ brand, gpc, apiBase: base });
      if (policy !== null) response.setHeader('content-security-policy', policy);
      // By this a page learns of it: its HTML is the same for everybody.
      if (gpc) response.setHeader('server-timing', 'gpc');
    },
  };
}
