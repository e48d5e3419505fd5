import { workData } from '@vinlore/server/cli/data';
import { describe, expect, it } from 'vitest';

/** What `npm run data` finds, and how often it did what is due. */
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
  it('sync --due does one pass of what is due, and has nothing to say', async () => {
    const { open, passes } = product();
    expect(await workData(open, ['sync', '--due'])).toEqual({ code: 0, words: '' });
    expect(passes()).toBe(1);
  });

  it.each(['sync --due recalls', 'sync --due --force', 'status --due', 'sync weather'])(
    '%s is refused with what can be said',
    async (said) => {
      const { open, passes } = product();
      const { code, words } = await workData(open, said.split(' '));
      expect([code, passes()]).toEqual([2, 0]);
      expect(words).toContain('Usage: npm run data');
    },
  );
});
