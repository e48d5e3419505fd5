import { type NameDiffers, NameDiffersSchema } from '@vinlore/report-domain';
import { CallError } from '@vinlore/contract';
import { FieldFrame, Notice, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import * as v from 'valibot';
import type { reportMessages } from '../messages/index.ts';
import styles from './make.module.css';

/** What `check_vname` takes. */
const LONGEST = 100;

/** What the server asks about a name, where that is why it made no report; else null. */
export function nameQuestion(error: Error | null): NameDiffers | null {
  if (!(error instanceof CallError) || error.status !== 409) return null;
  const parsed = v.safeParse(NameDiffersSchema, error.data);
  return parsed.success ? parsed.output : null;
}

/** What `NameField` takes. */
interface NameFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What the member calls a classic car: it can be the title of its report (docs/decisions.md §6, `check_vname`). */
export function NameField({ value, onChange }: NameFieldProps) {
  const { t } = useTranslator<typeof reportMessages>();
  return (
    <FieldFrame id={useId()} className={styles.name} label={t('make.name')} hint={t('make.nameHint')}>
      {(ties) => (
        <input
          {...ties}
          className="field"
          autoComplete="off"
          maxLength={LONGEST}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** What `NameQuestion` takes. */
interface NameQuestionProps {
  readonly asked: NameDiffers;
  /** @param name the one that the member decides for */
  readonly onAnswer: (name: { readonly words: string; readonly isConfirmed: boolean }) => void;
}

/** The name is of another year or make than the number says: the member decides. */
export function NameQuestion({ asked: { entered, decoded }, onAnswer }: NameQuestionProps) {
  const { t } = useTranslator<typeof reportMessages>();
  return (
    <Notice
      status="ask"
      role="alert"
      title={t('make.nameAsk')}
      actions={
        <>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => onAnswer({ words: decoded, isConfirmed: false })}
          >
            {t('make.nameUse')}
          </button>
          <button
            type="button"
            className="btn btn-outline"
            onClick={() => onAnswer({ words: entered, isConfirmed: true })}
          >
            {t('make.nameKeep')}
          </button>
        </>
      }
    >
      <p>{t('make.nameAskLead', { entered, decoded })}</p>
      <p>{t('make.nameAskBoth')}</p>
    </Notice>
  );
}
