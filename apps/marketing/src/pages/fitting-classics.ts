import type { Call } from '@vinlore/contract';
import { type ClassicCandidate, vehicleContract } from '@vinlore/vehicle-domain';
import type { YearMakeModel } from '@vinlore/vehicle-feature';

type Named = Pick<ClassicCandidate, 'year' | 'make' | 'model' | 'series'>;

/** Narrows the vehicles matching a classic VIN to the selected one if it is among them. */
export function ofName<Fitting extends Named>(
  fitting: readonly Fitting[],
  named: YearMakeModel | null,
): readonly Fitting[] {
  const chosen = fitting.filter(
    ({ year, model, series }) => named?.year === year && [model, series].includes(named.model),
  );
  return chosen.length > 0 ? chosen : fitting;
}

/**
 * Vehicles matching a classic VIN: only the selected one if it is among them, else all.
 *
 * @throws CallError if none matches
 */
export async function fittingClassics(vin: string, named: YearMakeModel | null, call: Call): Promise<readonly Named[]> {
  const found = await call(vehicleContract.classicMapping, { vin });
  return ofName(found.candidates ?? [found], named);
}
