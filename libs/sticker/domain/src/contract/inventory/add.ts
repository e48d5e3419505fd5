import { dealerCall, endpoint, notDealer, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { InventoryVehicleSchema, StockNumberSchema } from './inventory-item.ts';

/** Adds a vehicle, or updates the stock number of an existing one. */
export const inventoryAdd = endpoint({
  ...dealerCall,
  name: 'inventory.add',
  summary: 'Adds a vehicle to the dealer’s inventory.',
  path: '/api/dealer/inventory-add',
  encoding: 'json',
  request: v.strictObject({ vin: v.pipe(v.string(), v.trim(), v.maxLength(40)), stock_number: StockNumberSchema }),
  answers: { 200: success('The vehicle.', InventoryVehicleSchema), 403: notDealer, 422: refusal('`Wrong VIN`.') },
});
