import { StatusWord, useTranslator } from '@vinlore/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { garageMessages } from '../messages/index.ts';
import parts from '../parts.module.css';
import styles from './share.module.css';

/** What `OpenLink` takes. */
interface OpenLinkProps {
  /** As the server gives it. */
  readonly path: string;
  /** It was turned on just now: a keyboard goes on here. */
  readonly takesFocus: boolean;
}

/** The link to the public garage: to copy, and to look at. */
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
      // The browser does not let us: the link stands in the field, marked.
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
