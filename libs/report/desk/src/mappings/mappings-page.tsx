import { historyDeskContract } from '@vinlore/report-domain';
import { DeskLink, DeskPage, layout, Moment, Panel } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { MappingTexts } from './messages/index.ts';
import { MAPPINGS_KEY } from './save-panel.tsx';
import styles from './studio.module.css';

/** /staff/mappings: list of mappings for history files. */
export function MappingsPage() {
  const { t } = useTranslator<MappingTexts>();
  const call = useCall();
  const { data, error, refetch } = useQuery({
    queryKey: [...MAPPINGS_KEY, 'list'],
    queryFn: ({ signal }) => call(historyDeskContract.historyMappings, {}, { signal }),
  });
  return (
    <DeskPage
      title={t('mapping.list')}
      lead={t('mapping.listLead')}
      actions={
        <DeskLink className="btn btn-primary" href="/staff/mappings/new">
          {t('mapping.new')}
        </DeskLink>
      }
    >
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <span className={`skeleton ${styles.place}`} role="status" aria-label={t('mapping.loading')} />
      )}
      {data && (
        <Panel title={t('mapping.list')}>
          <ul className={layout.rows}>
            {data.mappings.map(({ name, shipped, about, version, saved_at }) => (
              <li key={name} className={layout.item}>
                <div>
                  <DeskLink className="strong" href={`/staff/mappings/${name}`}>
                    {name}
                  </DeskLink>
                  {about !== null && <p className="dim sm">{about}</p>}
                </div>
                <p className="dim sm">
                  {shipped ? t('mapping.shipped') : t('mapping.version', { version })}
                  {saved_at !== null && (
                    <>
                      {' · '}
                      <Moment at={saved_at} />
                    </>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </DeskPage>
  );
}
