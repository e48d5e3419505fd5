import type { ServerResponse } from 'node:http';
import { CSP_REPORT_GROUP, CSP_REPORT_PATH } from './csp-reports.ts';

/** Sets the walls around answers of the staff desk's host. */
export interface DeskHeaders {
  /** On every answer of that host, in place of what public answers have. */
  readonly set: (response: ServerResponse) => void;
  /** On a public page that the desk looks at in a frame of its own: no script of it runs, nobody else frames it. */
  readonly setForPreview: (response: ServerResponse) => void;
  /** On the empty page in which the desk shows a letter, whose styles stand in place: mail programs take no others. */
  readonly setForLetter: (response: ServerResponse) => void;
}

/** What the desk may use of a browser: passkeys. */
const PERMISSIONS = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'fullscreen=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'serial=()',
  'usb=()',
].join(', ');

/** Scripts, styles and calls of the desk's own host and nothing else; no text ever becomes script (Trusted Types). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  // To the desk's own host, as on public ones.
  `report-uri ${CSP_REPORT_PATH}`,
  `report-to ${CSP_REPORT_GROUP}`,
];

/**
 * A page as the server wrote it. It runs nothing, and of styles it may what the public page may, so that it looks the same. It
 * reports nothing: that its scripts don't load is meant.
 */
const PREVIEW_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
];

/** Nothing is fetched and nothing runs, so that inline styles can do no more than color what stands there. */
const LETTER_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
];

/**
 * The desk's headers (docs/decisions.md §6): its own origin shares no process with the public site (COOP, COEP), and nothing of it
 * can be embedded anywhere (CORP, `frame-ancestors`).
 *
 * @param secure whether visitors reach us over TLS
 */
export function deskHeaders(secure: boolean): DeskHeaders {
  const whole = (policy: readonly string[]) => [...policy, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ');
  const policy = whole(POLICY);
  const previewPolicy = whole(PREVIEW_POLICY);
  const letterPolicy = whole(LETTER_POLICY);
  const headers = [
    ['content-security-policy', policy],
    ['permissions-policy', PERMISSIONS],
    ['referrer-policy', 'same-origin'],
    ['reporting-endpoints', `${CSP_REPORT_GROUP}="${CSP_REPORT_PATH}"`],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-embedder-policy', 'require-corp'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['origin-agent-cluster', '?1'],
    ['x-robots-tag', 'noindex'],
  ] as const;
  return {
    set: (response) => {
      for (const [name, value] of headers) response.setHeader(name, value);
    },
    setForPreview: (response) => response.setHeader('content-security-policy', previewPolicy),
    setForLetter: (response) => response.setHeader('content-security-policy', letterPolicy),
  };
}
