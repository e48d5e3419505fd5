import { securityContract, type OpenSession } from '@vinlore/account-domain';
import { ErrorNotice, Notified, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountTexts } from '../messages/index.ts';
import styles from './security.module.css';
import { SESSIONS_KEY, sessionsQuery } from './sessions-query.ts';

interface RowProps {
  readonly session: OpenSession;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

function Row({ session, ending, onEnd }: RowProps) {
  const { t, moment } = useTranslator<AccountTexts>();
  const device = session.device || t('account.unknownDevice');
  const lastUsed = moment(session.last_seen_at);
  return (
    <li className={styles.session}>
      <div className={styles.device}>
        <p className={styles.name}>
          {device} {session.current && <span className="tag">{t('account.thisDevice')}</span>}
        </p>
        <p className={styles.facts}>
          <span>{t('account.lastUsed', { when: lastUsed })}</span>
          <span>{t('account.since', { when: moment(session.created_at) })}</span>
        </p>
      </div>
      {!session.current && (
        <button
          type="button"
          className="btn btn-outline"
          aria-busy={ending}
          aria-label={t('account.endSessionOf', { device, when: lastUsed })}
          onClick={onEnd}
        >
          {t(ending ? 'account.endingSession' : 'account.endSession')}
        </button>
      )}
    </li>
  );
}

/** The member's sessions, with buttons to sign out one or all others. */
export function OpenSessions() {
  const { t } = useTranslator<AccountTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const query = useQuery(sessionsQuery(call));
  const ending = useMutation({
    mutationFn: (session: OpenSession | null) =>
      call(securityContract.endSessions, session ? { session_id: session.id } : {}),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
  const end = (session: OpenSession | null) => {
    if (!ending.isPending) ending.mutate(session);
  };
  const endingOf = (session: OpenSession | null) => ending.isPending && ending.variables === session;
  if (query.error) return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <div className={styles.places} role="status">
        <p className="hidden-visually">{t('account.sessionsLoading')}</p>
        <span className="skeleton" />
        <span className="skeleton" />
      </div>
    );
  return (
    <>
      <ul className={styles.sessions}>
        {query.data.map((session) => (
          <Row key={session.id} session={session} ending={endingOf(session)} onEnd={() => end(session)} />
        ))}
      </ul>
      {ending.error && <ErrorNotice error={ending.error} />}
      {query.data.length > 1 ? (
        <div className={styles.actions}>
          <button type="button" className="btn btn-outline" aria-busy={endingOf(null)} onClick={() => end(null)}>
            {t(endingOf(null) ? 'account.endingSession' : 'account.endOthers')}
          </button>
        </div>
      ) : (
        <p className="dim">{t('account.noOthers')}</p>
      )}
      <div role="status">
        {ending.isSuccess && (
          <Notified key={ending.submittedAt} message={t('account.othersEnded', { count: ending.data.ended })} />
        )}
      </div>
    </>
  );
}
