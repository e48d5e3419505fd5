import * as v from 'valibot';

/** A figure: `low` equals `high` if all matching vehicles agree, otherwise lowest and highest. */
export const SpanSchema = v.object({ low: v.number(), high: v.number() });
export type Span = v.InferOutput<typeof SpanSchema>;

/**
 * Returns the span of the figures. Null if there are none, or if any is missing, since the missing one could be
 * anything.
 */
export function spanOf(figures: readonly (number | null)[]): Span | null {
  const known = figures.filter((figure) => figure !== null);
  if (known.length === 0 || known.length < figures.length) return null;
  return { low: Math.min(...known), high: Math.max(...known) };
}

/** Whether the span is a single number. */
export const isOne = ({ low, high }: Span): boolean => low === high;
