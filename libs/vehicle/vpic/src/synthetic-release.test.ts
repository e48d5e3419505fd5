import { expect, test } from 'vitest';
import { syntheticRelease } from '../testing/judge/synthetic-release.mjs';
import { dumpText } from '../testing/judge/write-dump.mjs';

const textOf = (seed: number) => [...dumpText(syntheticRelease({ seed, size: 'small' }))].join('');

test('generates the same release for the same seed and a different one for another', () => {
  expect(textOf(7) === textOf(7)).toBe(true);
  expect(textOf(7) === textOf(8)).toBe(false);
});

test("is published like NHTSA's: text in COPY format", () => {
  const text = textOf(7);
  const patterns = text.slice(text.indexOf('COPY vpic.pattern ('), text.indexOf('COPY vpic.pedestrian'));
  expect(patterns.match(/^\d+\t/gm)).toHaveLength(5_000);
  expect(patterns).toMatch(/^\d+\t\d+\t.*\t\d+\ttab\\tand\\nline\\r\\nend\t.*\t\\N$/m);
  expect(text).toMatch(/^COPY vpic\.wmiyearvalidchars \(id, wmi, year, "position", "char"\) FROM stdin;$/m);
  expect(text).toMatch(/-- PostgreSQL database dump complete\n--\n+$/);
});
