import { useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { deskMessages } from '../messages/index.ts';
import styles from './act-dialog.module.css';

/** Props of `ReasonField`. */
export interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Label other than "Reason". */
  readonly label?: string;
  /** Maximum length; default 200. */
  readonly max?: number;
}

/** Field for the reason of an act: stored in the audit log, so it must not contain personal data. */
export function ReasonField({ value, onChange, label, max = 200 }: ReasonFieldProps) {
  const { t } = useTranslator<typeof deskMessages>();
  const id = useId();
  return (
    <div className={styles.reason}>
      <label className="strong" htmlFor={id}>
        {label ?? t('desk.reason')}
      </label>
      <p className="dim sm" id={`${id}-hint`}>
        {t('desk.reasonHint')}
      </p>
      <textarea
        id={id}
        className="field"
        data-autofocus
        aria-describedby={`${id}-hint`}
        value={value}
        maxLength={max}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
