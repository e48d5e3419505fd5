import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Imports by node. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const IMPORT = /^(?:import|export)\s[^'"]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm;
const isTestCode = (path: string) => /\.test\.tsx?$/.test(path) || path.split(sep).includes('testing');

function* codeIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* codeIn(path);
    else if (/\.tsx?$/.test(entry.name) && !isTestCode(path)) yield path;
  }
}

/**
 * The folders directly below `src` and which of them each imports. Ignores tests and files next to the folders, such as
 * `index.ts`.
 */
export function folderGraph(src: string): Graph {
  const folderOf = (path: string) => {
    const parts = relative(src, path).split(sep);
    return parts.length > 1 && parts[0] !== '..' ? parts[0]! : null;
  };
  const graph = new Map<string, Set<string>>();
  for (const path of codeIn(src)) {
    const from = folderOf(path);
    if (from === null) continue;
    const imported = graph.get(from) ?? new Set<string>();
    graph.set(from, imported);
    for (const [, named, lazy] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      const to = folderOf(join(dirname(path), named ?? lazy!));
      if (to !== null && to !== from) imported.add(to);
    }
  }
  return graph;
}

/** Groups of nodes that import each other in circles (strongly connected components), each sorted. */
export function circlesIn(graph: Graph): string[][] {
  const reachable = (start: string) => {
    const seen = new Set<string>();
    const open = [...(graph.get(start) ?? [])];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      open.push(...(graph.get(node) ?? []));
    }
    return seen;
  };
  const reached = new Map([...graph.keys()].map((node) => [node, reachable(node)]));
  const circles = new Map<string, string[]>();
  for (const [node, from] of reached) {
    if (!from.has(node)) continue;
    const circle = [...from].filter((other) => reached.get(other)?.has(node)).sort();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()].sort();
}
