import type { ReportData } from '@vinlore/report-domain';
import type { ReportCar } from '../make/report-car.ts';
import type { EnteredVehicleName } from '../make/use-make-report.ts';

/** What the owner of a report called its car, so that a new version asks nobody again; as its title has it. */
export function nameOfReport({ vehicle }: ReportData): EnteredVehicleName {
  const entered = vehicle.facts.find(({ key }) => key === 'entered_name')?.value;
  return { words: entered ?? vehicle.title, isConfirmed: Boolean(entered) };
}

/** The car of a report that is there, named as it was confirmed then. */
export function carOfReport({ kind, vin, vehicle }: ReportData): ReportCar {
  const { year, make, model, series, title } = vehicle;
  if (kind !== 'classic' || year === null) return { kind: 'standard', vin };
  return { kind, vin, name: title, year, make: make ?? '', model: model ?? '', series: series ?? '' };
}
