import { DeskPage, SearchBox, useFilters } from '@vinlore/desk-ui';
import { historyDeskContract } from '@vinlore/report-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import styles from './history.module.css';
import type { HistoryDeskTexts } from './messages/index.ts';
import { RecordCard } from './record-card.tsx';

const DEFAULTS = { vin: '' };
const KEY = ['history-records'] as const;

/** Length of the shortest classic VIN. */
const SHORTEST = 5;

/** /staff/records: imported records of a vehicle, with their actions. */
export function RecordsPage() {
  const { t } = useTranslator<HistoryDeskTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const [{ vin }, change] = useFilters(DEFAULTS);
  const isLong = vin.replace(/[^A-Za-z0-9]/g, '').length >= SHORTEST;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...KEY, vin],
    queryFn: ({ signal }) => call(historyDeskContract.historyRecords, { vin }, { signal }),
    enabled: isLong,
  });
  const onChanged = () => queries.invalidateQueries({ queryKey: KEY });
  return (
    <DeskPage title={t('history.title')} lead={t('history.lead')}>
      <div role="search">
        <SearchBox
          label={t('history.vin')}
          hint={t('history.vinHint')}
          value={vin}
          onChange={(typed) => change({ vin: typed })}
        />
      </div>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!isLong && <p className="dim">{t('history.ask')}</p>}
      {isLong && !data && isFetching && (
        <span className={`skeleton ${styles.place}`} role="status" aria-label={t('history.loading')} />
      )}
      {isLong && data?.records.length === 0 && (
        <div role="status">
          <p className="strong">{t('history.none')}</p>
          <p className="dim">{t('history.noneLead')}</p>
        </div>
      )}
      {isLong && data && data.records.length > 0 && (
        <ol className={styles.list} aria-label={t('history.title')}>
          {data.records.map((record) => (
            <li key={`${record.source} ${record.record_id}`}>
              <RecordCard record={record} onChanged={onChanged} />
            </li>
          ))}
        </ol>
      )}
      {data?.more && <p className="dim">{t('history.more')}</p>}
    </DeskPage>
  );
}
