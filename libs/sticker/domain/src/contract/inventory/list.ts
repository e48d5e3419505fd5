import { dealerCall, endpoint, notDealer, success } from '@vinlore/contract';
import * as v from 'valibot';
import { InventoryVehicleSchema } from './inventory-item.ts';

/** Lists a dealer's vehicles, newest first. */
export const inventoryList = endpoint({
  ...dealerCall,
  name: 'inventory.list',
  summary: 'The dealer’s vehicles.',
  path: '/api/dealer/inventory',
  viewable: true,
  encoding: 'json',
  request: v.strictObject({
    cursor: v.optional(v.pipe(v.string(), v.uuid())),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
    /** Part of a VIN, stock number, or name. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
    /** Only vehicles without a sticker. */
    without_sticker: v.optional(v.boolean(), false),
  }),
  answers: {
    200: success(
      'A page of them.',
      v.object({
        /** Total number matching the search and filter. */
        total: v.number(),
        vehicles: v.array(InventoryVehicleSchema),
        next: v.nullable(v.string()),
      }),
    ),
    403: notDealer,
  },
});
