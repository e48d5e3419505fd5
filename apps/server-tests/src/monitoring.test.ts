import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@vinlore/documents';
import { createMetrics } from '@vinlore/server-kit';
import { noteBackup } from '@vinlore/server/health/backups';
import { healthGauges } from '@vinlore/server/health/health-gauges';
import { openDataGauges } from '@vinlore/server/open-data/open-data-gauges';
import { parse } from 'yaml';
import { afterAll, expect, it } from 'vitest';
import { openTestProduct } from './testing/test-product.ts';

const { product, close } = await openTestProduct();
afterAll(close);

const FOLDER = join(workspaceRoot(), 'tools/ship');
interface RuleFile {
  readonly groups: readonly { readonly rules: readonly { readonly record?: string; readonly expr: string }[] }[];
}
const rules = readdirSync(join(FOLDER, 'prometheus'))
  .filter((file) => file.endsWith('.rules.yml'))
  .flatMap((file) => (parse(readFileSync(join(FOLDER, 'prometheus', file), 'utf8')) as RuleFile).groups)
  .flatMap((group) => group.rules);
interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}
const queries = readdirSync(join(FOLDER, 'grafana'))
  .flatMap((file) => (JSON.parse(readFileSync(join(FOLDER, 'grafana', file), 'utf8')) as Dashboard).panels)
  .flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** What Prometheus has by itself. */
const ITS_OWN = ['up', 'ALERTS'];
/** Only words with an underscore or colon, and those above, are metrics in these rules; functions have a parenthesis. */
const metricsIn = (expr: string) => {
  const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|on) \([^)]*\)/g, ' ');
  return [...bare.matchAll(/[a-zA-Z_:][\w:]*(?![\w:]*\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => /[_:]/.test(name) || ITS_OWN.includes(name));
};

it('the server exports each metric that a rule, an alert, or a dashboard names', async () => {
  await noteBackup(product.database, 1_000);
  const metrics = createMetrics(product.security, product.outside, [
    openDataGauges(product.openData),
    healthGauges(product.database),
  ]);
  const { text } = await metrics.text();
  const families = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name!],
  );
  // Sources appear once they are loaded.
  const loaded = ['open_data_age_seconds', 'open_data_rows'];
  const known = new Set([...families, ...loaded, ...ITS_OWN, ...rules.flatMap(({ record }) => record ?? [])]);
  const named = new Set([...rules.map(({ expr }) => expr), ...queries].flatMap(metricsIn));
  expect(named.size).toBeGreaterThan(30);
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});
