import type { ReportSummary } from '@vinlore/report-domain';
import {
  DocumentPlace,
  DocumentRow,
  ListCard,
  NoneFits,
  SampleMark,
  StatusWord,
  useCall,
  useTranslator,
  VinText,
} from '@vinlore/ui';
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
  /** The VIN, as a link to the vehicle's own page where it has one. */
  readonly vinLink?: ((vin: string, content: ReactNode) => ReactNode) | undefined;
  /** A link to the full list; wanted with `latest`. */
  readonly allLink?: (text: string) => ReactNode;
  /** A link to putting two reports side by side; shown from two reports on. */
  readonly compareLink?: (text: string) => ReactNode;
  /** Takes the member to the VIN field. Without it no new ones are made, and there is no list where there are none. */
  readonly onTypeVin?: (() => void) | undefined;
}

interface RowProps extends Pick<ReportListProps, 'reportLink' | 'vinLink'> {
  readonly report: ReportSummary;
}

function Row({ report, reportLink, vinLink = (_, content) => content }: RowProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const { id, title, vin, version, records, down, sample, pdf_url: pdf } = report;
  return (
    <DocumentRow
      className={styles.row}
      icon={<ReportIcon />}
      title={reportLink(id, title)}
      madeAt={report.made_at}
      version={version > 1 && t('report.version', { version })}
      links={
        <a className="btn btn-quiet" href={`${pdf}&download=1`} aria-label={t('list.downloadOf', { vehicle: title })}>
          <DownloadIcon />
          {t('list.pdf')}
        </a>
      }
    >
      {vinLink(vin, <VinText groups={vinGroups(vin)} />)}
      <p className={styles.notes}>
        <span>{t('list.records', { count: records })}</span>
        {report.credit_returned && <StatusWord status="info">{t('list.creditReturned')}</StatusWord>}
        {down.length > 0 && <StatusWord status="ask">{t('list.down', { count: down.length })}</StatusWord>}
        {sample && <SampleMark />}
      </p>
    </DocumentRow>
  );
}

/** The member's reports, newest first: loading, failing, empty, filtered, and long lists a page at a time. */
export function ReportList({ latest, reportLink, vinLink, allLink, compareLink, onTypeVin }: ReportListProps) {
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
  const listed = latest === undefined ? all : all?.slice(0, latest);
  if (!onTypeVin && !all?.length && !isFiltered) return null;
  const isFull = latest === undefined;
  const aside = isFull
    ? all && all.length > 1 && compareLink?.(t('list.compare'))
    : // Where none are made any more, nothing else leads there.
      all && (all.length > latest || !onTypeVin) && allLink?.(t('report.all'));
  return (
    <ListCard
      query={query}
      head={
        <>
          <h2>{t(isFull ? 'list.title' : 'list.latest')}</h2>
          {aside && <div className={styles.aside}>{aside}</div>}
        </>
      }
      filter={
        isFull &&
        (isFiltered || (all && all.length > 0)) && <ReportFilterBar key={round} filter={filter} onFilter={setFilter} />
      }
      loading={t('list.loading')}
      place={<DocumentPlace className={`${styles.row} ${styles.place}`} />}
      more={isFull && t(query.isFetchingNextPage ? 'list.loadingMore' : 'list.more')}
      none={
        listed?.length === 0 &&
        (isFiltered ? (
          <NoneFits words={t('list.none')} showAll={t('list.showAll')} onShowAll={showAll} />
        ) : (
          onTypeVin && <ReportsEmpty onTypeVin={onTypeVin} />
        ))
      }
    >
      {listed?.map((report) => (
        <Row key={report.id} report={report} reportLink={reportLink} vinLink={vinLink} />
      ))}
    </ListCard>
  );
}
