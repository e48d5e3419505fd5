import type { ReportData } from '@vinlore/report-domain';
import type { ReportCar } from '../make/report-car.ts';

/** The car of a report that is there, named as it was confirmed then. */
export function carOfReport({ kind, vin, vehicle }: ReportData): ReportCar {
  const { year, make, model, series, title } = vehicle;
  if (kind !== 'classic' || year === null) return { kind: 'standard', vin };
  return { kind, vin, name: title, year, make: make ?? '', model: model ?? '', series: series ?? '' };
}
