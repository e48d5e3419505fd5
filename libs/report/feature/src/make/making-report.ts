import type { ReportSummary } from '@vinlore/report-domain';
import type { ReactNode } from 'react';

/** Props shared by all screens that create a report. */
export interface MakingReportProps {
  /** What is left to pay with; null while loading. */
  readonly left: number | 'Unlimited' | null;
  /** The same as text. */
  readonly leftInWords: string | null;
  /** Button-style link to buy credits, keeping the VIN. */
  readonly buyLink: (vin: string, text: string) => ReactNode;
  /** Button-style link to the report page. */
  readonly openLink: (id: string, text: string) => ReactNode;
  /** Link to create a new version, which asks for confirmation. */
  readonly againLink: (id: string, text: string) => ReactNode;
  /** Link to the vehicle page. */
  readonly vehicleLink: (vin: string, text: string) => ReactNode;
  /** Returns to the VIN field, filled with the VIN if given. */
  readonly onOtherCar: (vin?: string) => void;
  /** Called when the report has been created, which may have used a credit. */
  readonly onMade: (report: ReportSummary) => void;
}
