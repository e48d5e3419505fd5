/** Values of one kind over time. */
export interface Series {
  readonly name: string;
  /**
   * Each day once, in order; `at` is its date, 2026-11-22, in UTC. All series of a chart have the same days; null: no
   * value, such as a mean of nothing.
   */
  readonly points: readonly { readonly at: string; readonly value: number | null }[];
}

/** Props of `ChartTable`. */
export interface ChartTableProps {
  readonly title: string;
  /** Label of a point that covers more than a day: "Week of", "Month". */
  readonly period?: string;
  /** Formats a value with its unit. */
  readonly write: (value: number) => string;
  /** Formats an axis label, shorter if possible; `step` is the distance between two ticks. Default `write`. */
  readonly writeMark?: (mark: number, step: number) => string;
  /** Smallest distance between two ticks, so that no two labels are equal; whole numbers are never divided. */
  readonly finest?: number;
  readonly series: readonly Series[];
  readonly kind: 'line' | 'bars';
  /** Name of the CSV file, without its extension. */
  readonly csvName: string;
}
