import { describe, expect, it } from 'vitest';
import { judgeAssign } from './agent.ts';

describe('a ticket or chat changes hands', () => {
  it('where whoever decides it saw who has it', () => {
    expect(judgeAssign(null, { to: 'ana', was: null })).toBe('change');
    expect(judgeAssign('ana', { to: 'zoe', was: 'ana' })).toBe('change');
    expect(judgeAssign('ana', { to: null, was: 'ana' })).toBe('change');
  });

  it('not where somebody was faster, and never twice', () => {
    expect(judgeAssign('ana', { to: 'zoe', was: null })).toBe('taken');
    expect(judgeAssign(null, { to: 'zoe', was: 'ana' })).toBe('taken');
    expect(judgeAssign('zoe', { to: 'zoe', was: null })).toBe('same');
  });
});
