import { runSandboxRenewals, type SandboxRenewals } from './renewals.ts';
import { advanceSandboxClock } from './sandbox-clock.ts';

const DAY = 24 * 60 * 60_000;

/** What the sandbox's time moves. */
export interface SandboxTime extends SandboxRenewals {
  /** Reminds members of the renewals that are near. */
  readonly remind: () => Promise<void>;
}

/**
 * Turns the sandbox's clock on, a day at a time, and has everything happen that is due on the way: a month in one leap
 * would pass the days on which members are reminded.
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
