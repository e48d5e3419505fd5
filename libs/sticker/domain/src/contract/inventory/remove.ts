import { dealerCall, endpoint, notDealer, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Removes a vehicle from the inventory; its stickers are kept. */
export const inventoryRemove = endpoint({
  ...dealerCall,
  name: 'inventory.remove',
  summary: 'Takes a vehicle off the dealer’s inventory.',
  path: '/api/dealer/inventory-remove',
  encoding: 'json',
  request: v.strictObject({ id: v.pipe(v.string(), v.uuid()) }),
  answers: {
    200: success('It is gone.', v.object({ removed: v.literal(true) })),
    403: notDealer,
    404: refusal('The dealer has no such vehicle.'),
  },
});
