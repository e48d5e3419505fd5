import * as v from 'valibot';

/** A row that no document can be created from, with an explanation for the dealer. */
export const ListProblemSchema = v.object({
  /** Line of the file, counted from 1. */
  line: v.number(),
  /** As written, truncated to 40 characters. */
  vin: v.string(),
  stock_number: v.string(),
  /** What is wrong and what to do. */
  problem: v.string(),
  /** The suggested VIN; null if there is no likely candidate. */
  suggestion: v.nullable(v.string()),
});
export type ListProblem = v.InferOutput<typeof ListProblemSchema>;

/** A dealer's CSV file with VINs in the first column, or in one named VIN. */
export const VinFileSchema = v.pipe(v.instance(File), v.maxSize(2_000_000));

/** Maximum body size for an upload: the file and its multipart framing. */
export const VIN_FILE_BODY = 2_097_152;
