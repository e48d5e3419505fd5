import type { ReportShare } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import { useEffect, useId, useRef } from 'react';
import { OpenIcon, ShareIcon } from '../icons.ts';
import type { reportMessages } from '../messages/index.ts';
import { absolute } from './absolute.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './share.module.css';

/** Props of `NewLink`. */
export interface NewLinkProps {
  readonly share: ReportShare;
  readonly vehicle: string;
  readonly onAnother: () => void;
}

/** A new link with buttons to copy it, share it through the device, and preview it. */
export function NewLink({ share, vehicle, onAnother }: NewLinkProps) {
  const { t, date } = useTranslator<typeof reportMessages>();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const url = absolute(share.url);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const send = async () => {
    try {
      await navigator.share({ title: t('share.sentTitle', { vehicle }), url });
    } catch {
      // The user closed the share sheet, or the device can't share; select the link for copying.
      field.current?.select();
    }
  };
  return (
    <div className={styles.made}>
      <label htmlFor={id}>{t('share.made', { until: date(share.expires_at) })}</label>
      <input ref={field} id={id} className="field" readOnly value={url} onFocus={({ target }) => target.select()} />
      <div className={styles.row}>
        <CopyLink url={url} className="btn btn-primary" onRefused={() => field.current?.select()} />
        {typeof navigator.share === 'function' && (
          <button type="button" className="btn btn-outline" onClick={() => void send()}>
            <ShareIcon />
            {t('share.send')}
          </button>
        )}
        <a className="btn btn-outline" href={share.url} target="_blank">
          <OpenIcon />
          {t('share.look')}
        </a>
        <button type="button" className="btn btn-quiet" onClick={onAnother}>
          {t('share.another')}
        </button>
      </div>
    </div>
  );
}
