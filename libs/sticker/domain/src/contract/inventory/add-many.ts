import { dealerCall, endpoint, ListProblemSchema, notDealer, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';

const AddedSchema = v.object({
  added: v.number(),
  /** Number already in the inventory. */
  had: v.number(),
  problems: v.array(ListProblemSchema),
});
export type AddedItems = v.InferOutput<typeof AddedSchema>;

/** Adds the vehicles of a pasted list, with optional stock numbers, and reports unreadable rows. */
export const inventoryAddMany = endpoint({
  ...dealerCall,
  name: 'inventory.addMany',
  summary: 'Adds the vehicles of a pasted list to the dealer’s inventory.',
  path: '/api/dealer/inventory-add-many',
  encoding: 'json',
  attemptsPerMinute: 20,
  request: v.strictObject({
    /** One VIN per line, or a CSV table. */
    list: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60_000)),
  }),
  answers: {
    200: success('How many there are now.', AddedSchema),
    403: notDealer,
    422: refusal('There are no VINs in it, or too many.'),
  },
});
