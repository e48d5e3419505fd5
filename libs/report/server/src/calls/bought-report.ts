import type { reportContract } from '@vinlore/report-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import type { ReportDeps } from '../deps.ts';
import { standingOf } from '../genuine.ts';
import { reportLinks } from '../links.ts';
import { signedReport } from '../signed-report.ts';

/** Returns a report bought without an account. The signature that opens its PDF also opens it as a page. */
export function boughtReport(deps: ReportDeps): Handler<typeof reportContract.boughtReport> {
  return async (link, context) => {
    const { brand, text } = context;
    const report = await signedReport(deps, link, context);
    if (standingOf(report, deps.signer.publicKeys) === 'altered')
      refuse(409, text.t('report.altered', { email: brand.support_email }));
    return { report: report.data, pdf_url: reportLinks(deps).url(report.id, report.data.id) };
  };
}
