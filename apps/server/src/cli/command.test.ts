import { afterEach, describe, expect, it, vi } from 'vitest';
import { withHelp } from './command.ts';
import { COMMANDS } from './commands.ts';

const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
afterEach(() => said.mockClear());

describe("a command's help", () => {
  it.each([['--help'], ['-h'], ['FILE', '--help']])('is printed without running the command: %s', async (...args) => {
    const run = vi.fn(() => Promise.resolve(1));
    expect(await withHelp('Usage: npm run backup -- FILE\n', run)(args)).toBe(0);
    expect(said).toHaveBeenCalledExactlyOnceWith('Usage: npm run backup -- FILE\n');
    expect(run).not.toHaveBeenCalled();
  });

  it('is skipped otherwise, and the command gets its arguments', async () => {
    const run = vi.fn(() => Promise.resolve(3));
    expect(await withHelp('', run)(['FILE'])).toBe(3);
    expect(run).toHaveBeenCalledExactlyOnceWith(['FILE']);
    expect(said).not.toHaveBeenCalled();
  });
});

it('is available for every command', { timeout: 60_000 }, async () => {
  expect(Object.keys(COMMANDS).length).toBeGreaterThan(15);
  for (const [name, load] of Object.entries(COMMANDS)) {
    said.mockClear();
    expect(await (await load())(['--help']), name).toBe(0);
    expect(said.mock.calls.flat().join(''), name).toMatch(/^Usage: /);
  }
});
