import { dataContract, type OpenDataMode, type OpenDataStanding } from '@vinlore/data-domain';
import { ActDialog } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { dataDeskMessages } from '../messages/index.ts';
import { OPEN_DATA_KEY } from './open-data-query.ts';
import styles from './open-data.module.css';

/** Props of `OpenDataActs`. */
export interface OpenDataActsProps {
  readonly source: OpenDataStanding;
  readonly mode: OpenDataMode;
  readonly name: string;
}

/** Actions for a source: sync now, or restore the previous load. */
export function OpenDataActs({ source, mode, name }: OpenDataActsProps) {
  const { t, date, number } = useTranslator<typeof dataDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  // The load in use when the dialog opened, so that a double click rolls back only once.
  const [leaving, setLeaving] = useState<string | null>(null);
  const { running, asked, in_use, previous } = source;
  const look = () => queries.invalidateQueries({ queryKey: OPEN_DATA_KEY });
  const sync = useMutation({
    mutationFn: () => call(dataContract.syncOpenData, { name: source.name }),
    onSettled: look,
  });
  const isBusy = running !== null || asked || sync.isPending;
  return (
    <div className={styles.acts}>
      {mode !== 'off' && (
        <button
          type="button"
          className="btn btn-outline"
          aria-busy={isBusy}
          aria-label={t('openData.syncOf', { name })}
          onClick={() => !isBusy && sync.mutate()}
        >
          {t('openData.sync')}
        </button>
      )}
      {in_use && previous && !isBusy && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={t('openData.rollBackOf', { name })}
          onClick={() => setLeaving(in_use.loaded_at)}
        >
          {t('openData.rollBack')}
        </button>
      )}
      {sync.error && <ErrorNotice error={sync.error} />}
      {leaving !== null && previous && (
        <ActDialog
          title={t('openData.rollBackTitle', { name })}
          lead={t('openData.rollBackLead', { rows: number(previous.rows), date: date(previous.loaded_at) })}
          action={t('openData.rollBack')}
          tone="danger"
          onAct={async () => {
            await call(dataContract.rollBackOpenData, { name: source.name, loaded_at: leaving });
            await look();
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}
