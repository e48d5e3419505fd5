import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { moneyMoved, useReportsLeft } from '@vinlore/billing-feature';
import type { ReportOfferProps } from '@vinlore/report-feature';
import { buyReportLink, openReportLink, reportAgainLink } from './members-links.tsx';

/** Remaining report credits and the next steps after creating a report, which opens when ready. */
export function useReportWays(): Omit<ReportOfferProps, 'vin'> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { left, words } = useReportsLeft();
  return {
    left,
    leftInWords: words,
    buyLink: buyReportLink,
    openLink: openReportLink,
    againLink: reportAgainLink,
    onMade: ({ id }) => {
      void moneyMoved(queries);
      void navigate({ to: '/members/reports/$id', params: { id } });
    },
  };
}
