import type { ReportData } from '@vinlore/report-domain';
import type { ReportCar } from '../make/report-car.ts';
import type { EnteredVehicleName } from '../make/use-make-report.ts';

/**
 * The owner's name for the car of a report, marked as confirmed if they entered it, so that a new version doesn't ask
 * again; else its title.
 */
export function nameOfReport({ vehicle }: ReportData): EnteredVehicleName {
  const entered = vehicle.facts.find(({ key }) => key === 'entered_name')?.value;
  return { words: entered ?? vehicle.title, isConfirmed: Boolean(entered) };
}

/** The car of an existing report, with the name confirmed back then. */
export function carOfReport({ kind, vin, vehicle }: ReportData): ReportCar {
  const { year, make, model, series, title } = vehicle;
  if (kind !== 'classic' || year === null) return { kind: 'standard', vin };
  return { kind, vin, name: title, year, make: make ?? '', model: model ?? '', series: series ?? '' };
}
