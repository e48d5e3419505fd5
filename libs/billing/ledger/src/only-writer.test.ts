import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ledgerRoutines } from './routines.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const TABLES = '(?:ledger_member|ledger_merged|ledger_transaction|ledger_entry)\\b';
const WRITES = new RegExp(
  `(?:insert\\s+into|update|delete\\s+from|truncate|merge\\s+into|copy|alter\\s+table|drop\\s+table)\\s+${TABLES}` +
    `|(?:insertInto|updateTable|deleteFrom|mergeInto)\\('${TABLES}`,
  'gi',
);
/** Functions that change the ledger; the others only read. */
const ACTS = ledgerRoutines
  .map(({ name }) => name)
  .filter((name) => !['ledger_sum', 'ledger_survivor', 'ledger_balances', 'ledger_uses'].includes(name));
const CALLS = new RegExp(`\\b(?:${ACTS.join('|')})\\s*\\(`, 'g');

const sources = ['apps', 'libs', 'tools']
  .flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.(?:ts|tsx|mjs|sql)$/.test(path) && !path.includes('node_modules'))
  .filter((path) => !path.startsWith('libs/billing/ledger/'))
  .map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }));
const found = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([what]) => `${path}: ${what}`));

it('no code outside the ledger writes its tables', () => {
  expect(sources.length).toBeGreaterThan(1000);
  // The staff desk benchmark inserts a million rows without the guards, and a drill must find a ledger that was changed.
  const others = found(WRITES).filter((where) => !/^apps\/server-tests\/src\/(?:bench|keep)\//.test(where));
  expect(others).toEqual([]);
  expect('insert  into ledger_entry (x)'.match(WRITES)).toHaveLength(1);
});

it('only the ledger calls its functions, except for settling an order with its credits in one round trip', () => {
  expect(found(CALLS)).toEqual(['libs/billing/server/src/orders/routines/billing_settle_order.sql: ledger_grant(']);
});
