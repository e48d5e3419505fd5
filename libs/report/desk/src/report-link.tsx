import { TabButton, useMay } from '@vinlore/desk-ui';
import { reportDeskContract } from '@vinlore/report-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import type { ReportDeskTexts } from './messages/index.ts';

/** Asks for the address of a report's PDF, which notes in the audit log that staff looked at it. */
export function useReportAddress(number: string): () => Promise<string> {
  const call = useCall();
  return async () => (await call(reportDeskContract.staffShowReport, { id: number })).pdf_url;
}

/** The number of a report where another page names it: opens its PDF for who may see it. */
export function ReportLink({ number }: { readonly number: string }) {
  const { t } = useTranslator<ReportDeskTexts>();
  const addressOf = useReportAddress(number);
  if (!useMay('support')) return number;
  return (
    <TabButton label={t('reports.openNumber', { number })} addressOf={addressOf}>
      {number}
    </TabButton>
  );
}
