import { FieldFrame, useTranslator } from '@vinlore/ui';
import { type FormEvent, useId, useState } from 'react';
import type { bulkScreenMessages } from './messages/index.ts';
import styles from './bulk.module.css';

/** Props of `PasteList`. */
export interface PasteListProps {
  /** The pasted rows as a file. */
  readonly onFile: (file: File) => void;
  readonly onHide: () => void;
}

/** Accepts a list copied from a spreadsheet or an email. */
export function PasteList({ onFile, onHide }: PasteListProps) {
  const { t } = useTranslator<typeof bulkScreenMessages>();
  const id = useId();
  const [list, setList] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (list.trim() !== '') onFile(new File([list], t('bulk.pasted'), { type: 'text/csv' }));
  };
  return (
    <form className={styles.checked} onSubmit={send}>
      <FieldFrame id={id} label={t('bulk.pasteLabel')} hint={t('bulk.pasteHint')}>
        {(ties) => (
          <textarea
            {...ties}
            className={`field ${styles.paste}`}
            rows={8}
            spellCheck={false}
            autoCapitalize="characters"
            value={list}
            onChange={({ target }) => setList(target.value)}
          />
        )}
      </FieldFrame>
      <div className={styles.actions}>
        <button type="submit" className="btn btn-primary btn-lg">
          {t('bulk.pasteCheck')}
        </button>
        <button type="button" className="btn btn-quiet btn-lg" onClick={onHide}>
          {t('bulk.pasteHide')}
        </button>
      </div>
    </form>
  );
}
