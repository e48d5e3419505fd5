import { Card, StatusWord, useTranslator } from '@vinlore/ui';
import { useId, useState } from 'react';
import { CopyIcon } from '../icons.ts';
import type { stickerMessages } from '../messages/index.ts';
import styles from './badge.module.css';

/** HTML of the listing badge for copying: a link and an image, no script. */
export function Badge({ html }: { readonly html: string }) {
  const { t } = useTranslator<typeof stickerMessages>();
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(html);
      setCopied(true);
    } catch {
      // Without clipboard access, the selected text can be copied by hand.
      document.querySelector<HTMLTextAreaElement>(`[id="${id}"]`)?.select();
    }
  };
  return (
    <Card>
      <div className={styles.badge}>
        <h2 className={styles.title}>{t('view.badge')}</h2>
        <p className="dim">{t('view.badgeLead')}</p>
        <label htmlFor={id} className={styles.label}>
          {t('view.badgeLabel')}
        </label>
        <textarea id={id} className={`field figure ${styles.html}`} readOnly rows={4} value={html} spellCheck={false} />
        <p className={styles.actions}>
          <button type="button" className="btn btn-outline" onClick={() => void copy()}>
            <CopyIcon />
            {t('view.badgeCopy')}
          </button>
          <span role="status">{copied && <StatusWord status="ok">{t('view.badgeCopied')}</StatusWord>}</span>
        </p>
      </div>
    </Card>
  );
}
