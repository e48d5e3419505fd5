import { parseDocumentNumber } from '@vinlore/contract';
import { type CallContext, refuse } from '@vinlore/server-kit';
import type { ReportDeps } from './deps.ts';
import { reportLinks } from './links.ts';
import { reportById, type StoredReport } from './report-table.ts';

/**
 * Returns the report of a signed link, such as the one on the page of an order placed without an account.
 *
 * @throws Refusal 403 if the link has expired or was changed, 404 if the brand has no such report
 */
export async function signedReport(
  deps: Pick<ReportDeps, 'database' | 'clock' | 'links'>,
  { id: number, signature }: { readonly id: string; readonly signature: string },
  { brand, text }: Pick<CallContext, 'brand' | 'text'>,
): Promise<StoredReport> {
  const id = parseDocumentNumber(number);
  if (id === null || !reportLinks(deps).opens(id, signature)) return refuse(403, text.t('report.linkOver'));
  return (await reportById(deps.database, brand.key, id)) ?? refuse(404, text.t('report.none'));
}
