import { parseDocumentNumber } from '@vinlore/contract';
import { documentVerifyUrl, FileReply, orBusy, type PdfHandler, refuse } from '@vinlore/server-kit';
import { standingOf } from '../genuine.ts';
import { reportLinks } from '../links.ts';
import { reportBrand } from '../paper/report-brand.ts';
import { drawReport, typesetReport } from '../paper/typeset-report.ts';
import type { ReportDeps } from '../deps.ts';
import { reportById } from '../report-table.ts';

/**
 * Returns a report's PDF in the reader's language, or its first page as an image, typeset from stored data: the same
 * bytes each time. Only for the owner, or with a signed link.
 */
export function reportPdf(deps: ReportDeps): PdfHandler {
  return async ({ id: number, signature, as, download }, { actor, brand, text }) => {
    const id = parseDocumentNumber(number);
    const mayOpen = id !== null && signature !== undefined && reportLinks(deps).opens(id, signature);
    if (!mayOpen && !actor) refuse(403, text.t('report.linkOver'));
    const report = id === null ? null : await reportById(deps.database, brand.key, id);
    // Another member's report gets the same answer as a missing one, so that no one can probe for report numbers.
    if (!report || (!mayOpen && report.account_id !== actor?.accountId)) return refuse(404, text.t('report.none'));
    // Never typeset data that doesn't match our signature.
    if (standingOf(report, deps.signer.publicKeys) === 'altered')
      refuse(409, text.t('report.altered', { email: brand.support_email }));
    const { language } = text;
    const verifyUrl = documentVerifyUrl(deps.origin, { brand, language }, report.data.id);
    const print = { language, brand: reportBrand(brand), verifyUrl };
    const name = `${report.title} ${report.data.id}`;
    if (as === 'svg') {
      const picture = await orBusy(text.t('report.busy'), () => drawReport(deps.typesetter, report.data, print));
      return new FileReply(Buffer.from(picture), 'image/svg+xml', `${name}.svg`, 'inline');
    }
    const { pdf } = await orBusy(text.t('report.busy'), () => typesetReport(deps.typesetter, report.data, print));
    return new FileReply(pdf, 'application/pdf', `${name}.pdf`, download ? 'attachment' : 'inline');
  };
}
