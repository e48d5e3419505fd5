import { afterEach, expect, it, vi } from 'vitest';
import { sandbox } from './sandbox.ts';

const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
afterEach(() => void said.mockClear());

it.each([['31'], ['0d'], ['-1d'], ['1w'], ['5000d'], ['d']])(
  'the sandbox’s clock is not turned on by %s, and the command says what it takes',
  async (typed) => {
    expect(await sandbox([`--advance=${typed}`])).toBe(2);
    expect(said.mock.calls.join('')).toContain('--advance takes days or hours, such as 31d or 12h');
  },
);

it('says how it is used where it knows an option not', async () => {
  expect(await sandbox(['--rewind', '1d'])).toBe(2);
  expect(said.mock.calls.join('')).toContain('Usage: npm run sandbox');
});
