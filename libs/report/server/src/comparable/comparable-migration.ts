import { largeIndexes } from '@vinlore/database';

/** Finds sales of comparable cars by the places of the VIN that they share. */
export const comparableIndex = largeIndexes('0006-comparable-sales', [
  {
    name: 'history_event_comparable',
    on: `history_event (left(vin, 8), substr(vin, 10, 1), date) where kind in ('auction', 'sale')`,
  },
]);
