import type { EpaRow } from './epa-row.ts';

/** What a label prints large: vehicles that differ in one of these have different labels. */
const FIGURES = [
  ...(['fuel', 'technology', 'second_fuel', 'city', 'highway', 'combined'] as const),
  ...(['second_city', 'second_highway', 'second_combined', 'kwh', 'electric_range'] as const),
] satisfies readonly (keyof EpaRow)[];
const LESSER = [
  ...(['size_class', 'co2', 'second_co2', 'ghg_score', 'economy_score', 'annual_cost'] as const),
  ...(['second_annual_cost', 'save_over_5_years'] as const),
] satisfies readonly (keyof EpaRow)[];

/** The one value that all have; null where they differ. */
function shared<K extends keyof EpaRow>(rows: readonly EpaRow[], column: K): EpaRow[K] | null {
  const [first] = rows;
  return rows.every((row) => row[column] === first?.[column]) ? (first?.[column] ?? null) : null;
}

/**
 * The label that these vehicles of EPA's have: one, or several with the same figures. Nothing is guessed: of lesser figures
 * that differ none is given, and where the figures themselves differ there is none.
 */
export function oneOf(rows: readonly EpaRow[]): EpaRow | null {
  const [first] = [...rows].sort((one, other) => one.epa_id - other.epa_id);
  if (!first || FIGURES.some((column) => rows.some((row) => row[column] !== first[column]))) return null;
  return { ...first, ...Object.fromEntries(LESSER.map((column) => [column, shared(rows, column)])) };
}
