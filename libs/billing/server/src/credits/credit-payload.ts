import type { CreditPayload } from '@vinlore/billing-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';

interface Standing {
  readonly vhr: number;
  readonly sticker: number;
  readonly global: number;
  readonly unlimited_stickers: boolean;
  readonly unlimited_reports: boolean;
  /** Reports that running subscriptions bring in each period. */
  readonly subscribed_reports: number;
}

/** A member's credits in the specification's payload fields (spec §3). */
export async function creditPayloadOf(
  source: Database | Tx,
  { brand, accountId, at }: { readonly brand: string; readonly accountId: string; readonly at: Date },
): Promise<CreditPayload> {
  const { rows } = await sql<Standing>`
    with running as (
      select product, kind, credits from billing_running_plan
      where brand = ${brand} and account_id = ${accountId} and period_end > ${at}
    ), books as (
      select id from ledger_member where account_id = ${accountId} and brand = ${brand}
    )
    select coalesce((select ledger_sum(id, 'vhr', 'balance') from books), 0) as vhr,
      coalesce((select ledger_sum(id, 'sticker', 'balance') from books), 0) as sticker,
      coalesce((select ledger_sum(id, 'global', 'balance') from books), 0) as global,
      exists (select from running where product = 'sticker' and kind = 'unlimited') as unlimited_stickers,
      exists (select from running where product = 'report' and kind = 'unlimited') as unlimited_reports,
      coalesce((select sum(credits) from running where product = 'report' and kind = 'subscription'), 0)
        as subscribed_reports`.execute(tables<object>(source));
  const standing = rows[0]!;
  return {
    sticker_credit: standing.unlimited_stickers ? 'Unlimited' : standing.sticker,
    vhr_credit: standing.vhr,
    credit: standing.global,
    vhr_credit_subscription: standing.unlimited_reports ? 'Unlimited' : standing.subscribed_reports,
  };
}
