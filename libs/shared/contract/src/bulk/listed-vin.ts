import * as v from 'valibot';

/** A row of a dealer's list of which no document can be made as it stands, and why, in words for the dealer. */
export const ListProblemSchema = v.object({
  /** Line of the file, counted from 1. */
  line: v.number(),
  /** As it was written, at most 40 characters of it. */
  vin: v.string(),
  stock_number: v.string(),
  /** What is wrong and what to do. */
  problem: v.string(),
  /** The VIN that was probably meant; null where nothing points to one. */
  suggestion: v.nullable(v.string()),
});
export type ListProblem = v.InferOutput<typeof ListProblemSchema>;

/** A CSV file of a dealer: its VINs in the first column, or in one that is called so. */
export const VinFileSchema = v.pipe(v.instance(File), v.maxSize(2_000_000));

/** Longest body that carries one: the file and its frame. */
export const VIN_FILE_BODY = 2_097_152;
