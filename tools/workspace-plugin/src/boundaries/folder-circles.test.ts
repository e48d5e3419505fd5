import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { circlesIn, folderGraph } from './folder-circles.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Folders that already imported each other when this test was added. Never add to this list; remove entries once their
 * circle is gone.
 */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'libs/vehicle/feature': ['by-name', 'decoded', 'look-up', 'plate', 'scan', 'ways'],
};

const libs = readdirSync(join(ROOT, 'libs')).flatMap((slice) =>
  readdirSync(join(ROOT, 'libs', slice))
    .map((lib) => `libs/${slice}/${lib}`)
    .filter((lib) => existsSync(join(ROOT, lib, 'src'))),
);

describe('folders of a lib', () => {
  it.each(libs)('%s: no new circle of imports', (lib) => {
    const circles = circlesIn(folderGraph(join(ROOT, lib, 'src')));
    const known = KNOWN[lib] ?? [];
    expect(circles.filter((circle) => !circle.every((folder) => known.includes(folder)))).toEqual([]);
    expect(known.filter((folder) => !circles.flat().includes(folder))).toEqual([]);
  });

  it('lists only circles of existing libs', () => {
    expect(Object.keys(KNOWN).filter((lib) => !libs.includes(lib))).toEqual([]);
  });
});

describe('the graph of folders', () => {
  const madeUp = (files: Readonly<Record<string, string>>) => {
    const src = mkdtempSync(join(tmpdir(), 'vinlore-folders-'));
    onTestFinished(() => rmSync(src, { recursive: true }));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(src, path)), { recursive: true });
      writeFileSync(join(src, path), text);
    }
    return circlesIn(folderGraph(src));
  };

  it('finds a circle across several folders, through types and lazy imports', () => {
    const files = {
      'a/one.ts': "import type { Two } from '../b/two.ts';",
      'b/two.ts': "export {\n  type Three,\n} from '../c/deep/three.ts';",
      'c/deep/three.ts': "const one = () => import('../../a/one.ts');",
      'd/four.ts': "import { one } from '../a/one.ts';",
    };
    expect(madeUp(files)).toEqual([['a', 'b', 'c']]);
  });

  it('ignores tests, their helpers, and files next to the folders', () => {
    const files = {
      'a/one.ts': "import { two } from '../b/two.ts';",
      'b/two.ts': "import { root } from '../root.ts';",
      'b/two.test.ts': "import { one } from '../a/one.ts';",
      'b/testing/bench.ts': "import { one } from '../../a/one.ts';",
      'root.ts': "import { one } from './a/one.ts';",
    };
    expect(madeUp(files)).toEqual([]);
  });
});
