import type { BulkJob, BulkRow } from '@vinlore/contract';
import { ErrorNotice, MoreButton, type Status, StatusWord, useCall, useTranslator } from '@vinlore/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { bulkRowsQuery } from './bulk-queries.ts';
import type { bulkScreenMessages } from './messages/index.ts';
import styles from './bulk.module.css';

/** Props of `JobRows`. */
export interface JobRowsProps {
  readonly job: BulkJob;
  /** Renders a link to a created document. @param id its number */
  readonly documentLink: (id: string, text: string) => ReactNode;
}

const STATUS: Readonly<Record<BulkRow['state'], Status>> = {
  waiting: 'info',
  made: 'ok',
  had: 'ok',
  failed: 'ask',
  stopped: 'no',
};

function Rows({ job, documentLink }: JobRowsProps) {
  const { t } = useTranslator<typeof bulkScreenMessages>();
  const query = useInfiniteQuery(bulkRowsQuery(useCall(), job));
  if (query.isPending)
    return (
      <p className="dim" role="status">
        {t('bulk.loadingRows')}
      </p>
    );
  if (query.error) return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <table className={styles.problems}>
        <caption className="hidden-visually">{t('bulk.rows')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('bulk.line')}</th>
            <th scope="col">{t('bulk.vehicle')}</th>
            <th scope="col">{t('bulk.result')}</th>
          </tr>
        </thead>
        <tbody>
          {query.data.pages
            .flatMap(({ rows }) => rows)
            .map(({ line, vin, stock_number, state, document, problem }) => (
              <tr key={line}>
                <td className="figure">{line}</td>
                <td>
                  {document && <span className={styles.document}>{documentLink(document.id, document.title)}</span>}
                  <span className={styles.vin}>{vin || '–'}</span>
                  {stock_number && (
                    <span className={styles.stock}>
                      {t('bulk.stock')} {stock_number}
                    </span>
                  )}
                </td>
                <td>
                  <StatusWord status={STATUS[state]}>{t(`bulk.${job.kind}.row.${state}`)}</StatusWord>
                  {problem && <span className={styles.why}>{problem}</span>}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      {query.hasNextPage && (
        <p>
          <MoreButton query={query} words={t('bulk.moreRows')} />
        </p>
      )}
    </>
  );
}

/** Expandable table of a list's vehicles with results and links to documents. */
export function JobRows(props: JobRowsProps) {
  const { t } = useTranslator<typeof bulkScreenMessages>();
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <p>
        <button
          type="button"
          className="btn btn-quiet"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'bulk.hideRows' : 'bulk.showRows')}
        </button>
      </p>
      <div id={id}>{isShown && <Rows {...props} />}</div>
    </>
  );
}
