import { type OpenSession, securityContract } from '@vinlore/account-domain';
import { ActDialog, Moment, Panel, StatusTag } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountDeskTexts } from '../messages/index.ts';
import styles from './security.module.css';

const KEY = ['own-sessions'];

/** Your sessions, with buttons to sign out one or all others. */
export function Sessions() {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(securityContract.listSessions, {}, { signal }),
  });
  const [ending, setEnding] = useState<OpenSession | 'others' | null>(null);
  const deviceOf = ({ device }: OpenSession) => device || t('desk-account.unknownDevice');
  const others = (query.data ?? []).filter(({ current }) => !current);
  return (
    <Panel
      title={t('desk-account.sessions')}
      actions={
        others.length > 1 && (
          <button type="button" className="btn btn-outline" onClick={() => setEnding('others')}>
            {t('desk-account.endOthers')}
          </button>
        )
      }
    >
      {query.error && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <span className={`skeleton ${styles.place}`} />}
      <ul className={styles.rows}>
        {query.data?.map((session) => (
          <li key={session.id} className={styles.row}>
            <div className={styles.what}>
              <p className={styles.name}>
                {deviceOf(session)}
                {session.current && <StatusTag tone="ok">{t('desk-account.thisOne')}</StatusTag>}
              </p>
              <p className="dim sm">
                {t('desk-account.lastUsed')} <Moment at={session.last_seen_at} />
              </p>
            </div>
            {!session.current && (
              <button
                type="button"
                className="btn btn-outline"
                aria-label={t('desk-account.endOf', { device: deviceOf(session) })}
                onClick={() => setEnding(session)}
              >
                {t('desk-account.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {ending && (
        <ActDialog
          title={
            ending === 'others' ? t('desk-account.endOthers') : t('desk-account.endOf', { device: deviceOf(ending) })
          }
          lead={t('desk-account.endLead')}
          action={t('desk-account.end')}
          tone="danger"
          onAct={async () => {
            await call(securityContract.endSessions, ending === 'others' ? {} : { session_id: ending.id });
            await queries.invalidateQueries({ queryKey: KEY });
          }}
          onClose={() => setEnding(null)}
        />
      )}
    </Panel>
  );
}
