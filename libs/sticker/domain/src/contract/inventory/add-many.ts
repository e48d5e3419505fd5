import { dealerCall, endpoint, ListProblemSchema, notDealer, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';

const AddedSchema = v.object({
  added: v.number(),
  /** Those that were there. */
  had: v.number(),
  problems: v.array(ListProblemSchema),
});
export type AddedItems = v.InferOutput<typeof AddedSchema>;

/** Adds the vehicles of a pasted list, with their stock numbers where it has them; what cannot be read is told. */
export const inventoryAddMany = endpoint({
  ...dealerCall,
  name: 'inventory.addMany',
  summary: 'Adds the vehicles of a pasted list to the dealer’s inventory.',
  path: '/api/dealer/inventory-add-many',
  encoding: 'json',
  attemptsPerMinute: 20,
  request: v.strictObject({
    /** A VIN a line, or a table as CSV. */
    list: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60_000)),
  }),
  answers: {
    200: success('How many there are now.', AddedSchema),
    403: notDealer,
    422: refusal('There are no VINs in it, or too many.'),
  },
});
