import { StatusWord, useTranslator } from '@vinlore/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { garageMessages } from '../messages/index.ts';
import parts from '../parts.module.css';
import styles from './share.module.css';

/** Props of `OpenLink`. */
interface OpenLinkProps {
  /** Link as returned by the server. */
  readonly path: string;
  /** Whether it was just turned on and takes focus. */
  readonly takesFocus: boolean;
}

/** The public link with buttons to copy and open it. */
export function OpenLink({ path, takesFocus }: OpenLinkProps) {
  const { t } = useTranslator<typeof garageMessages>();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const url = new URL(path, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // The browser denied clipboard access; select the link so it can be copied by hand.
      field.current?.select();
    }
  };
  return (
    <div className={`${parts.form} ${styles.link}`}>
      <label htmlFor={id}>{t('garage.link')}</label>
      <input ref={field} id={id} className="field" readOnly value={url} onFocus={({ target }) => target.select()} />
      <div className="row">
        <button type="button" className="btn btn-primary" onClick={() => void copy()}>
          {t('garage.copy')}
        </button>
        <a className="btn btn-outline" href={path} target="_blank" rel="noreferrer">
          {t('garage.open')}
        </a>
        <span role="status">{isCopied && <StatusWord status="ok">{t('garage.copied')}</StatusWord>}</span>
      </div>
    </div>
  );
}
