import { compareReports, reportView } from '@vinlore/report-domain';
import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { reportMessages } from '../messages/index.ts';
import { NO_FILTER, type OwnReport, ownReportQuery, reportListQuery } from '../report-queries.ts';
import { CompareChoice, type Compared } from './compare-choice.tsx';
import styles from './compare.module.css';
import { ComparisonTable } from './comparison-table.tsx';

/** Props of `CompareReports`. */
export interface CompareReportsProps extends Compared {
  readonly onChoose: (compared: Compared) => void;
  /** Link to the report page. */
  readonly reportLink: (id: string, text: string) => ReactNode;
  /** Link to all reports. */
  readonly allLink: (text: string) => ReactNode;
}

/** Loads all pages of the member's reports, since any two can be compared. */
function useAllReports() {
  const query = useInfiniteQuery(reportListQuery(useCall(), NO_FILTER));
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  return { ...query, reports: query.data?.pages.flatMap((page) => page.reports) };
}

/** Loads one of the two reports once it is chosen. */
function useChosen(id: string) {
  const query = useQuery({ ...ownReportQuery(useCall(), id), enabled: id !== '' });
  return { ...query, id };
}

/** The comparison, shown once both reports are loaded. */
function SideBySide({
  pair,
  reportLink,
}: { pair: readonly [OwnReport, OwnReport] } & Pick<CompareReportsProps, 'reportLink'>) {
  const { language } = useTranslator<typeof reportMessages>();
  const [one, other] = pair;
  const views = [reportView(one.report, language), reportView(other.report, language)] as const;
  return <ComparisonTable comparison={compareReports(views, language)} reportLink={reportLink} />;
}

/** `/members/reports/compare?a=…&b=…`: two of the member's cars side by side. */
export function CompareReports({ a, b, onChoose, reportLink, allLink }: CompareReportsProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const all = useAllReports();
  const one = useChosen(a);
  const other = useChosen(b);
  const failed = [all, one, other].find(({ error }) => error !== null);
  const isGone = one.data === null || other.data === null;
  // Older versions aren't in the list, but can be compared.
  const chosen = [one.data, other.data].flatMap((own) => own ?? []);
  const listed = all.reports ?? [];
  const reports = [...chosen.filter(({ id }) => !listed.some((each) => each.id === id)), ...listed];
  const isAlone = all.reports !== undefined && !all.hasNextPage && reports.length < 2;
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{t('compare.title')}</h1>
        <p className="dim">{t('compare.lead')}</p>
      </div>
      {isAlone ? (
        <Notice status="info" title={t('compare.needTwo')} actions={allLink(t('report.all'))}>
          <p>{t('compare.needTwoLead')}</p>
        </Notice>
      ) : (
        <CompareChoice a={a} b={b} reports={reports} onChoose={onChoose} />
      )}
      {failed && <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />}
      {isGone && (
        <Notice status="no" title={t('compare.gone')}>
          <p>{t('compare.goneLead')}</p>
        </Notice>
      )}
      {(one.isLoading || other.isLoading) && (
        <div role="status">
          <span className="hidden-visually">{t('compare.loading')}</span>
          <span className={`skeleton ${styles.place}`} />
        </div>
      )}
      {one.data && other.data && one.id !== other.id && (
        <SideBySide pair={[one.data, other.data]} reportLink={reportLink} />
      )}
      {a !== '' && a === b && <Notice status="info" title={t('compare.same')} />}
    </div>
  );
}
