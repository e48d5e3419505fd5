import { creditHistory } from './credit-history.ts';
import { offerCredit } from './offer-credit.ts';

/** Calls about a member's credits. */
export const creditsContract = { creditHistory, offerCredit };
