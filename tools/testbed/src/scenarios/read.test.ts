import { describe, expect, it } from 'vitest';
import { readScenarios, stepFor } from './read.mjs';
import { SCENARIOS } from './run.mjs';
import { STEPS } from './steps.mjs';

describe('scenarios', () => {
  it('are read with their name, title, and steps, without comments', () => {
    const text = '# why\n\nScenario one-two: what happens\n  first\n  # then\n  second\n';
    expect(readScenarios(text)).toEqual([{ name: 'one-two', title: 'what happens', steps: ['first', 'second'] }]);
  });

  it.each([
    ['a step before the first scenario', '  first', 'Line 1: a step before the first scenario.'],
    ['two scenarios of one name', 'Scenario a: x\nScenario a: y', 'Line 2: two scenarios are called a.'],
  ])('refuses %s', (_, text, message) => {
    expect(() => readScenarios(text)).toThrow(message);
  });

  it('run the one step that fits, with what its line names', async () => {
    const steps = [[/^(\w+) seconds pass$/, (_: null, count?: string) => Promise.resolve(count)]] as const;
    expect(await stepFor<null>(steps, '5 seconds pass')(null)).toBe('5');
    expect(() => stepFor<null>(steps, '5 hours pass')).toThrow('0 steps fit');
    expect(() => stepFor<null>([...steps, ...steps], '5 seconds pass')).toThrow('2 steps fit');
  });

  it.each(SCENARIOS.map(({ name, steps }) => [name, steps] as const))(
    '%s has only lines that a step fits',
    (_, steps) => {
      for (const line of steps) expect(() => stepFor(STEPS, line)).not.toThrow();
    },
  );
});
