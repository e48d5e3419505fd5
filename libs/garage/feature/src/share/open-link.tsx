import { StatusWord, useTranslator } from '@vinlore/ui';
import { useId, useRef, useState } from 'react';
import type { garageMessages } from '../messages/index.ts';
import styles from './share.module.css';

/** The link to the public garage: to copy, and to look at. @param path as the server gives it */
export function OpenLink({ path }: { readonly path: string }) {
  const { t } = useTranslator<typeof garageMessages>();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
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
    <div className={styles.link}>
      <label htmlFor={id}>{t('garage.link')}</label>
      <input ref={field} id={id} className="field" readOnly value={url} onFocus={({ target }) => target.select()} />
      <div className={styles.row}>
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
