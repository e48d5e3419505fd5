import { FieldFrame, useTranslator } from '@vinlore/ui';
import { type DragEvent, useId, useState } from 'react';
import type { MappingTexts } from './messages/index.ts';
import { readFile, type Sample } from './read-file.ts';
import styles from './studio.module.css';

/** Props of `SampleChoice`. */
export interface SampleChoiceProps {
  readonly onSample: (sample: Sample) => void;
}

/** File picker and drop target for the sample file. Only the beginning of the file is uploaded. */
export function SampleChoice({ onSample }: SampleChoiceProps) {
  const { t } = useTranslator<MappingTexts>();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      onSample(await readFile(file));
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  };
  const over = (event: DragEvent, isNow: boolean) => {
    event.preventDefault();
    setOver(isNow);
  };
  return (
    <div
      className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <FieldFrame
        id={id}
        label={t('mapping.drop')}
        hint={t('mapping.fileHint')}
        {...(isUnreadable && { error: t('mapping.fileUnreadable') })}
      >
        {(ties) => (
          <input {...ties} className="field" type="file" onChange={({ target }) => void take(target.files?.[0])} />
        )}
      </FieldFrame>
    </div>
  );
}
