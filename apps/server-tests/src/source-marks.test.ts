import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../libs/shared/${path}`, import.meta.url)), 'utf8');

/** The shapes in a file by meaning, as normalized SVG. */
function shapesIn(text: string, line: RegExp): Record<string, string> {
  const found = [...text.matchAll(line)].map(([, kind, shape]): [string, string] => [
    kind!,
    shape!
      .replaceAll("'", '"')
      .replace('strokeWidth', 'stroke-width')
      .replaceAll('"currentColor"', '"K"')
      .replace(' />', '/>'),
  ]);
  return Object.fromEntries(found);
}

it("docs/decisions.md §5: screens and PDFs mark a value's source with the same shapes", () => {
  const paper = shapesIn(read('documents/templates/paper.typ'), /^ {2}(\w+): "(<.*>)",$/gm);
  const screen = shapesIn(read('ui/src/marks.tsx'), /^ {2}(\w+): (<.*>),$/gm);
  expect(Object.keys(paper).sort()).toEqual(['decoded', 'entered', 'source', 'unknown']);
  expect(screen).toEqual(paper);
});
