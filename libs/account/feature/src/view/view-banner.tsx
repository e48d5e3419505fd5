import { viewContract } from '@vinlore/account-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { useEffect, useState } from 'react';
import type { viewMessages } from './messages/index.ts';
import styles from './view.module.css';

const MINUTE = 60_000;
const TICK = 5_000;

/** What the banner needs of its app. */
export interface ViewBannerProps {
  /** Whose account is looked at. */
  readonly email: string;
  /** When the view ends, by this browser's clock. */
  readonly until: number;
  /** Forgets the view, whatever the server could be told of it. */
  readonly onEnded: () => void;
}

/** Says on every page whose account is looked at, and ends the view: by its button, or when its time is over. */
export function ViewBanner({ email, until, onEnded }: ViewBannerProps) {
  const { t } = useTranslator<typeof viewMessages>();
  const call = useCall();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => {
      if (Date.now() >= until) onEnded();
      else setNow(Date.now());
    }, TICK);
    return () => clearInterval(tick);
  }, [until, onEnded]);
  // What the server can't be told of ends by itself there; here nothing of it stays.
  const end = () => void call(viewContract.endView, {}).then(onEnded, onEnded);
  return (
    <section className={styles.banner} aria-label={t('view.title')}>
      <div>
        <p className="strong">{t('view.banner', { email })}</p>
        <p className="sm">{t('view.left', { minutes: Math.floor(Math.max(0, until - now) / MINUTE) })}</p>
      </div>
      <button type="button" className="btn btn-outline" onClick={end}>
        {t('view.end')}
      </button>
    </section>
  );
}
