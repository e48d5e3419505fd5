import type { Pot } from '@vinlore/billing-domain';
import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import { type Cause, grantCredits } from './ledger.ts';

const potsOf = ({ settings }: Brand): readonly Pot[] =>
  settings.credit_type === 'global' ? ['global'] : ['vhr', 'sticker'];

/**
 * Grants a member the same number of credits in each pot of their brand, once per cause; used for samples and for gifts
 * by an operator.
 */
export async function giveCredits(
  database: Database,
  given: {
    readonly brand: Brand;
    readonly accountId: string;
    readonly credits: number;
    readonly cause: Cause;
    readonly at: Date;
  },
): Promise<void> {
  const { brand, accountId, credits, cause, at } = given;
  await database.transaction(async (tx) => {
    for (const pot of potsOf(brand))
      await grantCredits(tx, {
        brand: brand.key,
        accountId,
        pot,
        credits,
        cause: { kind: cause.kind, id: `${cause.id}:${pot}` },
        at,
      });
  });
}
