import { TabButton, useMay } from '@vinlore/desk-ui';
import { reportDeskContract } from '@vinlore/report-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import type { ReportDeskTexts } from './messages/index.ts';

/** Requests the URL of a report's PDF, which records the access in the audit log. */
export function useReportAddress(number: string): () => Promise<string> {
  const call = useCall();
  return async () => (await call(reportDeskContract.staffShowReport, { id: number })).pdf_url;
}

/** A report number on another page; opens the PDF for staff who may see it. */
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
