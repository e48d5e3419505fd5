import { type BulkJob, bulkContract } from '@vinlore/contract';
import { ErrorNotice, type Status, StatusWord, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DownloadIcon } from './icons.ts';
import { BULK_KEY, isOpen } from './bulk-queries.ts';
import { JobRows } from './job-rows.tsx';
import type { bulkScreenMessages } from './messages/index.ts';
import { ProblemTable } from './problem-table.tsx';
import styles from './bulk.module.css';

const STATUS: Readonly<Record<BulkJob['state'], Status>> = {
  waiting: 'info',
  running: 'info',
  done: 'ok',
  stopped: 'no',
};

/** The failed rows of a list, fetched when expanded. */
function Problems({ job }: { readonly job: BulkJob }) {
  const { t } = useTranslator<typeof bulkScreenMessages>();
  const call = useCall();
  const [wanted, setWanted] = useState(false);
  const problems = useQuery({
    queryKey: [...BULK_KEY, 'problems', job.id, job.failed],
    queryFn: ({ signal }) => call(bulkContract.bulkProblems, { id: job.id }, { signal }),
    enabled: wanted,
  });
  if (problems.error) return <ErrorNotice error={problems.error} onRetry={() => void problems.refetch()} />;
  if (problems.data) return <ProblemTable problems={problems.data} />;
  return (
    <p>
      <button type="button" className="btn btn-quiet" aria-busy={wanted} onClick={() => setWanted(true)}>
        {t('bulk.showProblems', { count: job.failed })}
      </button>
    </p>
  );
}

/** Stops a list, after a confirmation. */
function Stop({ job, onSpent }: { readonly job: BulkJob; readonly onSpent: () => void }) {
  const { t } = useTranslator<typeof bulkScreenMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const stop = useMutation({
    mutationFn: () => call(bulkContract.bulkStop, { id: job.id }),
    onSuccess: async () => {
      onSpent();
      await queries.invalidateQueries({ queryKey: BULK_KEY });
    },
  });
  if (!asking)
    return (
      <button type="button" className="btn btn-outline" onClick={() => setAsking(true)}>
        {t('bulk.stop')}
      </button>
    );
  return (
    <div className={styles.ask} role="group" aria-label={t('bulk.stopAsk')}>
      <p>{t('bulk.stopAsk')}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={stop.isPending}
          onClick={() => !stop.isPending && stop.mutate()}
        >
          {t('bulk.stopYes')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => setAsking(false)}>
          {t('bulk.stopNo')}
        </button>
      </div>
      {stop.error && <ErrorNotice error={stop.error} />}
    </div>
  );
}

/** Props of `BulkJobCard`. */
interface BulkJobCardProps {
  readonly job: BulkJob;
  readonly documentLink: (id: string, text: string) => ReactNode;
  readonly onSpent: () => void;
}

/** A list with its progress, downloads, failed rows and vehicles. */
export function BulkJobCard({ job, documentLink, onSpent }: BulkJobCardProps) {
  const { t, date } = useTranslator<typeof bulkScreenMessages>();
  const { kind, name, state, rows, made, had, failed, used, begun_at, zip_url, print_url, csv_url } = job;
  const done = made + had + failed;
  const progress = t('bulk.progress', { done, rows });
  return (
    <li className={styles.job}>
      <div className={styles.jobHead}>
        <h3 className={styles.jobName}>{name}</h3>
        <StatusWord status={STATUS[state]}>{t(`bulk.state.${state}`)}</StatusWord>
      </div>
      {isOpen(job) ? (
        <>
          <progress className={styles.bar} value={done} max={rows} aria-label={`${name}: ${progress}`} />
          <p aria-live="polite">{progress}</p>
        </>
      ) : (
        <p className="dim">
          {t(`bulk.${kind}.counts`, { made, had, failed })}
          {used > 0 && ` · ${t('bulk.used', { used })}`}
        </p>
      )}
      <p className="dim sm">{t('bulk.begun', { date: date(begun_at) })}</p>
      <div className={styles.actions}>
        {print_url && (
          <a className="btn btn-primary" href={print_url} download>
            <DownloadIcon />
            {t(`bulk.${kind}.print`)}
          </a>
        )}
        {!isOpen(job) && zip_url && (
          <a className={print_url ? 'btn btn-outline' : 'btn btn-primary'} href={zip_url} download>
            <DownloadIcon />
            {t(`bulk.${kind}.zip`)}
          </a>
        )}
        {csv_url && (
          <a className="btn btn-outline" href={csv_url} download>
            <DownloadIcon />
            {t('bulk.csv')}
          </a>
        )}
        {isOpen(job) && <Stop job={job} onSpent={onSpent} />}
      </div>
      {!isOpen(job) && failed > 0 && <Problems job={job} />}
      <JobRows job={job} documentLink={documentLink} />
    </li>
  );
}
