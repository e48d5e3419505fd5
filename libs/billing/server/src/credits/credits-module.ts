import { creditsContract } from '@vinlore/billing-domain';
import { defineModule } from '@vinlore/server-kit';
import { creditHistoryCall } from './calls/credit-history.ts';
import { offerCreditCall } from './calls/offer-credit.ts';
import { creditsKeeper } from './credits-keeper.ts';
import { creditsMessages } from './messages/index.ts';
import { creditMigrations } from './migrations.ts';
import { creditRoutines } from './routines.ts';
import { creditOperations } from './v1/credit-operations.ts';
import type { CreditsDeps } from './deps.ts';

/**
 * Creates the module that shows members their ledger. Code that moves credits calls the ledger directly in its own
 * transaction.
 */
export function createCreditsModule(deps: CreditsDeps) {
  return defineModule({
    name: 'credits',
    contract: creditsContract,
    operations: creditOperations(),
    migrations: creditMigrations,
    routines: creditRoutines,
    messages: creditsMessages,
    keepers: [creditsKeeper(deps.database)],
    handlers: {
      creditHistory: creditHistoryCall(deps),
      offerCredit: offerCreditCall(deps),
    },
  });
}
