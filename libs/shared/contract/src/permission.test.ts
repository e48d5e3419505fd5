import { describe, expect, it } from 'vitest';
import { PERMISSIONS, permits } from './permission.ts';

describe('staff permissions', () => {
  it.each(PERMISSIONS)('%s allows its own acts and, except for owners, no others', (held) => {
    for (const needed of PERMISSIONS)
      expect(permits(['staff', held], needed), needed).toBe(held === needed || held === 'owner');
    expect(permits(['staff', held], 'any')).toBe(true);
  });

  it('any one of several permissions is enough; without the staff role none applies', () => {
    expect(permits(['staff', 'billing'], ['support', 'billing'])).toBe(true);
    expect(permits(['staff', 'content'], ['support', 'billing'])).toBe(false);
    expect(permits(['staff'], 'support')).toBe(false);
    expect(permits(['owner', 'support'], 'any')).toBe(false);
  });
});
