import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiBase, type Brand } from '@vinlore/brand';

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
  /** What a brand needs besides: its pages may call its API where that stands under `app.`. */
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
 * does not allow `eval`.
 */
export function securityHeaders({ secure, scriptHashes }: HeaderOptions): SecurityHeaders {
  const policy = [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scriptHashes].join(' '),
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  const headers: [string, string][] = [
    ['content-security-policy', policy],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', PERMISSIONS],
    ['cross-origin-opener-policy', 'same-origin'],
    ...(secure ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as [string, string]] : []),
  ];
  return {
    set: (response) => {
      for (const [name, value] of headers) response.setHeader(name, value);
    },
    setFor: (brand, { headers: { host } }, response) => {
      if (brand.api === 'same-origin') return;
      const base = apiBase(brand, new URL(`${secure ? 'https' : 'http'}://${host}`));
      if (base !== '') response.setHeader('content-security-policy', `${policy}; connect-src 'self' ${base}`);
    },
  };
}
