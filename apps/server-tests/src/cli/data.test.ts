import { workData } from '@vinlore/server/cli/data';
import { describe, expect, it } from 'vitest';

/** A fake `npm run data` environment that counts syncs. */
function product() {
  let passes = 0;
  const openData = {
    mode: 'auto',
    sources: [{ name: 'recalls' }],
    syncDue: () => Promise.resolve(void passes++),
  };
  return { passes: () => passes, open: { openData } as unknown as Parameters<typeof workData>[0] };
}

describe('npm run data', () => {
  it('sync --due runs once and prints nothing', async () => {
    const { open, passes } = product();
    expect(await workData(open, ['sync', '--due'])).toEqual({ code: 0, words: '' });
    expect(passes()).toBe(1);
  });

  it.each(['sync --due recalls', 'sync --due --force', 'status --due', 'sync weather'])(
    '%s fails with a helpful message',
    async (said) => {
      const { open, passes } = product();
      const { code, words } = await workData(open, said.split(' '));
      expect([code, passes()]).toEqual([2, 0]);
      expect(words).toContain('Usage: npm run data');
    },
  );
});
