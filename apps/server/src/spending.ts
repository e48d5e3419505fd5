import { demandTwoStep } from '@vinlore/account-server';
import { TWO_STEP_ABOVE } from '@vinlore/billing-domain';
import { balancesOf, spendCredit, type Spending, type ToPay } from '@vinlore/billing-ledger';
import type { Brand } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import type { Caller } from '@vinlore/server-kit';

/**
 * Asks a dealer above 100 credits for two factors (ADR 37). Called after the ledger has booked: then this transaction holds
 * the member's lock, so no other spend or purchase changes what is counted, and a refusal undoes the booking. Nobody but
 * dealers costs a question.
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
 * Pays for a document: by an unlimited plan, else by a credit, which a dealer who has many spends only by two factors. What was
 * bought with its order is paid already, and asks nobody.
 */
export async function spend(tx: Tx, toPay: ToPay & { readonly by: Caller | null }): Promise<Spending> {
  const { by, ...paid } = toPay;
  const spending = await spendCredit(tx, paid);
  if (by && spending.spent && spending.paidBy !== 'unlimited') await askManyCredits(tx, { brand: paid.brand, by }, 1);
  return spending;
}
