/** Values of one kind over time. */
export interface Series {
  readonly name: string;
  /**
   * Each day once, in order; `at` is its date, 2026-11-22, in UTC. All series of a chart have the same days; null: there is
   * no figure, such as a mean of nothing.
   */
  readonly points: readonly { readonly at: string; readonly value: number | null }[];
}

/** What `ChartTable` takes. */
export interface ChartTableProps {
  readonly title: string;
  /** What one day is called where points are longer ones: "Week of", "Month". */
  readonly period?: string;
  /** Writes a value with its unit. */
  readonly write: (value: number) => string;
  /** Writes a mark of the axis, shorter where it can be; `step` is what lies between two marks. `write` where left out. */
  readonly writeMark?: (mark: number, step: number) => string;
  /** The least that may lie between two marks, so that no two are written alike; whole numbers are never parted. */
  readonly finest?: number;
  readonly series: readonly Series[];
  readonly kind: 'line' | 'bars';
  /** Name of the CSV file, without its ending. */
  readonly csvName: string;
}
