import type { Call } from '@vinlore/contract';
import { type ClassicCandidate, vehicleContract } from '@vinlore/vehicle-domain';
import type { YearMakeModel } from '@vinlore/vehicle-feature';

/**
 * The vehicles that a classic number fits: the one that was named, where it is among them, else all.
 *
 * @throws CallError where none fits
 */
export async function fittingClassics(
  vin: string,
  named: YearMakeModel | null,
  call: Call,
): Promise<readonly Pick<ClassicCandidate, 'year' | 'make' | 'model' | 'series'>[]> {
  const found = await call(vehicleContract.classicMapping, { vin });
  const fitting = found.candidates ?? [found];
  const chosen = fitting.filter(
    ({ year, model, series }) => named?.year === year && [model, series].includes(named.model),
  );
  return chosen.length > 0 ? chosen : fitting;
}
