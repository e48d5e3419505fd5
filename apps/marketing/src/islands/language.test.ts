import { describe, expect, it } from 'vitest';
import { languageStep, type Standing } from './language.ts';

const at = (path: string, changes: Partial<Omit<Standing, 'path'>> = {}) =>
  languageStep({ page: 'en', chosen: null, arrives: true, ...changes, path });

describe('a visitor can change the language, and the choice is kept', () => {
  it('keeps nothing for who takes the brand’s language as it is', () => {
    expect(at('/pricing')).toBeNull();
    expect(at('/pricing', { chosen: 'en' })).toBeNull();
  });

  it('an address with a prefix is a choice, wherever it was found', () => {
    for (const chosen of [null, 'en'] as const)
      for (const arrives of [true, false]) expect(at('/es/pricing', { page: 'es', chosen, arrives })).toBe('keep');
    expect(at('/es', { page: 'es' })).toBe('keep');
  });

  it('the switch back is one, and so is the way back through the history', () => {
    expect(at('/pricing', { chosen: 'es', arrives: false })).toBe('keep');
  });

  it('who comes back by a bare address gets the language chosen last', () => {
    expect(at('/pricing', { chosen: 'es' })).toBe('go');
  });

  it('a path that only begins like a prefix is none', () => {
    expect(at('/estimates', { page: 'es' })).toBeNull();
  });
});
