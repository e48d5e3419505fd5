import { profileContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';

/** Sends a report; in a separate chunk, because few page loads need it. */
export async function sendReport(call: Call, report: Report): Promise<void> {
  await call(profileContract.logs, report);
}

/** The error's message and stack, truncated to the route's limits. */
export interface Report {
  readonly message: string;
  readonly stack?: string;
  /** Without query and hash, which may contain a VIN or an emailed token. */
  readonly path: string;
}
