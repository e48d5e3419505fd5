import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { StickerSummarySchema } from './sticker-summary.ts';

const stock = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), '');

const InventoryVehicleSchema = v.object({
  id: v.string(),
  vin: v.string(),
  /** The dealer's own number for it; '' for none. */
  stock_number: v.string(),
  title: v.string(),
  added_at: v.string(),
  /** Its newest sticker; null: none yet. */
  sticker: v.nullable(StickerSummarySchema),
});
export type InventoryVehicle = v.InferOutput<typeof InventoryVehicleSchema>;

const dealers = { method: 'POST', encoding: 'json', auth: 'bearer' } as const;
const notDealer = refusal('For dealers only.');

/** A dealer's vehicles, newest first. */
const inventoryList = endpoint({
  ...dealers,
  name: 'inventory.list',
  summary: 'The dealer’s vehicles.',
  path: '/api/dealer/inventory',
  request: v.strictObject({
    after: v.optional(v.pipe(v.string(), v.uuid())),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
    /** Part of a VIN, a stock number or a name. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
    /** Only those that have no sticker yet. */
    without_sticker: v.optional(v.boolean(), false),
  }),
  answers: {
    200: success(
      'A page of them.',
      v.object({ total: v.number(), vehicles: v.array(InventoryVehicleSchema), next: v.nullable(v.string()) }),
    ),
    403: notDealer,
  },
});

/** Adds a vehicle; one that is there gets the stock number. */
const inventoryAdd = endpoint({
  ...dealers,
  name: 'inventory.add',
  summary: 'Adds a vehicle to the dealer’s inventory.',
  path: '/api/dealer/inventory-add',
  request: v.strictObject({ vin: v.pipe(v.string(), v.trim(), v.maxLength(40)), stock_number: stock }),
  answers: { 200: success('The vehicle.', InventoryVehicleSchema), 403: notDealer, 422: refusal('`Wrong VIN`.') },
});

/** Takes a vehicle off the list; its stickers stay. */
const inventoryRemove = endpoint({
  ...dealers,
  name: 'inventory.remove',
  summary: 'Takes a vehicle off the dealer’s inventory.',
  path: '/api/dealer/inventory-remove',
  request: v.strictObject({ id: v.pipe(v.string(), v.uuid()) }),
  answers: {
    200: success('It is gone.', v.object({ removed: v.literal(true) })),
    403: notDealer,
    404: refusal('The dealer has no such vehicle.'),
  },
});

/** Calls about a dealer's vehicles. */
export const inventoryContract = { inventoryAdd, inventoryList, inventoryRemove };
