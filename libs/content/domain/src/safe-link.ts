/** Where a link of written content leads. */
export interface SafeLink {
  readonly href: string;
  /** Leads to another site. */
  readonly external: boolean;
}

/**
 * Browsers read `\` as `/` and drop control characters, so both could turn a path into another host's address, or hide
 * `javascript:` in a scheme: an address that has them is none.
 */
const TRICKS = /[\u0000-\u0020\u007f\\]/;

const OWN = /^(?:\/(?!\/)|#)/;
const EXTERNAL = /^https?:\/\/[^/]/i;
const MAIL = /^mailto:[^:/]+$/i;

/**
 * Reads the address of a link that somebody wrote: a path, an anchor, http, https or mailto.
 *
 * @param own turns a path of this site into its address on the page, which may be in another language
 * @returns null for every other scheme, and for addresses that pretend to be something else
 */
export function safeLink(written: string, own: (path: string) => string): SafeLink | null {
  const address = written.trim();
  if (TRICKS.test(address)) return null;
  if (OWN.test(address)) return { href: own(address), external: false };
  if (EXTERNAL.test(address) && URL.canParse(address)) return { href: address, external: true };
  return MAIL.test(address) ? { href: address, external: false } : null;
}
