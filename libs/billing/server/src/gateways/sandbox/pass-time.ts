import { runSandboxRenewals, type SandboxRenewals } from './renewals.ts';
import { advanceSandboxClock } from './sandbox-clock.ts';

const DAY = 24 * 60 * 60_000;

/** Dependencies for advancing the sandbox's time. */
export interface SandboxTime extends SandboxRenewals {
  /** Reminds members of upcoming renewals. */
  readonly remind: () => Promise<void>;
}

/**
 * Advances the sandbox's clock one day at a time and runs everything that becomes due: one jump of a month would skip
 * the days on which members get reminders.
 *
 * @param ms 0 or more
 */
export async function passSandboxTime(time: SandboxTime, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= DAY) {
    await advanceSandboxClock(time.database, Math.min(left, DAY));
    await runSandboxRenewals(time);
    await time.remind();
  }
}
