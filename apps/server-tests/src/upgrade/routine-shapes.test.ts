import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineRoutine, type SliceMigrations } from '@vinlore/database';
import { createTestDatabase } from '@vinlore/testing-node';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { productMigrations } from '../testing/test-product.ts';
import { brokenRoutines, type RoutineShape, routineShapes } from './routine-shapes.ts';
import { schemaFacts } from './schema-facts.ts';

/** A line with the migrations that contract, then one for each routine as the last commit had it. */
const RECORD = fileURLToPath(new URL('./routines.jsonl', import.meta.url));

interface Release {
  readonly contracts: readonly string[];
  readonly shapes: readonly RoutineShape[];
}

function recorded(): Release {
  if (!existsSync(RECORD)) return { contracts: [], shapes: [] };
  const [contracts, ...shapes] = readFileSync(RECORD, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { contracts, shapes };
}

/** The product's migrations as a release has them, applied to a database of its own. */
async function releaseOf(slices: readonly SliceMigrations[]): Promise<Release> {
  const database = await createTestDatabase({ migrations: slices });
  try {
    return {
      contracts: slices.flatMap(({ slice, migrations }) =>
        migrations.filter(({ contracts }) => contracts).map(({ name }) => `${slice} ${name}`),
      ),
      shapes: routineShapes(slices, await database.asOwner(schemaFacts)),
    };
  } finally {
    await database.drop();
  }
}

/** Routines that servers of the release before can't call, unless a new migration keeps those from starting. */
const unannounced = (before: Release, now: Release) =>
  now.contracts.some((name) => !before.contracts.includes(name)) ? [] : brokenRoutines(before.shapes, now.shapes);

// `npx vitest -u` writes the record, but not while the first expectation fails.
it(
  'routines keep what servers of the release before send and read, or a migration says `contracts: true`',
  { timeout: 120_000 },
  async () => {
    const now = await releaseOf(await productMigrations());
    expect(now.shapes.length).toBeGreaterThan(20);
    expect(unannounced(recorded(), now)).toEqual([]);
    const lines = [now.contracts, ...now.shapes].map((each) => `${JSON.stringify(each)}\n`);
    await expect(lines.join('')).toMatchFileSnapshot(RECORD);
  },
);

describe('a changed routine', () => {
  const fields = { id: v.string(), limit: v.nullable(v.number()) };
  const answer = v.variant('outcome', [
    v.object({ outcome: v.literal('paid'), sum: v.number() }),
    v.object({ outcome: v.literal('late'), by: v.picklist(['bank', 'shop']) }),
  ]);
  const reads = (names: readonly string[]) => names.map((name) => `input->>'${name}'`).join();
  const slices = (
    input: v.ObjectEntries = fields,
    result: v.GenericSchema = answer,
    { returns = 'jsonb', contracts = false } = {},
  ): SliceMigrations[] => {
    const text = `create function pay(input jsonb) returns ${returns} language sql as $$select jsonb_build_array(${reads(Object.keys(input))})::${returns}$$`;
    const migration = { name: '0001-pay-changes', contracts: true as const, up: () => Promise.resolve() };
    return [
      {
        slice: 'made-up',
        migrations: contracts ? [migration] : [],
        routines: [defineRoutine(text, { input, answer: result })],
      },
    ];
  };
  const found = async (...changed: Parameters<typeof slices>) =>
    unannounced(await releaseOf(slices()), await releaseOf(slices(...changed)));

  it.each([
    ['needs another field', { ...fields, vin: v.string() }, answer, 'pay refuses what servers send'],
    ['takes another type', { ...fields, id: v.number() }, answer, 'pay refuses what servers send'],
    ['no longer takes an empty value', { ...fields, limit: v.number() }, answer, 'pay refuses what servers send'],
    [
      'answers without a field',
      fields,
      v.object({ outcome: v.literal('paid') }),
      "pay answers what servers don't expect",
    ],
    [
      'answers another type',
      fields,
      v.object({ outcome: v.literal('paid'), sum: v.string() }),
      "pay answers what servers don't expect",
    ],
    [
      'has another outcome',
      fields,
      v.variant('outcome', [...answer.options, v.object({ outcome: v.literal('lost') })]),
      "pay answers what servers don't expect",
    ],
    [
      'has another value',
      fields,
      v.object({ outcome: v.literal('late'), by: v.picklist(['bank', 'cat']) }),
      "pay answers what servers don't expect",
    ],
  ] as const)('%s: must be announced', async (_what, input, result, line) => {
    expect(await found(input, result)).toEqual([line]);
    expect(await found(input, result, { contracts: true })).toEqual([]);
  });

  it('returns another type: must be announced', async () => {
    expect(await found(fields, answer, { returns: 'json' })).toEqual(['pay has other arguments or results']);
    expect(await found(fields, answer, { returns: 'json', contracts: true })).toEqual([]);
  });

  it('is gone: must be announced', async () => {
    const gone = await releaseOf([{ slice: 'made-up', migrations: [] }]);
    expect(unannounced(await releaseOf(slices()), gone)).toEqual(['pay is gone']);
  });

  it.each([
    ['takes another field that may be empty', { ...fields, vin: v.nullable(v.string()) }, answer],
    ['ignores a field', { id: fields.id }, answer],
    ['allows an empty value', { ...fields, id: v.nullable(v.string()) }, answer],
    ['answers one field more', fields, v.object({ outcome: v.literal('paid'), sum: v.number(), at: v.string() })],
    ['has fewer outcomes and values', fields, v.object({ outcome: v.literal('late'), by: v.literal('bank') })],
  ] as const)('%s: may be called by the release before', async (_what, input, result) => {
    expect(await found(input, result)).toEqual([]);
  });
});
