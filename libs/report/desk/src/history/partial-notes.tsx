import type { HistorySourceView } from '@vinlore/report-domain';
import { Notice, useTranslator } from '@vinlore/ui';
import { partialIn } from './coverage.ts';
import styles from './history.module.css';
import type { HistoryDeskTexts } from './messages/index.ts';

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
