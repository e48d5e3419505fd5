import type { MappingFile } from '@vinlore/report-domain';
import { saveFile } from '@vinlore/desk-ui';
import { FieldFrame, useTranslator } from '@vinlore/ui';
import { useId, useState } from 'react';
import type { MappingTexts } from './messages/index.ts';
import { readDraft, textOfDraft } from './todo.ts';
import styles from './studio.module.css';

/** Props of `TextTab`. */
export interface TextTabProps {
  readonly draft: MappingFile;
  /** File name of the download. */
  readonly name: string;
  readonly onDraft: (draft: MappingFile) => void;
}

/** The mapping as a file, to read, edit, or download. */
export function TextTab({ draft, name, onDraft }: TextTabProps) {
  const { t } = useTranslator<MappingTexts>();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const text = textOfDraft(draft);
  const apply = () => {
    const read = readDraft(typed ?? text);
    setFault('fault' in read ? read.fault : null);
    if ('fault' in read) return;
    onDraft(read.draft);
    setTyped(null);
  };
  return (
    <>
      <FieldFrame
        id={id}
        label={t('mapping.text')}
        hint={t('mapping.textHint')}
        {...(fault !== null && { error: fault })}
      >
        {(ties) => (
          <textarea
            {...ties}
            className={`field ${styles.code}`}
            rows={24}
            spellCheck={false}
            value={typed ?? text}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </FieldFrame>
      <p className={styles.acts}>
        {typed !== null && typed !== text && (
          <button type="button" className="btn btn-primary" onClick={apply}>
            {t('mapping.textApply')}
          </button>
        )}
        <button
          type="button"
          className="btn btn-outline"
          onClick={() => saveFile(`${name}.json`, new Blob([text], { type: 'application/json' }))}
        >
          {t('mapping.download')}
        </button>
      </p>
    </>
  );
}
