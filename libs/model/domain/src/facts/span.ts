import * as v from 'valibot';

/** A figure: where all that fit agree `low` and `high` are one number, else the lowest and the highest. */
export const SpanSchema = v.object({ low: v.number(), high: v.number() });
export type Span = v.InferOutput<typeof SpanSchema>;

/** The span of figures; null where there is none. One that some lack is not told, since it may be any. */
export function spanOf(figures: readonly (number | null)[]): Span | null {
  const known = figures.filter((figure) => figure !== null);
  if (known.length === 0 || known.length < figures.length) return null;
  return { low: Math.min(...known), high: Math.max(...known) };
}

/** Whether it is one number. */
export const isOne = ({ low, high }: Span): boolean => low === high;
