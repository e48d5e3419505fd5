/** Campaign tracking parameters. They don't change a page, so they never become part of a cache key. */
const TRACKING =
  /^(utm_[a-z]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|igshid|yclid|_ga|_gl)$/;

/** A URL's path and relevant parameters. */
export interface PageAddress {
  readonly path: string;
  readonly query: URLSearchParams;
  /** Fields of a form posted to it; absent on GET. */
  readonly fields?: URLSearchParams | undefined;
}

/**
 * Parses a request's URL.
 *
 * @returns null if invalid
 */
export function pageAddress(url: string): PageAddress | null {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  // Two slashes of either kind would be resolved as another host.
  if (!/^\/(?![/\\])/.test(path) || path.length > 2048) return null;
  const query = new URLSearchParams();
  if (mark >= 0) {
    for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
      if (!TRACKING.test(name)) query.append(name, value);
    }
  }
  return { path, query };
}
