import { refusal } from '../endpoint.ts';

/** What calls for dealers have in common; the handler asks for the dealer flag. */
export const dealerCall = { method: 'POST', auth: 'bearer' } as const;

/** Answer to a member who is no dealer. */
export const notDealer = refusal('For dealers only.');
