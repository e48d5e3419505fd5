import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Endpoint, pathsOf } from '@vinlore/contract';
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
/** Calls of the table whose method and path it shows, as `POST /api-cwa/login`. */
const shown = [...section.matchAll(/^\| (GET|POST) `([^`]+)`(?:, or `([^`]+)`)?/gm)].flatMap(([, method, ...paths]) =>
  paths.flatMap((path) => (path ? `${method} ${rooted(path)}` : [])),
);
/** Paths of the path table, which shows no methods; those without a prefix stand below `/api-cwa/`. */
const listed = [...pathTable.split('\n\n')[0]!.matchAll(/`([^`]+)`/g)].map(([, path = '']) =>
  /^\/?(?:landing|api-cwa|api_cwa)\//.test(path) ? rooted(path) : `/api-cwa${path}`,
);

describe('spec §7, docs/decisions.md §3: the calls of the specification', () => {
  it('are answered under the paths that its table shows', () => {
    expect(shown.length).toBeGreaterThan(25);
    expect(shown.filter((call) => !served.has(call))).toEqual([]);
  });

  it('are answered under every path of its path table', () => {
    expect(listed).toHaveLength(49);
    expect(listed.filter((path) => !served.has(`GET ${path}`) && !served.has(`POST ${path}`))).toEqual([]);
  });
});
