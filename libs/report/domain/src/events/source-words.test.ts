import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { HistoryEventSchema } from './history-event.ts';
import { joinWords, mergeWords, SourceWordsSchema, WORD_FIELDS } from './source-words.ts';

const takes = (sourceWords: unknown) => v.is(HistoryEventSchema.entries.detail, { sourceWords });

it('docs/reference/history-events.md: NDJSON accepts source wording for known fields, up to 60 characters', () => {
  expect(takes({ damage: 'METEORITE', odometer: '41200 leagues' })).toBe(true);
  expect(takes({ owner: 'Jane Roe' })).toBe(false);
  expect(takes({ damage: 'x'.repeat(61) })).toBe(false);
  expect(takes({ damage: ' ' })).toBe(false);
});

it('joins several wordings of a field without duplicates, and marks truncation', () => {
  expect(joinWords([])).toBeUndefined();
  expect(joinWords(['A; B', 'B', 'C'])).toBe('A; B; C');
  expect(joinWords(['x'.repeat(80)])).toMatch(/^x{59}…$/u);
});

it('merges the wording of several records in any order into a valid value', () => {
  const any = fc.dictionary(fc.constantFrom(...WORD_FIELDS), fc.stringMatching(/^[A-Z]{1,60}$/));
  fc.assert(
    fc.property(fc.array(any, { maxLength: 5 }), (of) => {
      const merged = mergeWords(of);
      if (merged !== undefined) expect(v.is(SourceWordsSchema, merged)).toBe(true);
      expect(Object.keys(merged ?? {}).sort()).toEqual([...new Set(of.flatMap(Object.keys))].sort());
    }),
  );
});
