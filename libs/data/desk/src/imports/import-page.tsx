import { type DataImport, isUnderWay } from '@vinlore/data-domain';
import { DeskPage, Facts, Moment, Panel } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { dataDeskMessages } from '../messages/index.ts';
import { ColumnList } from './column-list.tsx';
import { FaultList } from './fault-list.tsx';
import { ImportActs } from './import-acts.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { importQuery } from './import-queries.ts';
import { ImportedBy, ImportTag, kindKey, sizeWords } from './import-words.tsx';
import styles from './imports.module.css';

/** Details of the file and who uploaded it. */
function About({ data }: { readonly data: DataImport }) {
  const { t, measure } = useTranslator<typeof dataDeskMessages>();
  const { kind, source, map, as_of, size, fingerprint, by, begun_at, started_at, ended_at } = data;
  return (
    <Panel title={t('imports.about')}>
      <Facts
        facts={[
          [t('imports.ofKind'), t(kindKey(kind))],
          [t('imports.source'), source],
          [t('imports.map'), map === 'own' ? t('imports.mapOwn') : map],
          [t('imports.asOf'), as_of],
          [t('imports.size'), sizeWords(size, measure)],
          [t('imports.by'), (by !== null || data.by_command) && <ImportedBy key="by" data={data} />],
          [t('imports.begun'), <Moment key="begun" at={begun_at} />],
          [t('imports.started'), started_at && <Moment at={started_at} />],
          [t('imports.ended'), ended_at && <Moment at={ended_at} />],
          [
            t('imports.fingerprint'),
            <span key="fingerprint" className={styles.code}>
              {fingerprint.slice(0, 16)}
            </span>,
          ],
        ]}
      />
    </Panel>
  );
}

/** Props of `ImportPage`. */
export interface ImportPageProps {
  readonly params: Readonly<Record<string, string>>;
  /** Slot where another slice shows the coverage of a finished history import's sources. */
  readonly sources?: (importId: string) => ReactNode;
}

/** /staff/imports/$id: progress, outcome, and rejected lines of an import. */
export function ImportPage({ params, sources }: ImportPageProps) {
  const { t } = useTranslator<typeof dataDeskMessages>();
  const call = useCall();
  const id = params['id'] ?? '';
  const { data, error, refetch } = useQuery(importQuery(call, id));
  return (
    <DeskPage
      title={data?.name ?? t('imports.title')}
      back={{ href: '/staff/imports', label: t('imports.title') }}
      {...(data && { tags: <ImportTag data={data} />, actions: <ImportActs data={data} /> })}
    >
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <span className={`skeleton ${styles.place}`} role="status" aria-label={t('imports.loading')} />
      )}
      {data && (
        <div className={styles.columns}>
          <Panel
            title={isUnderWay(data.state) || data.state === 'uploading' ? t('imports.progress') : t('imports.result')}
          >
            <ImportOutcome data={data} />
          </Panel>
          <About data={data} />
        </div>
      )}
      {data && data.kind === 'history' && data.state === 'done' && sources?.(id)}
      {data && data.state === 'checked' && data.columns && <ColumnList data={data} />}
      {data && !isUnderWay(data.state) && data.faults > 0 && <FaultList data={data} />}
    </DeskPage>
  );
}
