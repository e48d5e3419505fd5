import { profileContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import type { Report } from './report-errors.ts';

/** Sends a report; a chunk of its own, since hardly any page load needs it. */
export async function sendReport(call: Call, report: Report): Promise<void> {
  await call(profileContract.logs, report);
}
