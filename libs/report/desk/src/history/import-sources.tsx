import { DeskLink, Panel } from '@vinlore/desk-ui';
import { historyDeskContract } from '@vinlore/report-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { sourcePath } from './coverage.ts';
import { SourceTag } from './history-sources.tsx';
import styles from './history.module.css';
import type { HistoryDeskTexts } from './messages/index.ts';
import { BroughtNotes, PartialNotes } from './partial-notes.tsx';

/** Counts are updated within a minute of an import; for old imports, with the source's next change. */
const LOOK_MS = 10_000;
const MOST_LOOKS = 12;

/**
 * On an import's page: the sources of its records, with a warning if a source or the import covers only one make or
 * state.
 */
export function ImportSources({ importId }: { readonly importId: string }) {
  const { t } = useTranslator<HistoryDeskTexts>();
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['history-import-sources', importId],
    queryFn: ({ signal }) => call(historyDeskContract.importSources, { import: importId }, { signal }),
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < MOST_LOOKS &&
      state.data?.sources.some(({ coverage, brought }) => coverage === null || brought === null)
        ? LOOK_MS
        : false,
  });
  // The page works without it.
  if (!data || data.sources.length === 0) return null;
  return (
    <Panel title={t('history.itsSources')}>
      <ul className={styles.list}>
        {data.sources.map((source) => (
          <li key={source.name}>
            <p className="row">
              <DeskLink href={sourcePath(source.name)}>{source.name}</DeskLink>
              <SourceTag source={source} />
            </p>
            <PartialNotes source={source} />
            <BroughtNotes source={source} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
