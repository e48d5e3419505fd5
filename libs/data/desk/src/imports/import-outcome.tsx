import { type DataImport, isAllOrNothing } from '@vinlore/data-domain';
import { ShareBar } from '@vinlore/desk-ui';
import { Notice, useTranslator } from '@vinlore/ui';
import type { dataDeskMessages } from '../messages/index.ts';
import { isAllRefused, percentOf } from './import-words.tsx';
import styles from './imports.module.css';

function Running({ data }: { readonly data: DataImport }) {
  const { t } = useTranslator<typeof dataDeskMessages>();
  const { share, kept, faults, mode } = data;
  const words = t(mode === 'check' ? 'imports.percentCheck' : 'imports.percent', {
    percent: percentOf(share),
    kept,
    faults,
  });
  return (
    <>
      <ShareBar share={share} words={words} />
      <p className="dim">{t('imports.goneOn')}</p>
    </>
  );
}

/** Says what was kept after an import failed or was canceled. */
function Rest({ data }: { readonly data: DataImport }) {
  const { t } = useTranslator<typeof dataDeskMessages>();
  const { kind, kept, mode, state } = data;
  if (isAllOrNothing(kind)) return <p>{t('imports.unchanged')}</p>;
  // A check never keeps anything.
  const stays = mode === 'run' ? kept : 0;
  return <p>{t(state === 'failed' ? 'imports.failedKept' : 'imports.cancelledKept', { kept: stays })}</p>;
}

/** Outcome of the import so far. */
export function ImportOutcome({ data }: { readonly data: DataImport }) {
  const { t } = useTranslator<typeof dataDeskMessages>();
  const { state, kept, faults, received, size, words } = data;
  const outcome = () => {
    switch (state) {
      case 'uploading':
        return <p>{t('imports.uploadingLead', { percent: percentOf(received / size) })}</p>;
      case 'waiting':
        return <p role="status">{t('imports.waits')}</p>;
      case 'running':
        return <Running data={data} />;
      case 'failed':
        return (
          <Notice status="stop" title={t('imports.failedTitle')}>
            {words && <p className={styles.lines}>{words}</p>}
            <Rest data={data} />
          </Notice>
        );
      case 'cancelled':
        return <Rest data={data} />;
      case 'undone':
        return (
          <p {...(!data.undo?.is_done && { role: 'status' })}>
            {t(data.undo?.is_done ? 'imports.wasUndone' : 'imports.beingUndone', {
              removed: data.undo?.removed ?? 0,
              restored: data.undo?.restored ?? 0,
            })}
          </p>
        );
      case 'checked':
      case 'done':
        return (
          <>
            <p className={styles.figure}>
              {t(state === 'done' ? 'imports.wasKept' : 'imports.wouldKeep', { kept, faults })}
            </p>
            {isAllRefused(data) && <Notice status="stop" title={t('imports.allRefused')} />}
            {state === 'checked' && <p className="dim">{t('imports.checkedLead')}</p>}
          </>
        );
    }
  };
  return <div className={styles.result}>{outcome()}</div>;
}
