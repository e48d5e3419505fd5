import { useLocation, useNavigate } from '@tanstack/react-router';
import { CompareReports } from '@vinlore/report-feature';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { usePageTitle } from '../use-page.ts';
import { allReportsLink, reportLink } from './members-links.tsx';
import { ReportTexts } from './report-texts.ts';

/** `/members/reports/compare?a=…&b=…`: both reports are in the URL, so it can be bookmarked. */
export function ComparePage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.reports'));
  const { a = '', b = '' } = useLocation().search as Record<string, string | undefined>;
  const navigate = useNavigate();
  return (
    <ReportTexts>
      <CompareReports
        a={a}
        b={b}
        reportLink={reportLink}
        allLink={allReportsLink}
        onChoose={(chosen) => {
          const search = Object.fromEntries(Object.entries(chosen).filter(([, id]) => id !== ''));
          void navigate({ to: '/members/reports/compare', search, replace: true, resetScroll: false });
        }}
      />
    </ReportTexts>
  );
}
