import type { ServerResponse } from 'node:http';
import { CSP_REPORT_GROUP, CSP_REPORT_PATH } from './csp-reports.ts';

/** Security headers for the staff desk's host. */
export interface DeskHeaders {
  /** On every response of that host, instead of the public ones. */
  readonly set: (response: ServerResponse) => void;
  /** On a public page that the desk previews in a frame: no scripts, and only the desk can frame it. */
  readonly setForPreview: (response: ServerResponse) => void;
  /** On the empty page in which the desk previews an email, with inline styles as email clients require. */
  readonly setForLetter: (response: ServerResponse) => void;
}

/** Browser features the desk may use: passkeys. */
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

/** Only scripts, styles, and calls of the desk's own host; no text can become script (Trusted Types). */
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
 * A page as rendered by the server. No scripts; the same style rules as the public page, so that it looks the same. No
 * reports, since blocking its scripts is intended.
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

/** Nothing loads or runs, so inline styles can only change appearance. */
const LETTER_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
];

/**
 * The desk's headers (docs/decisions.md §6): its origin shares no process with the public site (COOP, COEP), and can't
 * be embedded anywhere (CORP, `frame-ancestors`).
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
