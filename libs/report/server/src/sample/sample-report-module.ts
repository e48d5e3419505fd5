import type { Typesetter } from '@vinlore/documents';
import { sampleReportContract } from '@vinlore/report-domain';
import { defineModule, FileReply, orBusy, refuse } from '@vinlore/server-kit';
import { plainVin } from '@vinlore/vehicle-domain';
import { reportBrand } from '../paper/report-brand.ts';
import { typesetReport } from '../paper/typeset-report.ts';
import { sampleReportMessages } from './messages/index.ts';
import { sampleReport, type SampleReportDeps } from './sample-report.ts';

/** Dependencies of the module. */
export interface SampleReportModuleDeps extends Pick<SampleReportDeps, 'decode'> {
  readonly typesetter: Pick<Typesetter, 'typeset'>;
}

/** Serves sample reports to anyone, as data and as PDF. */
export function createSampleReportModule({ decode, typesetter }: SampleReportModuleDeps) {
  return defineModule({
    name: 'sample-report',
    contract: sampleReportContract,
    messages: sampleReportMessages,
    handlers: {
      sampleReport: ({ vin }, { brand, text }) => {
        const report = sampleReport(plainVin(vin), { decode, brand });
        return report ? { report } : refuse(404, text.t('sampleReport.none'));
      },
      sampleReportPdf: async ({ vin, language }, { brand, text }) => {
        const report = sampleReport(plainVin(vin), { decode, brand });
        if (!report) return refuse(404, text.t('sampleReport.none'));
        const print = { language: language ?? brand.language, brand: reportBrand(brand), verifyUrl: null };
        const { pdf } = await orBusy(text.t('sampleReport.busy'), () => typesetReport(typesetter, report, print));
        return new FileReply(pdf, 'application/pdf', `${report.vehicle.title} ${report.vin}.pdf`, 'inline');
      },
    },
  });
}
