import type { Plugin } from 'vite';

/**
 * Finds chunks that import each other circularly: one of them runs before its dependencies.
 *
 * @param imports each chunk's static imports, by file name
 * @returns the circle, with its first chunk repeated at the end; null if there is none
 */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const clean = new Set<string>();
  const visit = (chunk: string, path: readonly string[]): string[] | null => {
    if (path.includes(chunk)) return [...path.slice(path.indexOf(chunk)), chunk];
    if (clean.has(chunk)) return null;
    for (const next of imports.get(chunk) ?? []) {
      const circle = visit(next, [...path, chunk]);
      if (circle) return circle;
    }
    clean.add(chunk);
    return null;
  };
  for (const chunk of imports.keys()) {
    const circle = visit(chunk, []);
    if (circle) return circle;
  }
  return null;
}

/** Fails a build with circular chunks, which `codeSplitting` in the configuration can cause. */
export function noCircularChunks(): Plugin {
  return {
    name: 'vinlore:no-circular-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle) this.error(`Chunks import each other in a circle: ${circle.join(' → ')}.`);
    },
  };
}
