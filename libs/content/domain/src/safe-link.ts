/** A parsed link in content. */
export interface SafeLink {
  readonly href: string;
  /** Leads to another site. */
  readonly external: boolean;
}

/**
 * Browsers read `\` as `/` and drop control characters, either of which could turn a path into another host or hide
 * `javascript:`: URLs with them are rejected.
 */
const TRICKS = /[\u0000-\u0020\u007f\\]/;

const OWN = /^(?:\/(?!\/)|#)/;
const EXTERNAL = /^https?:\/\/[^/]/i;
const MAIL = /^mailto:[^:/]+$/i;

/**
 * Parses a link in content: a path, an anchor, http, https, or mailto.
 *
 * @param own localizes an internal path
 * @returns null for any other scheme and for disguised URLs
 */
export function safeLink(written: string, own: (path: string) => string): SafeLink | null {
  const address = written.trim();
  if (TRICKS.test(address)) return null;
  if (OWN.test(address)) return { href: own(address), external: false };
  if (EXTERNAL.test(address) && URL.canParse(address)) return { href: address, external: true };
  return MAIL.test(address) ? { href: address, external: false } : null;
}
