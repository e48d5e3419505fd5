import { REST } from '@vinlore/content-domain';
import { type LeadingPath, ownPath, pathAndAbove, RedirectLookup } from '../redirects/redirect-lookup.ts';

/** Returns one representative for everything below a path. */
class Below {
  readonly #examples = new Map<string, string>();

  add(path: string, example: string): void {
    for (const above of pathAndAbove(path)) if (!this.#examples.has(above)) this.#examples.set(above, example);
  }

  /** Returns an entry at or below a path. */
  at(path: string): string | null {
    return this.#examples.get(path) ?? null;
  }
}

/** All redirects of a brand, and which of them would form chains. */
export class RedirectGraph {
  readonly #lookup = new RedirectLookup([]);
  readonly #sources = new Below();
  /** Exact targets and the redirects to them. */
  readonly #points = new Map<string, string>();
  /**
   * The same, indexed by each path at or above them: patterns match everything below, and there may be many of both.
   */
  readonly #pointsBelow = new Map<string, Set<string>>();
  /** Targets of patterns that keep the rest, and the redirects to them. */
  readonly #trees = new Map<string, string>();
  readonly #treesBelow = new Below();
  size = 0;

  constructor(redirects: Iterable<LeadingPath>) {
    for (const redirect of redirects) this.add(redirect);
  }

  add(redirect: LeadingPath): void {
    const { path, to } = redirect;
    this.size += 1;
    this.#lookup.add(redirect);
    this.#sources.add(path.endsWith(REST) ? path.slice(0, -REST.length) : path, path);
    const target = ownPath(to);
    if (target === null) return;
    if (!to.endsWith(REST)) this.#addPoint(target, path);
    else {
      const root = target.slice(0, -REST.length);
      this.#trees.set(root, path);
      this.#treesBelow.add(root, path);
    }
  }

  get(path: string) {
    return this.#lookup.get(path);
  }

  /** Returns where a path leads, by these redirects alone. */
  find(path: string): string | null {
    return this.#lookup.find(path)?.to ?? null;
  }

  /** Returns a redirect that would continue from what a pattern redirects into `root`. */
  goesOn(root: string): string | null {
    return this.#lookup.sourceOf(root) ?? this.#sources.at(root);
  }

  /** Returns a pattern whose targets would be redirected further by a redirect from `path`. */
  treeAt(path: string): string | null {
    const isPattern = path.endsWith(REST);
    const root = isPattern ? path.slice(0, -REST.length) : path;
    for (const above of pathAndAbove(root)) {
      const from = this.#trees.get(above);
      if (from !== undefined) return from;
    }
    return isPattern ? this.#treesBelow.at(root) : null;
  }

  #addPoint(target: string, path: string): void {
    this.#points.set(target, path);
    for (const above of pathAndAbove(target)) {
      const below = this.#pointsBelow.get(above);
      if (below) below.add(target);
      else this.#pointsBelow.set(above, new Set([target]));
    }
  }

  /** Returns exact targets that a redirect from `path` would redirect further. */
  pointsAt(path: string): Iterable<string> {
    if (path.endsWith(REST)) return this.#pointsBelow.get(path.slice(0, -REST.length)) ?? [];
    return this.#points.has(path) ? [path] : [];
  }

  /** Returns a redirect to one of them. */
  sourceOf(point: string): string {
    return this.#points.get(point)!;
  }
}
