import * as v from 'valibot';

/** Why a VIN failed, as far as we can tell. `decodes` and `classic-known`: it did not fail in the decoder. */
export const VIN_REASONS = [
  'length',
  'letter',
  'character',
  'check-digit',
  'unknown-maker',
  'unknown-model',
  'classic-unknown',
  'classic-known',
  'decodes',
] as const;
export type VinReason = (typeof VIN_REASONS)[number];

/** Longest note that goes with a VIN that was handled. */
export const VIN_NOTE_LENGTH = 500;

/** A VIN that visitors could not use; nothing of who asked. */
export const FailedVinSchema = v.object({
  vin: v.string(),
  reason: v.picklist(VIN_REASONS),
  /** How often it was asked for. */
  count: v.number(),
  first_at: v.string(),
  last_at: v.string(),
  /** Null where nobody has handled it. */
  handled_at: v.nullable(v.string()),
  note: v.string(),
});
export type FailedVin = v.InferOutput<typeof FailedVinSchema>;
