import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkCircles } from './checks.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinlore-circles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

it.each([
  ['values', "import { a } from './a.ts';\nexport const b = () => a;\n"],
  ['types alone', "import type { A } from './a.ts';\nexport const b = (a: A) => a;\n"],
])('names files that import each other in a circle, for %s', async (_what, b) => {
  write('a.ts', "import { b } from './b.ts';\nexport const a = b;\nexport type A = string;\n");
  write('b.ts', b);
  const { failed, details } = await checkCircles(folder);
  expect(failed).toBe(2);
  expect(details).toContain('a.ts:1 imports itself');
  expect(details).toContain('b.ts:1 imports itself');
});

it('passes files that build on each other', async () => {
  write('a.ts', "import { b } from './b.ts';\nexport const a = b;\n");
  write('b.ts', 'export const b = 1;\n');
  expect(await checkCircles(folder)).toEqual({ passed: 1, failed: 0 });
});
