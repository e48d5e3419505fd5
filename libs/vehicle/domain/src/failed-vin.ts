import * as v from 'valibot';

/** Why a VIN failed, as far as we can tell. `decodes` and `classic-known` mean the decoder could read it. */
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

/** Maximum length of the note on a resolved VIN. */
export const VIN_NOTE_LENGTH = 500;

/** A VIN that failed for visitors. Contains no visitor data. */
export const FailedVinSchema = v.object({
  vin: v.string(),
  reason: v.picklist(VIN_REASONS),
  /** Number of lookups. */
  count: v.number(),
  first_at: v.string(),
  last_at: v.string(),
  /** Null if still open. */
  handled_at: v.nullable(v.string()),
  note: v.string(),
});
export type FailedVin = v.InferOutput<typeof FailedVinSchema>;
