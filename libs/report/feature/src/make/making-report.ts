import type { ReportSummary } from '@vinlore/report-domain';
import type { ReactNode } from 'react';

/** What every way to a report takes. */
export interface MakingReportProps {
  /** What is left to pay with; null while it is not known. */
  readonly left: number | 'Unlimited' | null;
  /** The same in words. */
  readonly leftInWords: string | null;
  /** A button-like link to where credits are bought, the VIN kept. */
  readonly buyLink: (vin: string, text: string) => ReactNode;
  /** A button-like link to a report's own page. */
  readonly openLink: (id: string, text: string) => ReactNode;
  /** A link to where a new version is asked about. */
  readonly againLink: (id: string, text: string) => ReactNode;
  /** A link to the vehicle's own page. */
  readonly vehicleLink: (vin: string, text: string) => ReactNode;
  /** Back to the field; with a VIN, that one in it. */
  readonly onOtherCar: (vin?: string) => void;
  /** The report is made, and a credit may have gone. */
  readonly onMade: (report: ReportSummary) => void;
}
