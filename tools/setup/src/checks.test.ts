import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkCircles, checkTypes } from './checks.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinlore-checks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

it.each([
  ['values', "import { a } from './a.ts';\nexport const b = () => a;\n"],
  ['types alone', "import type { A } from './a.ts';\nexport const b = (a: A) => a;\n"],
])('names files with circular imports, for %s', async (_what, b) => {
  write('a.ts', "import { b } from './b.ts';\nexport const a = b;\nexport type A = string;\n");
  write('b.ts', b);
  const { failed, details } = await checkCircles(folder);
  expect(failed).toBe(2);
  expect(details).toContain('a.ts:1 imports itself');
  expect(details).toContain('b.ts:1 imports itself');
});

it('passes files without circular imports', async () => {
  write('a.ts', "import { b } from './b.ts';\nexport const a = b;\n");
  write('b.ts', 'export const b = 1;\n');
  expect(await checkCircles(folder)).toEqual({ passed: 1, failed: 0 });
});

const typed = (text: string) => {
  write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { strict: true, lib: ['es2023'], types: [] }, include: ['.'] }),
  );
  write('a.ts', text);
  return checkTypes(folder);
};

it.each([
  ['a floating promise', 'declare const save: () => Promise<void>;\nsave();\nexport {};\n', 2],
  ['a promise given to what does not wait', 'const save = async () => {};\n[1].forEach(save);\nexport {};\n', 2],
  ['a value of the wrong type', "export const a: string = '';\nexport const b: number = a;\n", 2],
  [
    'a case that a switch leaves out',
    "declare const kind: 'a' | 'b';\nswitch (kind) {\n  case 'a':\n}\nexport {};\n",
    2,
  ],
])('names %s', async (_what, text, line) => {
  const { failed, details } = await typed(text);
  expect(failed).toBe(1);
  expect(details).toMatch(new RegExp(`^a\\.ts:${line} `));
});

it('passes awaited promises and exhaustive switches', async () => {
  const text =
    "declare const kind: 'a' | 'b';\nswitch (kind) {\n  case 'a':\n  case 'b':\n}\nawait Promise.resolve(kind);\nexport {};\n";
  expect(await typed(text)).toEqual({ passed: 1, failed: 0 });
});
