import type { HistorySourceView, ImportedSourceView, SourceCoverage } from '@vinlore/report-domain';
import { Notice, useTranslator } from '@vinlore/ui';
import { partialIn } from './coverage.ts';
import styles from './history.module.css';
import type { HistoryDeskTexts } from './messages/index.ts';

/** Below this number, a single make may be a coincidence. */
const LEAST_RECORDS = 20;

const recordsOf = (shares: SourceCoverage['makes']) => shares.reduce((sum, { records }) => sum + records, 0);

/** What an import is limited to while its source covers more, which suggests that part of the file is missing. */
export function BroughtNotes({ source: { brought, coverage } }: { readonly source: ImportedSourceView }) {
  const { t } = useTranslator<HistoryDeskTexts>();
  if (brought === null || coverage === null) return null;
  const [own, all] = [partialIn(brought), partialIn(coverage)];
  const isMany = (shares: SourceCoverage['makes']) => recordsOf(shares) >= LEAST_RECORDS;
  const make = all.make === null && isMany(brought.makes) ? own.make : null;
  const region = all.region === null && isMany(brought.regions) ? own.region : null;
  if (make === null && region === null) return null;
  return (
    <div className={styles.notes}>
      {make !== null && <Notice status="ask" title={t('history.fileOneMake', { make })} />}
      {region !== null && <Notice status="ask" title={t('history.fileOneState', { state: region })} />}
    </div>
  );
}

/** Sentences that describe a source's limited coverage; empty if it isn't limited. */
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
