/** Parameters that campaigns hang on addresses. They change nothing on a page, so they never reach a cache key. */
const TRACKING =
  /^(utm_[a-z]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|igshid|yclid|_ga|_gl)$/;

/** An address split into its path and the parameters that matter. */
export interface PageAddress {
  readonly path: string;
  readonly query: URLSearchParams;
  /** What a form posted to it; absent where the page is only opened. */
  readonly fields?: URLSearchParams | undefined;
}

/**
 * Reads a request's address.
 *
 * @returns null for an address that is none
 */
export function pageAddress(url: string): PageAddress | null {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  // Two slashes of either kind begin the address of another host, wherever this one is resolved.
  if (!/^\/(?![/\\])/.test(path) || path.length > 2048) return null;
  const query = new URLSearchParams();
  if (mark >= 0) {
    for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
      if (!TRACKING.test(name)) query.append(name, value);
    }
  }
  return { path, query };
}
