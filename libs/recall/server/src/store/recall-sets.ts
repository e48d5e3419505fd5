import type { SlotIndex, SlotSet } from '@vinlore/database';

/** Table of the active recall slots. */
export const RECALL_POINTER = 'recall_slot';

const TABLES = ['recall_campaign', 'recall_vehicle'] as const;

const INDEXES: readonly SlotIndex[] = [
  { name: 'recall_vehicle_named', table: 'recall_vehicle', columns: 'make_key, year, model_key' },
  { name: 'recall_vehicle_of_year', table: 'recall_vehicle', columns: 'year, make' },
];

/** Publisher of U.S. recalls, for display. */
export const NHTSA = 'NHTSA';

/** Recalls from NHTSA's flat files, by sync or import. */
export const NHTSA_SET: SlotSet = {
  pointer: RECALL_POINTER,
  name: 'recalls',
  slots: [0, 1],
  tables: TABLES,
  indexes: INDEXES,
};

/** Recalls from Transport Canada. */
export const CANADA_SET: SlotSet = { ...NHTSA_SET, name: 'canada-recalls', slots: [2, 3] };

/** Sample recalls have their own slot, which is always active. */
export const SAMPLE_SLOT = 4;
