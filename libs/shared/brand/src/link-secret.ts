/**
 * Secrets of links: tokens and keys that open something without a login. They go in the fragment, which browsers leave
 * out of requests and the Referer header, so they reach no access log, proxy or analytics tool.
 */

/** Name of a link's secret in its fragment. */
export const LINK_SECRET_NAMES = ['token', 'order', 'key'] as const;
export type LinkSecretName = (typeof LINK_SECRET_NAMES)[number];

/** A link's secret. */
export interface LinkSecret {
  readonly name: LinkSecretName;
  readonly value: string;
}

/**
 * Adds a secret to the address of one of our pages: `/mailing` → `/mailing#token=…`.
 *
 * @param address path with or without a query, and without a fragment
 */
export function withSecret(address: string, name: LinkSecretName, value: string): string {
  return `${address}#${name}=${encodeURIComponent(value)}`;
}

const FRAGMENT = new RegExp(`^#(${LINK_SECRET_NAMES.join('|')})=([^&]+)$`);

/** Parses the secret in a fragment such as `#token=…`; null if there is none. */
export function secretIn(fragment: string): LinkSecret | null {
  const [, name, value] = FRAGMENT.exec(fragment) ?? [];
  if (!name || !value) return null;
  try {
    return { name: name as LinkSecretName, value: decodeURIComponent(value) };
  } catch {
    return null;
  }
}
