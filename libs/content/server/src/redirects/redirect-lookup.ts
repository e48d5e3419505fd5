import { type MovedTo, REST } from '@vinlore/content-domain';

/** A redirect for the lookup: a path ending in `/*` matches everything below. */
export interface LeadingPath extends MovedTo {
  readonly path: string;
}

/** Maximum number of consecutive redirects; browsers give up soon after. */
const MOST_STEPS = 10;

/** Returns a path of the site without query, anchor, and trailing slash, in lowercase; null for another site's URL. */
export function ownPath(target: string): string | null {
  if (!target.startsWith('/')) return null;
  return /^[^?#]*/
    .exec(target)![0]
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '');
}

/** Returns a path and its ancestors except the root, longest first: `/a/b` and `/a`. */
export function* pathAndAbove(path: string): Generator<string> {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) yield path.slice(0, end);
}

/** Returns the target of a pattern for a path; null if the rest would turn it into another host's URL. */
function withRest(to: string, rest: string): string | null {
  if (!to.endsWith(REST)) return to;
  if (/^\/[/\\]/.test(rest)) return null;
  return to.slice(0, -REST.length) + rest || '/';
}

/**
 * Looks up redirects: exact ones in one step, patterns in one step per path segment, however many redirects there are.
 * Exact redirects take precedence over patterns, longer patterns over shorter ones.
 */
export class RedirectLookup {
  readonly #exact = new Map<string, MovedTo>();
  readonly #patterns = new Map<string, MovedTo>();
  /** Length of the longest pattern: longer prefixes of a requested path are skipped. */
  #longest = 0;

  constructor(redirects: Iterable<LeadingPath>) {
    for (const redirect of redirects) this.add(redirect);
  }

  add({ path, to, temporary }: LeadingPath): void {
    if (path.endsWith(REST)) {
      const prefix = path.slice(0, -REST.length);
      this.#patterns.set(prefix, { to, temporary });
      this.#longest = Math.max(this.#longest, prefix.length);
    } else this.#exact.set(path, { to, temporary });
  }

  /** @param path as requested: the rest that a pattern keeps is case-sensitive */
  find(path: string): MovedTo | null {
    const asked = path.toLowerCase();
    const exact = this.#exact.get(asked);
    if (exact || this.#patterns.size === 0) return exact ?? null;
    // Characters whose lowercase form has another length would shift the cut.
    const kept = asked.length === path.length ? path : asked;
    for (const prefix of pathAndAbove(asked)) {
      const found = prefix.length > this.#longest ? undefined : this.#patterns.get(prefix);
      if (!found) continue;
      const to = withRest(found.to, kept.slice(prefix.length));
      // If the page within the pattern was deleted, its path would redirect to itself.
      return to === null || ownPath(to) === ownPath(asked) ? null : { ...found, to };
    }
    return null;
  }

  /**
   * Returns where a path leads, or null if its redirects form a loop, as two patterns that point at each other's
   * page do once both pages are deleted.
   *
   * @param isThere whether a path exists for visitors, which ends the chain
   */
  findWayOut(path: string, isThere: (path: string) => boolean): MovedTo | null {
    const first = this.find(path);
    let next = first;
    for (let steps = 0; next; steps++) {
      const at = ownPath(next.to);
      if (at === null || isThere(at)) return first;
      if (steps === MOST_STEPS || at === ownPath(path)) return null;
      next = this.find(at);
    }
    return first;
  }

  /** Returns the pattern at or above a path, or the exact redirect at it, that leads elsewhere. */
  sourceOf(path: string): string | null {
    if (this.#exact.has(path)) return path;
    for (const prefix of pathAndAbove(path)) if (this.#patterns.has(prefix)) return prefix + REST;
    return null;
  }

  /** Returns the redirect from exactly this path or pattern. */
  get(path: string): MovedTo | undefined {
    return path.endsWith(REST) ? this.#patterns.get(path.slice(0, -REST.length)) : this.#exact.get(path);
  }
}
