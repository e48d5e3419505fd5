import { describe, expect, it } from 'vitest';
import { judgeAssign } from './agent.ts';

describe('reassigning a ticket or chat', () => {
  it('succeeds if the caller has seen the current assignee', () => {
    expect(judgeAssign(null, { to: 'ana', was: null })).toBe('change');
    expect(judgeAssign('ana', { to: 'zoe', was: 'ana' })).toBe('change');
    expect(judgeAssign('ana', { to: null, was: 'ana' })).toBe('change');
  });

  it('fails if someone was faster, and is a no-op if already done', () => {
    expect(judgeAssign('ana', { to: 'zoe', was: null })).toBe('taken');
    expect(judgeAssign(null, { to: 'zoe', was: 'ana' })).toBe('taken');
    expect(judgeAssign('zoe', { to: 'zoe', was: null })).toBe('same');
  });
});
