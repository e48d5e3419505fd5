import type { LoadedPage, PageProps } from './area.ts';
import { joined } from './joined.ts';

/** A ticket, with a link to the report whose record it disputes, where that record can be hidden or corrected. */
export async function loadTicketPage(): Promise<LoadedPage> {
  const [feedback, report] = await Promise.all([import('@vinlore/feedback-desk'), import('@vinlore/report-desk')]);
  const linkTo = (number: string) => <report.ReportLink number={number} />;
  const disputed = (dispute: { readonly vin: string; readonly text: string }) => <report.DisputedRecord {...dispute} />;
  return {
    Page: ({ params }: PageProps) => <feedback.TicketPage params={params} report={linkTo} disputed={disputed} />,
    texts: joined([feedback.feedbackDeskMessages, report.reportDeskMessages, report.historyDeskMessages]),
  };
}
