import type { EpaRow } from './epa-row.ts';

/** The large figures on a label; vehicles that differ in one have different labels. */
const FIGURES = [
  ...(['fuel', 'technology', 'second_fuel', 'city', 'highway', 'combined'] as const),
  ...(['second_city', 'second_highway', 'second_combined', 'kwh', 'electric_range'] as const),
] satisfies readonly (keyof EpaRow)[];
const LESSER = [
  ...(['size_class', 'co2', 'second_co2', 'ghg_score', 'economy_score', 'annual_cost'] as const),
  ...(['second_annual_cost', 'save_over_5_years'] as const),
] satisfies readonly (keyof EpaRow)[];

/** Returns the value if all are the same, or null. */
function shared<K extends keyof EpaRow>(rows: readonly EpaRow[], column: K): EpaRow[K] | null {
  const [first] = rows;
  return rows.every((row) => row[column] === first?.[column]) ? (first?.[column] ?? null) : null;
}

/**
 * Returns the label shared by these EPA vehicles. Null if the main figures differ; minor figures that differ are left
 * out.
 */
export function oneOf(rows: readonly EpaRow[]): EpaRow | null {
  const [first] = [...rows].sort((one, other) => one.epa_id - other.epa_id);
  if (!first || FIGURES.some((column) => rows.some((row) => row[column] !== first[column]))) return null;
  return { ...first, ...Object.fromEntries(LESSER.map((column) => [column, shared(rows, column)])) };
}
