import { ActDialog, DeskLink, DeskPage, Facts, Moment, Panel, ReasonField, StatusTag, useMay } from '@vinlore/desk-ui';
import { ALONE_RECORDS, historyDeskContract, type HistorySourceView } from '@vinlore/report-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SourceTag } from './history-sources.tsx';
import styles from './history.module.css';
import type { HistoryDeskTexts } from './messages/index.ts';
import { PartialNotes } from './partial-notes.tsx';

const KEY = ['history-source'] as const;

/** Removes the source after asking for a reason. */
function RemoveDialog({
  source: { name, coverage },
  onDone,
  onClose,
}: {
  readonly source: HistorySourceView;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslator<HistoryDeskTexts>();
  const call = useCall();
  const [reason, setReason] = useState('');
  const records = coverage?.records ?? 0;
  return (
    <ActDialog
      title={t('history.removeTitle', { name })}
      lead={t('history.removeLead', { records })}
      action={t('history.remove')}
      tone="danger"
      ready={reason.trim() !== ''}
      onAct={async () => {
        await call(historyDeskContract.removeHistorySource, { name, reason });
        await onDone();
      }}
      onClose={onClose}
    >
      {records > ALONE_RECORDS && <p className="dim sm">{t('history.removeSecond', { most: ALONE_RECORDS })}</p>}
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}

/** Names with their counts. */
function Shares({ shares }: { readonly shares: readonly { readonly name: string; readonly records: number }[] }) {
  const { t } = useTranslator<HistoryDeskTexts>();
  return (
    <ul className={styles.rows}>
      {shares.map(({ name, records }) => (
        <li key={name}>{t('history.share', { name, records })}</li>
      ))}
    </ul>
  );
}

/** /staff/sources/$name: a source of imported history, its imports, and its removal. */
export function HistorySourcePage({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { t, number, date } = useTranslator<HistoryDeskTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const isOwner = useMay('owner');
  const [isRemoving, setRemoving] = useState(false);
  const name = params['name'] ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: [...KEY, name],
    queryFn: ({ signal }) => call(historyDeskContract.historySource, { name }, { signal }),
  });
  const source = data?.source;
  const coverage = source?.coverage;
  return (
    <DeskPage
      title={name}
      back={{ href: '/staff/sources', label: t('history.sources') }}
      {...(source && {
        tags: <SourceTag source={source} />,
        actions: isOwner && !source.leaving && !source.sample && (
          <button type="button" className="btn btn-outline" onClick={() => setRemoving(true)}>
            {t('history.remove')}
          </button>
        ),
      })}
    >
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <span className={`skeleton ${styles.place}`} role="status" aria-label={t('history.loading')} />
      )}
      {source?.leaving && <p role="status">{t('history.removed')}</p>}
      {source && <PartialNotes source={source} />}
      {data && source && (
        <div className={styles.columns}>
          <Panel title={t('history.about')}>
            <Facts
              facts={[
                [t('history.records'), coverage && number(coverage.records)],
                [t('history.vehicles'), coverage && number(coverage.vehicles)],
                [
                  t('history.period'),
                  coverage?.from &&
                    coverage.to &&
                    t('history.span', { from: date(coverage.from), to: date(coverage.to) }),
                ],
                [t('history.knowsTo'), source.as_of && date(source.as_of)],
                [t('history.covers'), source.covers.map((each) => t(`history.section.${each}`)).join(', ')],
                [t('history.makes'), coverage && coverage.makes.length > 0 && <Shares shares={coverage.makes} />],
                [t('history.states'), coverage && coverage.regions.length > 0 && <Shares shares={coverage.regions} />],
                [t('history.noPlace'), coverage && coverage.no_region > 0 && number(coverage.no_region)],
                [t('history.hiddenRecords'), source.hidden > 0 && number(source.hidden)],
                [t('history.measured'), coverage ? <Moment at={coverage.measured_at} /> : t('history.counting')],
              ]}
            />
          </Panel>
          <Panel title={t('history.imports')}>
            {data.imports.length === 0 ? (
              <p className="dim">{t('history.noImports')}</p>
            ) : (
              <>
                {isOwner && <p className="dim sm">{t('history.importsLead')}</p>}
                <ul className={styles.rows}>
                  {data.imports.map(({ id, at, undone }) => (
                    <li key={id} className="row">
                      {isOwner ? (
                        <DeskLink href={`/staff/imports/${id}`}>
                          <Moment at={at} />
                        </DeskLink>
                      ) : (
                        <Moment at={at} />
                      )}
                      {undone && <StatusTag tone="none">{t('history.undone')}</StatusTag>}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Panel>
        </div>
      )}
      {isRemoving && source && (
        <RemoveDialog
          source={source}
          onDone={() => queries.invalidateQueries({ queryKey: KEY })}
          onClose={() => setRemoving(false)}
        />
      )}
    </DeskPage>
  );
}
