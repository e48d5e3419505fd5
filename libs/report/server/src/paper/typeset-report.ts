import type { Language } from '@vinlore/i18n';
import { qrSvg, type TypesetDocument, type TypesetJob, type Typesetter } from '@vinlore/documents';
import {
  type ModelReportView,
  modelReportView,
  type ReportData,
  reportView,
  type ReportView,
} from '@vinlore/report-domain';
import { firstPageOf } from './first-page.ts';
import type { ReportBrand } from './report-brand.ts';
import { reportPaper, type ReportPaper } from './report-paper.ts';

const TEMPLATE = 'libs/report/server/templates/report.typ';
const MODEL_TEMPLATE = 'libs/report/server/templates/model-report.typ';

/** Input for a report's PDF besides its data. */
export interface ReportPrint {
  /** The reader's language. */
  readonly language: Language;
  /** The brand's appearance on the report. */
  readonly brand: ReportBrand;
  /** URL in the QR code; null for a report that isn't stored, such as a sample. */
  readonly verifyUrl: string | null;
}

/**
 * Typesets a stored report as PDF, with as many pages as its records need: US Letter, or A4 for a European vehicle. The
 * same report gives the same bytes.
 *
 * @throws TypesetError
 */
export function typesetReport(
  typesetter: Pick<Typesetter, 'typeset'>,
  data: ReportData,
  print: ReportPrint,
): Promise<TypesetDocument> {
  return typesetter.typeset(jobOf(reportView(data, print.language), data.madeAt, print));
}

/**
 * Typesets a model report as PDF.
 *
 * @throws TypesetError
 * @throws RangeError if the report has no model data
 */
export function typesetModelReport(
  typesetter: Pick<Typesetter, 'typeset'>,
  data: ReportData,
  { language, brand }: Omit<ReportPrint, 'verifyUrl'>,
): Promise<TypesetDocument> {
  const view = modelReportView(data, language);
  if (!view) throw new RangeError(`The report ${data.id} has no model part.`);
  return typesetter.typeset(modelJobOf(view, data.madeAt, brand));
}

/**
 * Returns the first page of the same document as SVG with text as paths, for an image of it.
 *
 * @throws TypesetError
 */
export async function drawReport(
  typesetter: Pick<Typesetter, 'draw'>,
  data: ReportData,
  print: ReportPrint,
): Promise<string> {
  return firstPageOf(await typesetter.draw(jobOf(reportView(data, print.language), data.madeAt, print)));
}

/** Returns the Typst job for a view. */
export function jobOf(
  view: ReportView,
  madeAt: string,
  { brand, verifyUrl }: Omit<ReportPrint, 'language'>,
): TypesetJob {
  const verify = verifyUrl === null ? null : { url: verifyUrl, qr: qrSvg(verifyUrl) };
  const data: Plain<ReportPaper> = reportPaper(view, { brand, madeAt, verify });
  return { template: TEMPLATE, data };
}

/** Returns the Typst job for a model report. */
export function modelJobOf(view: ModelReportView, madeAt: string, brand: ReportBrand): TypesetJob {
  const data: Plain<ReportPaper & { lead: string }> = {
    ...reportPaper(view, { brand, madeAt, verify: null }),
    lead: view.lead,
  };
  return { template: MODEL_TEMPLATE, data };
}

/** The same shape without interface names, so that it is known to be JSON. */
type Plain<Shape> = { readonly [Key in keyof Shape]: Plain<Shape[Key]> };
