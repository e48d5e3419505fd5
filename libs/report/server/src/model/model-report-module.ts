import { type Brand, brandRevision } from '@vinlore/brand';
import type { Typesetter } from '@vinlore/documents';
import type { Translator } from '@vinlore/i18n';
import { modelReportContract, type ReportData } from '@vinlore/report-domain';
import { defineModule, FileReply, orBusy, refuse } from '@vinlore/server-kit';
import type { ReportDeps } from '../deps.ts';
import { DEFAULT_OPTIONS, isFault, requestByVin } from '../report-request.ts';
import { reportBrand } from '../paper/report-brand.ts';
import { typesetModelReport } from '../paper/typeset-report.ts';
import { keepRecent } from './keep-recent.ts';
import { modelReportMessages } from './messages/index.ts';
import { hasModelReport, modelReport } from './model-report.ts';

/** Numbers of cached model reports and PDFs; PDFs are larger. */
const MOST_REPORTS = 500;
const MOST_PDFS = 100;

/** Dependencies of the module. */
export interface ModelReportDeps extends Pick<ReportDeps, 'sources' | 'model' | 'decode' | 'clock'> {
  readonly typesetter: Pick<Typesetter, 'typeset'>;
}

/** Whether every lookup succeeded. */
const isWhole = ({ model, sources }: ReportData) =>
  sources.every(({ status }) => status === 'answered') && (model?.missing ?? []).length === 0;

/** Serves the model report of a VIN to anyone, without an account or credit. Nothing is stored. */
export function createModelReportModule(deps: ModelReportDeps) {
  const { clock, typesetter } = deps;
  const keptData = keepRecent<ReportData>(clock, MOST_REPORTS, isWhole);
  const keptPdfs = keepRecent<Uint8Array>(clock, MOST_PDFS);

  /** Refuses an invalid VIN, and one whose model has too little published data (docs/decisions.md §3). */
  async function reportOf(typed: string, brand: Brand, text: Translator): Promise<ReportData> {
    if (!brand.features.model_report) return refuse(404, text.t('modelReport.off', { brand: brand.name }));
    const request = requestByVin(deps, typed, DEFAULT_OPTIONS);
    if (isFault(request)) {
      const { suggestions } = request.fault === 'wrong-vin' ? request : {};
      return refuse(422, text.t('modelReport.wrongVin'), suggestions && { suggestions });
    }
    const key = `${brandRevision(brand)} ${request.asked.vin}`;
    const report = await keptData(key, () => modelReport(deps, request, brand));
    return hasModelReport(report, brand) ? report : refuse(404, text.t('modelReport.none'));
  }

  return defineModule({
    name: 'model-report',
    contract: modelReportContract,
    messages: modelReportMessages,
    handlers: {
      modelReport: async ({ vin }, { brand, text }) => ({ report: await reportOf(vin, brand, text) }),
      modelReportPdf: async ({ vin, language: wanted }, { brand, text }) => {
        const report = await reportOf(vin, brand, text);
        const language = wanted ?? brand.language;
        // The PDF shows the date it was made, so a new report needs a new PDF.
        const key = `${brandRevision(brand)} ${language} ${report.vin} ${report.madeAt}`;
        const pdf = await orBusy(text.t('modelReport.busy'), () =>
          keptPdfs(key, async () => {
            const print = { language, brand: reportBrand(brand) };
            return (await typesetModelReport(typesetter, report, print)).pdf;
          }),
        );
        return new FileReply(pdf, 'application/pdf', `${report.vehicle.title} ${report.vin}.pdf`, 'inline');
      },
    },
  });
}
