import { resetTests } from '@vinlore/platform-domain';
import { refuse, served, type ServedOperation } from '@vinlore/server-kit';

/** Operations of the public API on test mode itself. */
export function testOperations(): readonly ServedOperation[] {
  return [
    served(resetTests, {
      live: (_input, { text }) => refuse(403, text.t('platform.testKeysOnly')),
      test: async (_input, { tests }) => {
        await tests.reset();
        return { object: 'test_reset' as const, reset: true as const };
      },
    }),
  ];
}
