import { viewContract } from '@vinlore/account-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { useEffect, useState } from 'react';
import type { viewMessages } from './messages/index.ts';
import styles from './view.module.css';

const MINUTE = 60_000;
const TICK = 5_000;

/** Props of the banner. */
export interface ViewBannerProps {
  /** Email of the viewed account. */
  readonly email: string;
  /** When the view ends, by this browser's clock. */
  readonly until: number;
  /** Forgets the view, whether or not the server could be reached. */
  readonly onEnded: () => void;
}

/** Shows on every page whose account is being viewed; ends the view on a click or when its time is up. */
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
  // If the server is unreachable, the view expires there on its own; nothing of it stays here.
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
