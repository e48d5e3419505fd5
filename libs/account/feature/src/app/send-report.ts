import { profileContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';

/** Sends a report; a chunk of its own, since hardly any page load needs it. */
export async function sendReport(call: Call, report: Report): Promise<void> {
  await call(profileContract.logs, report);
}

/** What an error says of itself, in the lengths that the row takes. */
export interface Report {
  readonly message: string;
  readonly stack?: string;
  /** Without query and hash, which may hold a VIN or a mail's token. */
  readonly path: string;
}
