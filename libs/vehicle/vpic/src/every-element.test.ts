import { expect, test } from 'vitest';
import { ELEMENTS } from '../testing/judge/elements.mjs';
import { indexOf } from '../testing/judge/index-of.mjs';
import { readExcerpt } from '../testing/judge/read-dump.mjs';
import type { Release, Value } from '../testing/judge/synthetic-release.d.mts';
import { syntheticRelease } from '../testing/judge/synthetic-release.mjs';
import { decodeElements, decodeVin, openIndex } from './index.ts';
import { checkDigit } from './rules/check-digit.ts';

const MADE = '2015-01-02 03:04:05';
const today = new Date('2026-11-20');

/** Make, manufacturer, year, and vehicle type: NHTSA's procedure doesn't take them from patterns. */
const NOT_FROM_PATTERNS = new Set([26, 27, 29, 39]);
const MODEL = 28;

/** Tables that keep their rows; all others are replaced by the ones below. */
const isKept = (table: string, columns: readonly string[]) =>
  ['element', 'errorcode', 'vehicletype'].includes(table) || (columns[0] === 'id' && columns[1] === 'name');

interface Described {
  readonly id: number;
  readonly lookup: string | null;
  readonly decode: string | null;
  readonly isPublic: boolean;
}

/** A release's elements, from its own table. */
function elementsOf({ tables }: Release): Described[] {
  const { columns, rows } = tables.find(({ name }) => name === 'element')!;
  const at = (column: string) => columns.indexOf(column);
  return [...rows()].map((row) => ({
    id: Number(row[at('id')]),
    lookup: row[at('lookuptable')] as string | null,
    decode: row[at('decode')] as string | null,
    // Same as in `spVinDecode`: `coalesce(e.Decode, '') <> '' and coalesce(e.IsPrivate, false) = false`.
    isPublic:
      ![null, ''].includes(row[at('decode')] as string | null) && !['true', 't'].includes(String(row[at('isprivate')])),
  }));
}

/**
 * The release with a single manufacturer whose VINs have a pattern for every element, public or not, except those about
 * the decode itself.
 */
function everything(base: Release): Release {
  const firstOf = (lookup: string): Value => {
    const [row] = base.tables.find(({ name }) => name === lookup.toLowerCase())?.rows() ?? [];
    return row?.[0] ?? 'some text';
  };
  const patterns = elementsOf(base)
    .filter(({ id, decode }) => !NOT_FROM_PATTERNS.has(id) && decode !== 'Decoding')
    .map(({ id, lookup }, at) => {
      // Every VIN of the manufacturer has a model, so a wrong character further on is found.
      const [key, value] = id === MODEL ? ['A', 1] : ['ABCDE|*A', lookup ? firstOf(lookup) : '7'];
      return [at + 1, 1, key, id, value, MADE, null];
    });
  const own: Record<string, Value[][]> = {
    make: [[1, 'Acme', MADE, null]],
    manufacturer: [[1, 'Acme Motors']],
    model: [[1, 'Roadrunner', MADE, null]],
    make_model: [[1, 1, 1, MADE, null]],
    pattern: patterns,
    vinschema: [[1, 'Acme', null, MADE, null, false]],
    wmi: [[1, '1AC', 1, 1, 2, MADE, null, 1, MADE, null, null, null, null]],
    wmi_make: [[1, 1]],
    wmi_vinschema: [[1, 1, 1, 1980, null, null]],
  };
  const columnsOf = new Map(
    syntheticRelease({ seed: 1, size: 'small' }).tables.map((each) => [each.name, each.columns]),
  );
  return {
    tables: base.tables.map(({ name, columns, rows }) => ({
      name,
      columns: own[name] ? columnsOf.get(name)! : columns,
      rows: own[name] ? () => own[name]! : isKept(name, columns) ? rows : () => [],
    })),
  };
}

const withCheckDigit = (vin: string) => `${vin.slice(0, 8)}${checkDigit(vin)}${vin.slice(9)}`;

/**
 * The first is valid; the others have an invalid character, an unused one, a wrong check digit, and an unknown
 * manufacturer.
 */
const VINS = [
  withCheckDigit('1ACABCDE0RA000001'),
  '1ACABCDE0RA0O0001',
  '1ACABXDE0RA000001',
  '1ACABCDE0RA000001',
  '9ZZABCDE0RA000001',
];

const { release: excerpt, reason } = readExcerpt();
if (reason) console.log(`NHTSA's own list of elements is not compared: ${reason}.`);
const RELEASES: [string, Release][] = [
  ['a synthetic release', syntheticRelease({ seed: 1, size: 'small' })],
  ...(excerpt ? [['NHTSA’s own tables', excerpt] as [string, Release]] : []),
];

test.each(RELEASES)('returns every public element of spVinDecode and no others: %s', (_what, base) => {
  const index = openIndex(indexOf(everything(base)));
  const answers = VINS.map((vin) => decodeElements(index, vin, { today }));
  const given = [...new Set(answers.flatMap((answer) => answer.map(({ id }) => id)))].sort((a, b) => a - b);
  const wanted = elementsOf(base).filter(({ isPublic }) => isPublic);
  expect(wanted.length).toBeGreaterThan(135);
  expect(given).toEqual(wanted.map(({ id }) => id).sort((a, b) => a - b));
  // By name everything is there except the code, which is a separate number.
  const { elements, errorCodes } = decodeVin(index, VINS[0]!, { today });
  const said = answers[0]!.filter(({ value }) => value !== '').map(({ name }) => name);
  expect(errorCodes).toEqual([0]);
  expect(Object.keys(elements).sort()).toEqual(said.filter((name) => name !== 'Error Code').sort());
});

test("uses NHTSA's own elements in the synthetic release", () => {
  if (!excerpt) return;
  const { columns, rows } = excerpt.tables.find(({ name }) => name === 'element')!;
  const cell = (row: readonly Value[], column: string) => row[columns.indexOf(column)]!;
  expect([...rows()].map((row) => [cell(row, 'id'), cell(row, 'code'), cell(row, 'decode')])).toEqual(
    ELEMENTS.map(({ id, code, decode }) => [id, code, decode]),
  );
});
