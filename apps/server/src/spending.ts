import { demandTwoStep } from '@vinlore/account-server';
import { TWO_STEP_ABOVE } from '@vinlore/billing-domain';
import { balancesOf, spendCredit, type Spending, type ToPay } from '@vinlore/billing-ledger';
import type { Brand } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import type { Caller } from '@vinlore/server-kit';
import type { WebhookEvents } from './webhook-events.ts';

/**
 * Requires two factors from dealers above 100 credits (ADR 37). Call it after the ledger entry: the transaction then
 * holds the member's lock, so no concurrent spend or purchase changes the balance, and a refusal rolls the entry back.
 * Costs no query for anyone but dealers.
 *
 * @param taken credits that this transaction has just taken off the balance
 * @throws Refusal as `demandTwoStep` does
 */
export async function askManyCredits(
  tx: Tx,
  { brand, by }: { readonly brand: Brand; readonly by: Caller },
  taken: number,
): Promise<void> {
  if (!by.actor.dealer) return;
  const { vhr, sticker, global } = await balancesOf(tx, brand.key, by.actor.accountId);
  if (vhr + sticker + global + taken > TWO_STEP_ABOVE) await demandTwoStep(tx, by, { credits: TWO_STEP_ABOVE });
}

/**
 * Pays for a document: with an unlimited plan, else with a credit, for which dealers with many credits need two
 * factors. A document bought with its order is already paid for and not checked.
 */
export async function spend(
  tx: Tx,
  toPay: ToPay & { readonly by: Caller | null },
  events: Pick<WebhookEvents, 'creditsSpent'>,
): Promise<Spending> {
  const { by, ...paid } = toPay;
  const spending = await spendCredit(tx, paid);
  if (!spending.spent || spending.paidBy === 'unlimited') return spending;
  if (by) await askManyCredits(tx, { brand: paid.brand, by }, 1);
  await events.creditsSpent(tx, { brand: paid.brand.key, accountId: paid.accountId });
  return spending;
}
