import { afterEach, expect, it, vi } from 'vitest';
import { sandbox } from './sandbox.ts';

const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
afterEach(() => void said.mockClear());

it.each([['31'], ['0d'], ['-1d'], ['1w'], ['5000d'], ['d']])(
  "%s doesn't advance the sandbox’s clock and prints the valid values",
  async (typed) => {
    expect(await sandbox([`--advance=${typed}`])).toBe(2);
    expect(said.mock.calls.join('')).toContain('--advance must be days or hours such as 31d or 12h');
  },
);

it('prints its usage for an unknown option', async () => {
  expect(await sandbox(['--rewind', '1d'])).toBe(2);
  expect(said.mock.calls.join('')).toContain('Usage: npm run sandbox');
});
