import { describe, expect, it } from 'vitest';
import { passedRequired, plannedBrands } from './plan-deploy.mjs';

const known = ['brand-vinlore', 'brand-stickerhouse'];

describe('deploy: which brands are packed', () => {
  it('packs the requested brands, each once', () => {
    expect(plannedBrands('["brand-vinlore","brand-vinlore"]', known)).toEqual(['brand-vinlore']);
    expect(plannedBrands('[]', known)).toEqual([]);
  });

  it.each([
    ['no list', 'brand-vinlore'],
    ['a list of unknown brands', '["brand-nobody"]'],
    ['a shell command', '["brand-vinlore; curl evil"]'],
    ['a second line for GitHub', '["brand-vinlore\\nother=1"]'],
    ['an object', '{"0":"brand-vinlore"}'],
  ])('security: rejects %s', (_, text) => {
    expect(() => plannedBrands(text, known)).toThrow(/brand/);
  });

  it('requires the latest run of the check "required" to pass', () => {
    const run = (conclusion: string | null, started_at: string) => ({ name: 'required', conclusion, started_at });
    expect(passedRequired({ check_runs: [run('success', '2026-01-01')] })).toBe(true);
    expect(passedRequired({ check_runs: [run('success', '2026-01-01'), run('failure', '2026-01-02')] })).toBe(false);
    expect(passedRequired({ check_runs: [run(null, '2026-01-01')] })).toBe(false);
    expect(passedRequired({ check_runs: [{ name: 'format', conclusion: 'success' }] })).toBe(false);
    expect(passedRequired({})).toBe(false);
  });
});
