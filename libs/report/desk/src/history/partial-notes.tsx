import type { HistorySourceView, ImportedSourceView } from '@vinlore/report-domain';
import { Notice, useTranslator } from '@vinlore/ui';
import { partialIn } from './coverage.ts';
import styles from './history.module.css';
import type { HistoryDeskTexts } from './messages/index.ts';

/** What an import is partial in where its source covers more: another file may have been meant to bring the rest. */
export function BroughtNotes({ source: { brought, coverage } }: { readonly source: ImportedSourceView }) {
  const { t } = useTranslator<HistoryDeskTexts>();
  if (brought === null || coverage === null) return null;
  const [own, all] = [partialIn(brought), partialIn(coverage)];
  const make = all.make === null ? own.make : null;
  const region = all.region === null ? own.region : null;
  if (make === null && region === null) return null;
  return (
    <div className={styles.notes}>
      {make !== null && <Notice status="ask" title={t('history.fileOneMake', { make })} />}
      {region !== null && <Notice status="ask" title={t('history.fileOneState', { state: region })} />}
    </div>
  );
}

/** What a source is partial in, in sentences; nothing of one that covers more. */
export function PartialNotes({ source: { coverage } }: { readonly source: HistorySourceView }) {
  const { t } = useTranslator<HistoryDeskTexts>();
  if (coverage === null) return null;
  const { make, region } = partialIn(coverage);
  if (make === null && region === null) return null;
  return (
    <div className={styles.notes}>
      {make !== null && <Notice status="ask" title={t('history.oneMake', { make })} />}
      {region !== null && <Notice status="ask" title={t('history.oneState', { state: region })} />}
    </div>
  );
}
