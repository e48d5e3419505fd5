import { expect, test } from 'vitest';
import { syntheticRelease } from '../testing/judge/synthetic-release.mjs';
import { dumpText } from '../testing/judge/write-dump.mjs';

const textOf = (seed: number) => [...dumpText(syntheticRelease({ seed, size: 'small' }))].join('');

test('makes the same release for the same seed, and another for another', () => {
  expect(textOf(7) === textOf(7)).toBe(true);
  expect(textOf(7) === textOf(8)).toBe(false);
});

test('is written as NHTSA publishes it: text as COPY reads it', () => {
  const text = textOf(7);
  const patterns = text.slice(text.indexOf('COPY vpic.pattern ('), text.indexOf('COPY vpic.pedestrian'));
  expect(patterns.match(/^\d+\t/gm)).toHaveLength(5_000);
  expect(patterns).toMatch(/^\d+\t\d+\t.*\t\d+\ttab\\tand\\nline\\r\\nend\t.*\t\\N$/m);
  expect(text).toMatch(/^COPY vpic\.wmiyearvalidchars \(id, wmi, year, "position", "char"\) FROM stdin;$/m);
  expect(text).toMatch(/-- PostgreSQL database dump complete\n--\n+$/);
});
