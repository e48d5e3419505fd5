import { afterEach, describe, expect, it, vi } from 'vitest';
import { withHelp } from './command.ts';
import { COMMANDS } from './commands.ts';

const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
afterEach(() => said.mockClear());

describe('a command that is asked how it is used', () => {
  it.each([['--help'], ['-h'], ['FILE', '--help']])('says so and does nothing: %s', async (...args) => {
    const run = vi.fn(() => Promise.resolve(1));
    expect(await withHelp('Usage: npm run backup -- FILE\n', run)(args)).toBe(0);
    expect(said).toHaveBeenCalledExactlyOnceWith('Usage: npm run backup -- FILE\n');
    expect(run).not.toHaveBeenCalled();
  });

  it('else runs with what it was given', async () => {
    const run = vi.fn(() => Promise.resolve(3));
    expect(await withHelp('', run)(['FILE'])).toBe(3);
    expect(run).toHaveBeenCalledExactlyOnceWith(['FILE']);
    expect(said).not.toHaveBeenCalled();
  });
});

it('every command answers --help, and none does its work for it', { timeout: 60_000 }, async () => {
  expect(Object.keys(COMMANDS).length).toBeGreaterThan(15);
  for (const [name, load] of Object.entries(COMMANDS)) {
    said.mockClear();
    expect(await (await load())(['--help']), name).toBe(0);
    expect(said.mock.calls.flat().join(''), name).toMatch(/^Usage: /);
  }
});
