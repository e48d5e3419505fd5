import type { ReportSummary } from '@vinlore/report-domain';
import { Card, ErrorNotice, SampleMark, StatusWord, useCall, useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DownloadIcon, ReportIcon } from '../icons.ts';
import type { reportMessages } from '../messages/index.ts';
import { NO_FILTER, reportListQuery } from '../report-queries.ts';
import { ReportFilterBar } from './report-filter-bar.tsx';
import styles from './report-list.module.css';
import { ReportsEmpty } from './reports-empty.tsx';

/** What `ReportList` takes. */
export interface ReportListProps {
  /** Shows only this many, with a way to all of them. */
  readonly latest?: number;
  /** A link to a report's own page. */
  readonly reportLink: (id: string, text: string) => ReactNode;
  /** A link to the full list; wanted with `latest`. */
  readonly allLink?: (text: string) => ReactNode;
  /** A link to putting two reports side by side; shown from two reports on. */
  readonly compareLink?: (text: string) => ReactNode;
  /** Takes the member to the VIN field. */
  readonly onTypeVin: () => void;
}

/** A row's place while the list is on its way: same height, so that nothing moves. */
function Placeholder() {
  return (
    <li className={styles.row} aria-hidden="true">
      <span className={`skeleton ${styles.placeIcon}`} />
      <span className={styles.vehicle}>
        <span className={`skeleton ${styles.placeTitle}`} />
        <span className={`skeleton ${styles.placeVin}`} />
      </span>
      <span className={`skeleton ${styles.placeDate}`} />
      <span className={`skeleton ${styles.placeLinks}`} />
    </li>
  );
}

function Row({ report, reportLink }: { readonly report: ReportSummary } & Pick<ReportListProps, 'reportLink'>) {
  const { t, date } = useTranslator<typeof reportMessages>();
  const { id, title, vin, version, records, down, sample, pdf_url: pdf } = report;
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <ReportIcon />
      </span>
      <div className={styles.vehicle}>
        <h3 className={styles.title}>{reportLink(id, title)}</h3>
        <VinText groups={vinGroups(vin)} />
        <p className={styles.notes}>
          <span>{t('list.records', { count: records })}</span>
          {report.credit_returned && <StatusWord status="info">{t('list.creditReturned')}</StatusWord>}
          {down.length > 0 && <StatusWord status="ask">{t('list.down', { count: down.length })}</StatusWord>}
          {sample && <SampleMark />}
        </p>
      </div>
      <p className={styles.made}>
        <time dateTime={report.made_at}>{date(report.made_at)}</time>
        {version > 1 && <span className="tag">{t('report.version', { version })}</span>}
      </p>
      <div className={styles.links}>
        <a className="btn btn-quiet" href={`${pdf}&download=1`} aria-label={t('list.downloadOf', { vehicle: title })}>
          <DownloadIcon />
          {t('list.pdf')}
        </a>
      </div>
    </li>
  );
}

/** The member's reports, newest first: loading, failing, empty, filtered, and long lists a page at a time. */
export function ReportList({ latest, reportLink, allLink, compareLink, onTypeVin }: ReportListProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const [filter, setFilter] = useState(NO_FILTER);
  // A filter bar keeps what is typed: to empty its fields, another one takes its place.
  const [round, setRound] = useState(0);
  const showAll = () => {
    setFilter(NO_FILTER);
    setRound(round + 1);
  };
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const query = useInfiniteQuery({
    ...reportListQuery(useCall(), filter),
    // While the next list is on its way the one before stays: the page does not jump at each letter.
    placeholderData: keepPreviousData,
  });
  const all = query.data?.pages.flatMap((page) => page.reports);
  const shown = latest === undefined ? all : all?.slice(0, latest);
  const aside =
    latest === undefined
      ? all && all.length > 1 && compareLink?.(t('list.compare'))
      : all && all.length > latest && allLink?.(t('report.all'));
  return (
    <Card>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2>{t(latest === undefined ? 'list.title' : 'list.latest')}</h2>
          {aside}
        </div>
        {query.isPending && (
          <p className="hidden-visually" role="status">
            {t('list.loading')}
          </p>
        )}
        {query.error && (
          <div className={styles.failure}>
            <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
          </div>
        )}
        {latest === undefined && (isFiltered || (all && all.length > 0)) && (
          <ReportFilterBar key={round} filter={filter} onFilter={setFilter} />
        )}
        {shown?.length === 0 &&
          (isFiltered ? (
            <div className={styles.none} role="status">
              <p>{t('list.none')}</p>
              <button type="button" className="btn btn-outline" onClick={showAll}>
                {t('list.showAll')}
              </button>
            </div>
          ) : (
            <ReportsEmpty onTypeVin={onTypeVin} />
          ))}
        <ul aria-busy={query.isPending}>
          {query.isPending && [1, 2, 3].map((place) => <Placeholder key={place} />)}
          {shown?.map((report) => (
            <Row key={report.id} report={report} reportLink={reportLink} />
          ))}
        </ul>
        {latest === undefined && query.hasNextPage && (
          <p className={styles.more}>
            <button
              type="button"
              className="btn btn-outline"
              aria-busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t(query.isFetchingNextPage ? 'list.loadingMore' : 'list.more')}
            </button>
          </p>
        )}
      </div>
    </Card>
  );
}
