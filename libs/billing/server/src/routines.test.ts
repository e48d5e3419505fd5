import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ledgerRoutines } from '@vinlore/billing-ledger';
import type { Part, Routine } from '@vinlore/database';
import { describe, expect, it } from 'vitest';
import { couponRoutines } from './coupons/routines.ts';
import { creditRoutines } from './credits/routines.ts';
import { figureRoutines } from './figures/routines.ts';
import { purchaseRoutines } from './purchase/routines.ts';
import { subscriptionRoutines } from './subscriptions/routines.ts';

const BILLING = fileURLToPath(new URL('../../', import.meta.url));
const ROUTINES: readonly (Part & Partial<Pick<Routine<object, unknown>, 'fields'>>)[] = [
  ...creditRoutines,
  ...couponRoutines,
  ...purchaseRoutines,
  ...subscriptionRoutines,
  ...figureRoutines,
];

/** Source files of the slice, without tests. */
const files = readdirSync(BILLING, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(?:ts|sql)$/.test(path) && !/\.test\.ts$|\/testing\/|node_modules/.test(path),
);
const textOf = (path: string) => readFileSync(`${BILLING}${path}`, 'utf8');

/** The arguments of a call whose opening parenthesis ends just before `from`. */
function argumentsAt(text: string, from: number): string[] {
  const found = [''];
  for (let at = from, depth = 0; depth >= 0; at++) {
    const character = text[at]!;
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (character === ',' && depth === 0) found.push('');
    else if (depth >= 0) found[found.length - 1] += character;
  }
  return found.map((argument) => argument.trim());
}

/** Calls of routines with an inline object, and the fields they pass. */
function callsIn(text: string): { readonly name: string; readonly fields: readonly string[] }[] {
  return [...text.matchAll(/\b(\w+)\(\s*jsonb_build_object\(/g)]
    .filter(([, name]) => ROUTINES.some((routine) => routine.name === name))
    .map((call) => {
      const given = argumentsAt(text, call.index + call[0].length);
      return { name: call[1]!, fields: given.filter((_, place) => place % 2 === 0).map((key) => key.slice(1, -1)) };
    });
}

describe('SQL functions of the billing slice', () => {
  it('have one file each, named after the function', () => {
    const named = files
      .filter((path) => path.endsWith('.sql'))
      .map((path) => path.replace(/^.*\/routines\/|\.sql$/g, ''));
    expect(named.sort()).toEqual(ROUTINES.map(({ name }) => name).sort());
    for (const { name } of ledgerRoutines) expect(ROUTINES.map((routine) => routine.name)).toContain(name);
  });

  it('are called from TypeScript only through `callRoutine`, which checks name and fields', () => {
    const calls = new RegExp(`\\b(?:${ROUTINES.map(({ name }) => name).join('|')})\\s*\\(`);
    expect(files.filter((path) => path.endsWith('.ts') && calls.test(textOf(path)))).toEqual([]);
  });

  it('pass each other the fields that they expect', () => {
    const calls = ROUTINES.flatMap(({ text }) => callsIn(text));
    expect(calls.map(({ name }) => name)).toEqual(['ledger_grant']);
    for (const { name, fields } of calls) {
      const taken = Object.keys(ROUTINES.find((routine) => routine.name === name)!.fields ?? {});
      expect([name, [...fields].sort()]).toEqual([name, taken.sort()]);
    }
  });

  it('call only functions that exist', () => {
    const names = new Set(ROUTINES.map(({ name }) => name));
    for (const { name, text } of ROUTINES) {
      const called = [...text.replace(/--.*/g, '').matchAll(/\b((?:billing|ledger|sandbox)_\w+)\s*\(/g)]
        .map(([, each]) => each!)
        // A table name followed by its columns is not a call.
        .filter((each) => !new RegExp(`insert into ${each}\\b`).test(text));
      expect([name, called.filter((each) => !names.has(each))]).toEqual([name, []]);
    }
  });
});
