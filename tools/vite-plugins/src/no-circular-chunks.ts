import type { Plugin } from 'vite';

/**
 * Finds chunks that import each other in a circle: one of them runs before what it needs is there.
 *
 * @param imports each chunk's static imports, by file name
 * @returns the circle, its first chunk once more at the end; null where there is none
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

/** Stops a build whose chunks were cut in such a way; `codeSplitting` in the configuration cuts by hand. */
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
