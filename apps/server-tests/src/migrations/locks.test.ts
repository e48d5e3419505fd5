import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCKS } from '@vinlore/database';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** Product code outside tests, by path. */
const sources = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|sql)$/.test(path) && !/\.test\.ts$|node_modules|(?:^|\/)dist\//.test(path))
    .map((path) => join(folder, path)),
);

describe('advisory locks', () => {
  it('have an id of their own each', () => {
    const ids = Object.values(LOCKS);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have a listed id or a name, and no number in the code', () => {
    const takes = /\bpg_(?:try_)?advisory_(?:xact_)?(?:lock|unlock)(?:_shared)?\(\s*([^)]*\)?)/g;
    const taken = sources.flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(takes)].map(([, id]) => ({ path, id: id! })),
    );
    expect(taken.length).toBeGreaterThan(15);
    const known = /^hashtext(?:extended)?\(|^\$\{sql\.lit\(LOCKS\.\w+\)|^\$1, hashtext\(\$2\)/;
    expect(taken.filter(({ id }) => !known.test(id))).toEqual([]);
  });
});
