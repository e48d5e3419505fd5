import { reportContract, type ReportSummary, type ReportType } from '@vinlore/report-domain';
import { useCall } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { REPORTS_KEY } from '../report-queries.ts';
import { classicFields, type ReportCar } from './report-car.ts';

/**
 * The member's name for a classic car, and whether they confirmed it although the VIN decodes to another year or make.
 */
export interface EnteredVehicleName {
  readonly words: string;
  readonly isConfirmed: boolean;
}

/** A report to create. */
export interface WantedReport {
  readonly car: ReportCar;
  /** Mileage of the car in miles; 0 if not given. */
  readonly mileage: number;
  /** The member's name for a classic car; if absent, the decoded name. */
  readonly name?: EnteredVehicleName;
  /** The region searched first (spec §9: US). */
  readonly type: ReportType;
  /** Creates the next version of an existing report; otherwise the existing one is returned. */
  readonly again?: boolean;
}

/** Creates reports and invalidates the report queries. */
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
