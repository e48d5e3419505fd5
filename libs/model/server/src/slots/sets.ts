import type { SlotSet } from '@vinlore/database';

const POINTER = 'model_slot';

/** EPA's list. */
export const EPA: SlotSet = {
  pointer: POINTER,
  name: 'fuel_economy',
  slots: [0, 1],
  tables: ['model_release', 'model_epa'],
};
