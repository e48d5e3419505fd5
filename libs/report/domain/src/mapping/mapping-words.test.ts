import { describe, expect, it } from 'vitest';
import { DetailFrom } from './mapping-parts.ts';
import { wordsOfMappings } from './mapping-words.ts';

describe.each(['en', 'es'] as const)('docs/reference/history-events.md: mapping language options in %s', (language) => {
  const words = wordsOfMappings(language);

  it('contain every field of the mapping language exactly once', () => {
    // The odometer code is part of the reading.
    const all = Object.keys(DetailFrom.entries).filter((key) => key !== 'odometerCode');
    expect(words.fields.map(({ key }) => key).sort()).toEqual(all.sort());
  });

  it('have a name for each record type, field, and value', () => {
    const { kinds, sections, fields, odometer_codes } = words;
    const named = [...kinds, ...sections, ...odometer_codes, ...fields.flatMap((field) => field.words)];
    expect(named.filter(({ value, label }) => label === '' || (label === value && !/^[a-z]+$/.test(value)))).toEqual(
      [],
    );
    expect(fields.filter(({ key, label }) => label === '' || label === key)).toEqual([]);
  });
});
