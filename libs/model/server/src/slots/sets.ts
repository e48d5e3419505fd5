import type { SlotSet } from '@vinlore/database';

const POINTER = 'model_slot';

/** EPA's list. */
export const EPA: SlotSet = {
  pointer: POINTER,
  name: 'fuel_economy',
  slots: [0, 1],
  tables: ['model_release', 'model_epa'],
};

/** NHTSA's star ratings. */
export const NCAP: SlotSet = {
  pointer: POINTER,
  name: 'safety_ratings',
  slots: [2, 3],
  tables: ['model_release', 'model_ncap'],
};

/** Owner complaints, by line and in total. */
export const COMPLAINTS: SlotSet = {
  pointer: POINTER,
  name: 'complaints',
  slots: [4, 5],
  tables: ['model_release', 'model_complaint', 'model_complaint_sum'],
};

/** NHTSA's investigations. */
export const INVESTIGATIONS: SlotSet = {
  pointer: POINTER,
  name: 'investigations',
  slots: [6, 7],
  tables: ['model_release', 'model_investigation'],
  indexes: [{ name: 'model_investigation_named', table: 'model_investigation', columns: 'name_id, year' }],
};

/** Manufacturer communications and the model years they cover. */
export const COMMUNICATIONS: SlotSet = {
  pointer: POINTER,
  name: 'communications',
  slots: [8, 9],
  tables: ['model_release', 'model_bulletin', 'model_bulletin_of'],
  indexes: [
    {
      name: 'model_bulletin_about',
      table: 'model_bulletin_of',
      columns: 'name_id, year, bulletin_id, component_id, date',
    },
  ],
};
