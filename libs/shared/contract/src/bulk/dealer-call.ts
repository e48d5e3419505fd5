import { refusal } from '../endpoint.ts';

/** Common parts of calls for dealers; the handler checks the dealer flag. */
export const dealerCall = { method: 'POST', auth: 'bearer' } as const;

/** Response to a member who is not a dealer. */
export const notDealer = refusal('For dealers only.');
