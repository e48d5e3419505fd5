import { DeskLink } from '@vinlore/desk-ui';
import { historyDeskContract, type StaffRecord } from '@vinlore/report-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import styles from './history.module.css';
import type { HistoryDeskTexts } from './messages/index.ts';
import { RecordCard } from './record-card.tsx';

const KEY = ['history-records'] as const;

/** Props of `DisputedRecord`. */
export interface DisputedRecordProps {
  readonly vin: string;
  /** Text of the dispute; separate lines name the record's source and number. */
  readonly text: string;
}

/**
 * Whether a dispute is about this record: in any language, one line ends with its source and another with its number.
 */
function isAbout(text: string, { source, record_id }: StaffRecord): boolean {
  const lines = text.split('\n');
  const ends = (words: string) => lines.some((line) => line.endsWith(`: ${words}`));
  return ends(source) && ends(record_id);
}

/** The disputed record on the dispute's page, with actions to hide or correct it. */
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
