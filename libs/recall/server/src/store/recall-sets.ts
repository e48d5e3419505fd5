import type { SlotIndex, SlotSet } from '@vinlore/database';

/** The table that says which slots of recalls are in use. */
export const RECALL_POINTER = 'recall_slot';

const TABLES = ['recall_campaign', 'recall_vehicle'] as const;

const INDEXES: readonly SlotIndex[] = [
  { name: 'recall_vehicle_named', table: 'recall_vehicle', columns: 'make_key, year, model_key' },
  { name: 'recall_vehicle_of_year', table: 'recall_vehicle', columns: 'year, make' },
];

/** Who publishes the recalls of the United States, as readers see it. */
export const NHTSA = 'NHTSA';

/** Recalls of NHTSA's flat files, by a sync or by an import. */
export const NHTSA_SET: SlotSet = {
  pointer: RECALL_POINTER,
  name: 'recalls',
  slots: [0, 1],
  tables: TABLES,
  indexes: INDEXES,
};

/** Recalls of Transport Canada. */
export const CANADA_SET: SlotSet = { ...NHTSA_SET, name: 'canada-recalls', slots: [2, 3] };

/** What is made up for trying the product has a slot of its own, which is always in use. */
export const SAMPLE_SLOT = 4;
