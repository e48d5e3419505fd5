import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { migrate } from '../migrations/migrate.ts';
import { freshDatabase } from '../testing/support.ts';
import { callRoutine, definePart, defineRoutine } from './routine.ts';

const TEXT = `-- What a sum is worth.
create function worth(input jsonb) returns jsonb language sql stable as $$
  select jsonb_build_object('sum', (input->>'a')::int + coalesce((input->>'b')::int, 0), 'at', input->>'at')
$$;
`;
const answer = v.object({ sum: v.number(), at: v.string() });
const worth = defineRoutine(TEXT, { input: { a: v.number(), b: v.nullable(v.number()), at: v.date() }, answer });

describe('a routine', () => {
  test('takes its declared fields and returns what its schema says', async () => {
    const database = await freshDatabase();
    await migrate(database, [{ slice: 's', migrations: [], routines: [worth] }]);
    const at = new Date('2026-11-22T10:00:00.123Z');
    const told = await callRoutine(database, worth, { a: 2, b: null, at });
    expect(told).toEqual({ sum: 2, at: '2026-11-22T10:00:00.123Z' });
    expectTypeOf(told).toEqualTypeOf<{ sum: number; at: string }>();
    expect(await database.transaction((tx) => callRoutine(tx, worth, { a: 2, b: 3, at }))).toMatchObject({ sum: 5 });
    const other = { ...worth, answer: v.object({ sum: v.string() }) };
    await expect(callRoutine(database, other, { a: 2, b: 3, at })).rejects.toThrow('Expected string');
  });

  test('does not compile if a caller passes an unknown field', () => {
    type Input = Parameters<typeof callRoutine<Parameters<NonNullable<typeof worth.input>>[0], unknown>>[2];
    expectTypeOf<Input>().toEqualTypeOf<{ a: number; b: number | null; at: Date }>();
  });

  test.each([
    [
      'reads a field that nobody gives',
      { a: v.number(), b: v.number() },
      'reads undeclared fields [at] and never reads []',
    ],
    [
      'is given a field that it does not read',
      { a: v.number(), b: v.number(), at: v.date(), c: v.number() },
      'reads undeclared fields [] and never reads [c]',
    ],
  ])('that %s is refused', (_what, input, words) => {
    expect(() => defineRoutine(TEXT, { input, answer })).toThrow(words);
  });

  test.each([
    ['takes several parameters', 'create function f(a integer, b integer) returns jsonb', '(input jsonb)'],
    ['is no function', 'select 1', 'must begin with "create function"'],
    ['is a trigger', 'create function f() returns trigger', "its table's migration"],
  ])('that %s is refused: %s', (_what, text, words) => {
    expect(() => defineRoutine(text, { input: {}, answer })).toThrow(words);
  });

  test('may call a function with parameters of its own', () => {
    expect(definePart('create function f(a integer) returns integer').name).toBe('f');
  });
});
