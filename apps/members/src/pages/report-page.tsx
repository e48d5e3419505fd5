import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { moneyMoved, useReportsLeft } from '@vinlore/billing-feature';
import { OwnReport } from '@vinlore/report-feature';
import { useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { membersMessages } from '../messages/index.ts';
import { useAskAfter } from '../feedback/use-ask-after.ts';
import { usePageTitle } from '../use-page.ts';
import { LazySave } from './garage/lazy-save.tsx';
import {
  allReportsLink,
  buyReportLink,
  compareWithLink,
  openVehicleLink,
  reportLink,
  ticketLink,
} from './members-links.tsx';
import { ReportTexts } from './report-texts.ts';

const aboutReport = ({ vin, title }: { vin: string; title: string }) =>
  ({ vin, type: 'report', report: title }) as const;

/** `/members/reports/<id>` (docs/decisions.md §4) */
export function ReportPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.reports'));
  const { id } = useParams({ from: '/_members/members/reports/$id' });
  const { regenerate } = useLocation().search as Record<string, string | undefined>;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { onSeen, onDownload } = useAskAfter();
  const { left } = useReportsLeft();
  return (
    <ReportTexts>
      <OwnReport
        key={id}
        id={id}
        asksAgain={regenerate === 'true'}
        left={left}
        buyLink={buyReportLink}
        reportLink={reportLink}
        allLink={allReportsLink}
        vehicleLink={openVehicleLink}
        save={(vin) => <LazySave vin={vin} />}
        compareLink={compareWithLink}
        ticketLink={ticketLink}
        onSeen={(own) => onSeen(aboutReport(own))}
        onDownload={(own) => onDownload(aboutReport(own))}
        onMade={(report) => {
          void moneyMoved(queries);
          void navigate({ to: '/members/reports/$id', params: { id: report.id } });
        }}
      />
    </ReportTexts>
  );
}
