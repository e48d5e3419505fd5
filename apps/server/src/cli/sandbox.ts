import { parseArgs } from 'node:util';
import { passSandboxTime, sandboxNow } from '@vinlore/billing-server';
import { withHelp } from './command.ts';
import { refuseTrialInProduction } from '../start/presence.ts';
import { withProduct } from './with-product.ts';

const USAGE = `Usage: npm run sandbox                   shows the sandbox’s clock
       npm run sandbox -- --advance 31d  advances its clock by days (d) or hours (h); renewals and their reminders run when due
`;

const UNITS = { d: 24 * 60 * 60_000, h: 60 * 60_000 } as const;
const MOST_DAYS = 4000;

/** Milliseconds of `31d` or `12h`; null for anything else. */
function durationOf(typed: string): number | null {
  const [, count, unit] = /^(\d{1,6})([dh])$/.exec(typed) ?? [];
  const ms = Number(count) * UNITS[unit as keyof typeof UNITS];
  return ms > 0 && ms <= MOST_DAYS * UNITS.d ? ms : null;
}

/** `npm run sandbox`: advances the renewal clock of the sandbox gateway. */
export const sandbox = withHelp(USAGE, async (args) => {
  const fail = (words: string) => {
    process.stderr.write(`${words}\n\n${USAGE}`);
    return 2;
  };
  let advance: string | undefined;
  try {
    advance = parseArgs({ args: [...args], options: { advance: { type: 'string' } } }).values.advance;
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'The arguments cannot be read.');
  }
  const ms = advance === undefined ? 0 : durationOf(advance);
  if (ms === null) return fail(`--advance must be days or hours such as 31d or 12h, at most ${MOST_DAYS}d.`);
  return withProduct(async (product) => {
    if (!product.sandbox)
      return fail(
        product.mode === 'production'
          ? 'The sandbox exists in trial mode only (VINLORE_MODE=trial); this is production.'
          : 'The sandbox isn’t enabled: see PAYMENT_GATEWAYS in docs/operations/configuration.md.',
      );
    await refuseTrialInProduction(product.database, product.mode);
    await passSandboxTime(product.sandbox, ms);
    const now = await sandboxNow(product.database, product.clock());
    process.stdout.write(`The sandbox’s clock is at ${now.toISOString()}.\n`);
    return 0;
  });
});
