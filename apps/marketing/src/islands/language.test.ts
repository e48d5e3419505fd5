import { describe, expect, it } from 'vitest';
import { languageStep, type Standing } from './language.ts';

const at = (path: string, changes: Partial<Omit<Standing, 'path'>> = {}) =>
  languageStep({ page: 'en', chosen: null, arrives: true, ...changes, path });

describe("the visitor's language choice", () => {
  it("isn't stored for visitors who use the brand’s language", () => {
    expect(at('/pricing')).toBeNull();
    expect(at('/pricing', { chosen: 'en' })).toBeNull();
  });

  it('is stored for a prefixed URL from anywhere', () => {
    for (const chosen of [null, 'en'] as const)
      for (const arrives of [true, false]) expect(at('/es/pricing', { page: 'es', chosen, arrives })).toBe('keep');
    expect(at('/es', { page: 'es' })).toBe('keep');
  });

  it('is updated by switching back, and by going back in history', () => {
    expect(at('/pricing', { chosen: 'es', arrives: false })).toBe('keep');
  });

  it('applies when the visitor returns to an unprefixed URL', () => {
    expect(at('/pricing', { chosen: 'es' })).toBe('go');
  });

  it('ignores a path that only starts like a prefix', () => {
    expect(at('/estimates', { page: 'es' })).toBeNull();
  });
});
