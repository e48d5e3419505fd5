import { reportContract, type ReportShare } from '@vinlore/report-domain';
import { ErrorNotice, StatusWord, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RevokeIcon } from '../icons.ts';
import type { reportMessages } from '../messages/index.ts';
import { sharesQuery } from '../report-queries.ts';
import { absolute } from './absolute.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './share.module.css';
import { useHideWords } from './use-hide-words.ts';

/** The status of a link: open, expired, or deactivated. */
function standingOf({ revoked_at: revokedAt, expires_at: expiresAt }: ReportShare, now: number) {
  if (revokedAt !== null) return 'ended';
  return Date.parse(expiresAt) <= now ? 'over' : 'open';
}

/** Deactivates a link after a warning. */
function EndLink({
  share,
  reportId,
  onEnded,
}: {
  share: ReportShare;
  reportId: string;
  onEnded: (id: string) => void;
}) {
  const { t } = useTranslator<typeof reportMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => call(reportContract.revokeShare, { id: share.id }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sharesQuery(call, reportId).queryKey });
      onEnded(share.id);
    },
  });
  if (!asking)
    return (
      <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
        <RevokeIcon />
        {t('share.end')}
      </button>
    );
  return (
    <div className={styles.ending} role="group" aria-label={t('share.endAsk')}>
      <p>{t('share.endAsk')}</p>
      {end.error && <ErrorNotice error={end.error} />}
      <div className={styles.row}>
        {/* The first button is gone, so move keyboard focus here. */}
        <button
          type="button"
          className="btn btn-outline"
          ref={(button) => button?.focus()}
          disabled={end.isPending}
          onClick={() => end.mutate()}
        >
          {t(end.isPending ? 'share.ending' : 'share.endYes')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => setAsking(false)}>
          {t('share.endNo')}
        </button>
      </div>
    </div>
  );
}

function ShareLine({
  share,
  reportId,
  onEnded,
}: {
  share: ReportShare;
  reportId: string;
  onEnded: (id: string) => void;
}) {
  const { t, date, moment } = useTranslator<typeof reportMessages>();
  const hideWords = useHideWords();
  const [showsUrl, setShowsUrl] = useState(false);
  const [now] = useState(() => Date.now());
  const standing = standingOf(share, now);
  const without = hideWords(share);
  const { views, last_viewed_at: lastViewed } = share;
  const url = absolute(share.url);
  return (
    <li className={styles.line}>
      <p>
        <StatusWord status={standing === 'open' ? 'ok' : 'no'}>
          {standing === 'open' && t('share.open', { until: date(share.expires_at) })}
          {standing === 'over' && t('share.over', { date: date(share.expires_at) })}
          {standing === 'ended' && t('share.ended', { date: date(share.revoked_at!) })}
        </StatusWord>
      </p>
      <p className="dim sm">
        {lastViewed === null ? t('share.notViewed') : t('share.viewed', { count: views, moment: moment(lastViewed) })}
        {without && ` · ${t('share.without', { without })}`}
      </p>
      {standing === 'open' && (
        <div className={styles.row}>
          <CopyLink
            url={url}
            className="btn btn-quiet"
            label={t('share.copyOf', { date: date(share.expires_at) })}
            onRefused={() => setShowsUrl(true)}
          />
          <EndLink share={share} reportId={reportId} onEnded={onEnded} />
        </div>
      )}
      {showsUrl && (
        <input
          className="field"
          readOnly
          aria-label={t('share.link')}
          value={url}
          onFocus={({ target }) => target.select()}
        />
      )}
    </li>
  );
}

/** Props of `ShareList`. */
export interface ShareListProps {
  /** The report's id. */
  readonly id: string;
  readonly onEnded: (id: string) => void;
}

/** The links to a report with their expiry, views, and hidden parts, and a button to deactivate each. */
export function ShareList({ id, onEnded }: ShareListProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const shares = useQuery(sharesQuery(useCall(), id));
  if (shares.error) return <ErrorNotice error={shares.error} onRetry={() => void shares.refetch()} />;
  if (!shares.data)
    return (
      <p className="dim" role="status">
        {t('share.loading')}
      </p>
    );
  if (shares.data.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby={`links-${id}`}>
      <h3 id={`links-${id}`}>{t('share.links')}</h3>
      <ul>
        {shares.data.map((share) => (
          <ShareLine key={share.id} share={share} reportId={id} onEnded={onEnded} />
        ))}
      </ul>
    </section>
  );
}
