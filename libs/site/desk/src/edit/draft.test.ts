import { describe, expect, it } from 'vitest';
import { changedTo, siteState } from '../testing/fake-site.ts';
import { changesOf, conflictsOf, valueIn, withChange } from './draft.ts';

const KEY = 'settings.google_tag';
const stateOf = (version: number, value = '') => siteState(version === 0 ? {} : { [KEY]: changedTo(value, version) });
const fieldIn = (state: ReturnType<typeof siteState>) => state.fields.find(({ key }) => key === KEY)!;

describe('unsaved changes', () => {
  it('has nothing to save after the old value is typed again', () => {
    const field = fieldIn(stateOf(0));
    const typed = withChange({}, field, 'GTM-A');
    expect(changesOf(typed)).toEqual([{ key: KEY, value: 'GTM-A', base: 0 }]);
    expect(withChange(typed, field, '')).toEqual({});
  });

  it('counts a reset to the file’s value as a change only when it differs', () => {
    expect(withChange({}, fieldIn(stateOf(1, 'GTM-A')), null)).toEqual({ [KEY]: { value: null, base: 1 } });
    expect(withChange({}, fieldIn(stateOf(0)), null)).toEqual({});
    expect(valueIn(fieldIn(stateOf(1, 'GTM-A')), { [KEY]: { value: null, base: 1 } })).toBe('');
  });

  it('conflicts with a newer saved value, unless both are equal', () => {
    const mine = withChange({}, fieldIn(stateOf(0)), 'GTM-MINE');
    expect(conflictsOf(stateOf(0), mine)).toEqual([]);
    expect(conflictsOf(stateOf(3, 'GTM-THEIRS'), mine)).toMatchObject([{ key: KEY, value: 'GTM-THEIRS' }]);
    expect(conflictsOf(stateOf(3, 'GTM-MINE'), mine)).toEqual([]);
  });

  it('keeps the version that the edit started from', () => {
    const begun = withChange({}, fieldIn(stateOf(1, 'GTM-A')), 'GTM-M');
    expect(withChange(begun, fieldIn(stateOf(2, 'GTM-B')), 'GTM-MINE')).toEqual({
      [KEY]: { value: 'GTM-MINE', base: 1 },
    });
  });
});
