import { type MovedTo, REST } from '@vinlore/content-domain';

/** A redirect as it is looked up: its path ends in `/*` where it stands for all paths below. */
export interface LeadingPath extends MovedTo {
  readonly path: string;
}

/** Redirects that are followed one after the other; browsers give up soon after. */
const MOST_STEPS = 10;

/** A path of the site without query, anchor, and closing slash, in lower case; null for another site's address. */
export function ownPath(target: string): string | null {
  if (!target.startsWith('/')) return null;
  return /^[^?#]*/
    .exec(target)![0]
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '');
}

/** A path and all above it but the root, the longest first: of `/a/b` itself and `/a`. */
export function* pathAndAbove(path: string): Generator<string> {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) yield path.slice(0, end);
}

/** Where a pattern leads a path; null for a rest that would make another host's address of it. */
function withRest(to: string, rest: string): string | null {
  if (!to.endsWith(REST)) return to;
  if (/^\/[/\\]/.test(rest)) return null;
  return to.slice(0, -REST.length) + rest || '/';
}

/**
 * Finds where a path leads: exact ones in one step, patterns in one step for each part of the path, however many redirects
 * there are. An exact one stands before patterns, the longest pattern before shorter ones.
 */
export class RedirectLookup {
  readonly #exact = new Map<string, MovedTo>();
  readonly #patterns = new Map<string, MovedTo>();
  /** Of the patterns: beyond it nothing is looked up, however long a path is that somebody asks for. */
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

  /** @param path as it was asked for: what a pattern keeps of it keeps its letters */
  find(path: string): MovedTo | null {
    const asked = path.toLowerCase();
    const exact = this.#exact.get(asked);
    if (exact || this.#patterns.size === 0) return exact ?? null;
    // Letters that have another length in lower case would be cut in the wrong place.
    const kept = asked.length === path.length ? path : asked;
    for (const prefix of pathAndAbove(asked)) {
      const found = prefix.length > this.#longest ? undefined : this.#patterns.get(prefix);
      if (!found) continue;
      const to = withRest(found.to, kept.slice(prefix.length));
      // A page within the pattern that is gone: its path would lead to itself.
      return to === null || ownPath(to) === ownPath(asked) ? null : { ...found, to };
    }
    return null;
  }

  /**
   * Where a path leads, unless one redirect after the other leads back: of two patterns that lead to each other's page, once both
   * pages are gone.
   *
   * @param isThere whether visitors find something at a path, and are led no further
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

  /** The pattern at or above a path, or the exact one at it, that leads elsewhere. */
  sourceOf(path: string): string | null {
    if (this.#exact.has(path)) return path;
    for (const prefix of pathAndAbove(path)) if (this.#patterns.has(prefix)) return prefix + REST;
    return null;
  }

  /** The redirect from exactly this path or pattern. */
  get(path: string): MovedTo | undefined {
    return path.endsWith(REST) ? this.#patterns.get(path.slice(0, -REST.length)) : this.#exact.get(path);
  }
}
