import { reportContract, type ReportSummary, type ReportType } from '@vinlore/report-domain';
import { useCall } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { REPORTS_KEY } from '../report-queries.ts';
import { classicFields, type ReportCar } from './report-car.ts';

/** A classic car's name in the member's words, and whether they keep it although the number says another year or make. */
export interface EnteredVehicleName {
  readonly words: string;
  readonly isConfirmed: boolean;
}

/** A report that is asked for. */
export interface WantedReport {
  readonly car: ReportCar;
  /** Miles on the car; 0 where none were given. */
  readonly mileage: number;
  /** What the member calls a classic car; absent: as its number does. */
  readonly name?: EnteredVehicleName;
  /** Which records are looked for first (spec §9: US). */
  readonly type: ReportType;
  /** Makes the next version of a report that is there; else that one is given again. */
  readonly again?: boolean;
}

/** Makes reports, and lets the lists know. */
export function useMakeReport() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ car, name, mileage, type, again }: WantedReport): Promise<ReportSummary> => {
      const common = { vin: car.vin, mileage: String(mileage), gen: again ? ('regenerate' as const) : undefined };
      if (car.kind === 'standard') return call(reportContract.generateReport, { ...common, report_type: type });
      const vname = {
        check_vname: name?.words ?? car.name,
        vname_confirmed: name?.isConfirmed ? ('yes' as const) : undefined,
      };
      return call(reportContract.generateClassicReport, { ...common, ...vname, ...classicFields(car) });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: REPORTS_KEY }),
  });
}
