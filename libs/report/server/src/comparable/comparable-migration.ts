import { largeIndexes } from '@vinlore/database';

/** Index that finds sales of comparable vehicles by the VIN positions they share. */
export const comparableIndex = largeIndexes('0006-comparable-sales', [
  {
    name: 'history_event_comparable',
    on: `history_event (left(vin, 8), substr(vin, 10, 1), date) where kind in ('auction', 'sale')`,
  },
]);
