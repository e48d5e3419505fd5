import { DeskLink } from '@vinlore/desk-ui';
import { historyDeskContract, type StaffRecord } from '@vinlore/report-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import styles from './history.module.css';
import type { HistoryDeskTexts } from './messages/index.ts';
import { RecordCard } from './record-card.tsx';

const KEY = ['history-records'] as const;

/** What `DisputedRecord` takes. */
export interface DisputedRecordProps {
  readonly vin: string;
  /** The dispute as it came: lines of its own name the record's source and number. */
  readonly text: string;
}

/** Whether a dispute is about a record: in whatever language, a line ends with its source, and one with its number. */
function isAbout(text: string, { source, record_id }: StaffRecord): boolean {
  const lines = text.split('\n');
  const ends = (words: string) => lines.some((line) => line.endsWith(`: ${words}`));
  return ends(source) && ends(record_id);
}

/** The record that a member disputes, to be hidden or corrected on the dispute's own page. */
export function DisputedRecord({ vin, text }: DisputedRecordProps) {
  const { t } = useTranslator<HistoryDeskTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...KEY, vin],
    queryFn: ({ signal }) => call(historyDeskContract.historyRecords, { vin }, { signal }),
    enabled: vin !== '',
  });
  if (vin === '') return null;
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <span className={`skeleton ${styles.place}`} role="status" aria-label={t('history.loading')} />;
  const disputed = data.records.filter((record) => isAbout(text, record));
  return (
    <div className={styles.list}>
      {disputed.map((record) => (
        <RecordCard
          key={`${record.source} ${record.record_id}`}
          record={record}
          onChanged={() => queries.invalidateQueries({ queryKey: KEY })}
        />
      ))}
      <p className="dim sm">
        {t(disputed.length > 0 ? 'history.tellsOwners' : 'history.notImported')}{' '}
        <DeskLink href={`/staff/records?vin=${encodeURIComponent(vin)}`}>{t('history.allRecords')}</DeskLink>
      </p>
    </div>
  );
}
