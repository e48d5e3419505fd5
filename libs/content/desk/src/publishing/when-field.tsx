import { useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './publishing.module.css';

/** The field's value: '' is now, otherwise a local date and time. */
export interface WhenFieldProps {
  readonly later: boolean;
  readonly at: string;
  readonly onChange: (when: { readonly later: boolean; readonly at: string }) => void;
}

/** Whether the field holds a future date and time. */
export const isAhead = (at: string, now = Date.now()) => at !== '' && new Date(at).getTime() > now;

/** Chooses between now and a date and time. */
export function WhenField({ later, at, onChange }: WhenFieldProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const name = useId();
  return (
    <fieldset className={styles.when}>
      <legend className="hidden-visually">{t('content.when')}</legend>
      <label>
        <input type="radio" name={name} checked={!later} onChange={() => onChange({ later: false, at })} />
        {t('content.now')}
      </label>
      <label>
        <input type="radio" name={name} checked={later} onChange={() => onChange({ later: true, at })} />
        {t('content.later')}
      </label>
      {later && (
        <input
          type="datetime-local"
          className={`field ${styles.moment}`}
          aria-label={t('content.moment')}
          value={at}
          onChange={(event) => onChange({ later, at: event.target.value })}
        />
      )}
    </fieldset>
  );
}
