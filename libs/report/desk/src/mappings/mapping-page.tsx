import { historyDeskContract } from '@vinlore/report-domain';
import { DeskPage, StatusTag, useDesk } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { MappingTexts } from './messages/index.ts';
import { MAPPINGS_KEY } from './save-panel.tsx';
import { MappingStudio } from './studio.tsx';
import styles from './studio.module.css';

/** Route parameter of a mapping without a name yet. */
const NEW = 'new';

/** /staff/mappings/$name: the mapping editor; `new` for a mapping without a name yet. */
export function MappingPage({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { t } = useTranslator<MappingTexts>();
  const call = useCall();
  const { place } = useDesk();
  const name = params['name'] ?? NEW;
  const version = new URLSearchParams(place.search).get('version');
  const words = useQuery({
    queryKey: ['history-mapping-words'],
    queryFn: ({ signal }) => call(historyDeskContract.mappingWords, {}, { signal }),
    staleTime: Infinity,
  });
  const opened = useQuery({
    queryKey: [...MAPPINGS_KEY, name, version],
    queryFn: ({ signal }) =>
      call(historyDeskContract.historyMapping, { name, ...(version !== null && { version }) }, { signal }),
    enabled: name !== NEW,
  });
  const error = words.error ?? opened.error;
  const isHere = words.data && (name === NEW || opened.data);
  return (
    <DeskPage
      title={name === NEW ? t('mapping.newTitle') : name}
      lead={t('mapping.lead')}
      back={{ href: '/staff/mappings', label: t('mapping.list') }}
      {...(opened.data && {
        tags: (
          <StatusTag tone="none">
            {opened.data.shipped ? t('mapping.shipped') : t('mapping.version', { version: opened.data.shown })}
          </StatusTag>
        ),
      })}
    >
      {error && <ErrorNotice error={error} onRetry={() => void (words.error ? words : opened).refetch()} />}
      {!error && !isHere && (
        <span className={`skeleton ${styles.place}`} role="status" aria-label={t('mapping.loading')} />
      )}
      {words.data && isHere && (
        <MappingStudio key={`${name} ${version ?? ''}`} words={words.data} opened={opened.data ?? null} />
      )}
    </DeskPage>
  );
}
