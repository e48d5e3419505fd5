import type { ServerResponse } from 'node:http';

/** What the policy needs to know of the deployment. */
export interface HeaderOptions {
  /** Whether visitors reach us over TLS: only then may a browser be told to insist on it. */
  readonly secure: boolean;
  /** `'sha256-…'` of the inline scripts that pages carry. */
  readonly scriptHashes: readonly string[];
}

/**
 * The walls around every answer, set once on the Node response: the same headers by middleware cost several times the
 * CPU (stack.md). Style attributes must be allowed, since Mantine's server markup carries them; style elements are not.
 * `'wasm-unsafe-eval'` lets the barcode reader compile WebAssembly, which comes from our own host like any script; it
 * does not allow `eval`.
 */
export function securityHeaders({ secure, scriptHashes }: HeaderOptions): (response: ServerResponse) => void {
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
    ['permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(self)'],
    ['cross-origin-opener-policy', 'same-origin'],
    ...(secure ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as [string, string]] : []),
  ];
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}
