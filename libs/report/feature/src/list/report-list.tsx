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

/** Props of `ReportList`. */
export interface ReportListProps {
  /** Shows only this many reports, with a link to all of them. */
  readonly latest?: number;
  /** Link to the report page. */
  readonly reportLink: (id: string, text: string) => ReactNode;
  /** The VIN as a link to its vehicle page, if it has one. */
  readonly vinLink?: ((vin: string, content: ReactNode) => ReactNode) | undefined;
  /** Link to the full list; needed with `latest`. */
  readonly allLink?: (text: string) => ReactNode;
  /** Link to compare two reports; shown if there are at least two. */
  readonly compareLink?: (text: string) => ReactNode;
  /** Moves to the VIN field. If absent, no new reports can be created, and an empty list is hidden. */
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

/** The member's reports, newest first, with loading, error, empty, and filtered states, and pagination. */
export function ReportList({ latest, reportLink, vinLink, allLink, compareLink, onTypeVin }: ReportListProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const [filter, setFilter] = useState(NO_FILTER);
  // The filter bar keeps what was typed, so remount it with a new key to clear its fields.
  const [round, setRound] = useState(0);
  const showAll = () => {
    setFilter(NO_FILTER);
    setRound(round + 1);
  };
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const query = useInfiniteQuery({
    ...reportListQuery(useCall(), filter),
    // Keep showing the previous list while the next one loads, so that the page doesn't jump on each keystroke.
    placeholderData: keepPreviousData,
  });
  const all = query.data?.pages.flatMap((page) => page.reports);
  const listed = latest === undefined ? all : all?.slice(0, latest);
  if (!onTypeVin && !all?.length && !isFiltered) return null;
  const isFull = latest === undefined;
  const aside = isFull
    ? all && all.length > 1 && compareLink?.(t('list.compare'))
    : // If no new reports can be created, this is the only link to the list.
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
