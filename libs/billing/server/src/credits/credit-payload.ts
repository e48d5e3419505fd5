import type { CreditPayload } from '@vinlore/billing-domain';
import { callRoutine, type Database, type Tx } from '@vinlore/database';
import { creditStandingRoutine } from './routines.ts';

/** A member's credits in the specification's payload fields (spec §3). */
export async function creditPayloadOf(
  source: Database | Tx,
  { brand, accountId, at }: { readonly brand: string; readonly accountId: string; readonly at: Date },
): Promise<CreditPayload> {
  const standing = await callRoutine(source, creditStandingRoutine, { brand, account: accountId, at });
  return {
    sticker_credit: standing.unlimited_stickers ? 'Unlimited' : standing.sticker,
    vhr_credit: standing.vhr,
    credit: standing.global,
    vhr_credit_subscription: standing.unlimited_reports ? 'Unlimited' : standing.subscribed_reports,
  };
}
