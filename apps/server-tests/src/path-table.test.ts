import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { barePaths, type Endpoint, openApiDocument, pathsOf } from '@vinlore/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestProduct } from './testing/test-product.ts';

const { product, close } = await openTestProduct();
afterAll(close);
const rows: readonly Endpoint[] = product.modules.flatMap(({ contract }) => Object.values(contract));
const served = new Set(rows.flatMap((row) => pathsOf(row).map((path) => `${row.method} ${path}`)));

const document = readFileSync(fileURLToPath(new URL('../../../docs/specification.md', import.meta.url)), 'utf8');
const [, calls = ''] = document.split('\n## 7. Calls\n');
const [section = ''] = calls.split('\n## ');
const [, pathTable = ''] = section.split("\nThe app's path table ");

const rooted = (path: string) => path.replace(/^(?:\{content host\})?\/?/, '/');
/** Calls with method and path in the table, as `POST /api-cwa/login`. */
const shown = [...section.matchAll(/^\| (GET|POST) `([^`]+)`(?:, or `([^`]+)`)?/gm)].flatMap(([, method, ...paths]) =>
  paths.flatMap((path) => (path ? `${method} ${rooted(path)}` : [])),
);
/** Paths as written in the path table, which lists no methods. */
const listed = [...pathTable.split('\n\n')[0]!.matchAll(/`([^`]+)`/g)].map(([, path = '']) => rooted(path));
const hasPrefix = (path: string) => /^\/(?:landing|api-cwa|api_cwa)\//.test(path);
const isServed = (path: string) => served.has(`GET ${path}`) || served.has(`POST ${path}`);
const bare = barePaths(rows);
/** The canonical paths from OpenAPI. */
const described = Object.entries(
  (
    openApiDocument([Object.fromEntries(rows.map((row) => [row.name, row]))], { title: '', version: '' }) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    }
  ).paths,
);

describe("spec §7, docs/decisions.md §3: the specification's calls", () => {
  it('respond under the paths in its table', () => {
    expect(shown.length).toBeGreaterThan(25);
    expect(shown.filter((call) => !served.has(call))).toEqual([]);
  });

  it('respond under every path of its path table as written', () => {
    expect(listed).toHaveLength(49);
    expect(listed.filter((path) => !isServed(path))).toEqual([]);
  });

  it('also respond under /api-cwa/, with the same route, if the table writes no prefix', () => {
    const plain = listed.filter((path) => !hasPrefix(path));
    expect(plain).toHaveLength(37);
    for (const path of plain) {
      const row = rows.find((each) => pathsOf(each).includes(path));
      expect(row && pathsOf(row), path).toEqual(expect.arrayContaining([`/api-cwa${path}`, `/api_cwa${path}`]));
    }
  });

  it('exist without a prefix only if the table says so, each path with one route', () => {
    expect([...bare.keys()].sort()).toEqual(listed.filter((path) => !hasPrefix(path)).sort());
    for (const [path, methods] of bare) expect(methods.size, path).toBe(1);
  });

  it('are documented once, under their own path', () => {
    const ids = described.flatMap(([, byMethod]) => Object.values(byMethod).map(({ operationId }) => operationId));
    expect(ids.sort()).toEqual(rows.map(({ name }) => name).sort());
    expect(described.map(([path]) => path).filter((path) => bare.has(path))).toEqual([]);
  });
});
