import { type NameDiffers, NameDiffersSchema } from '@vinlore/report-domain';
import { CallError } from '@vinlore/contract';
import { FieldFrame, Notice, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import * as v from 'valibot';
import type { reportMessages } from '../messages/index.ts';
import styles from './make.module.css';

/** Maximum length of `check_vname`. */
const LONGEST = 100;

/** The server's question about a name, if that is why it created no report; else null. */
export function nameQuestion(error: Error | null): NameDiffers | null {
  if (!(error instanceof CallError) || error.status !== 409) return null;
  const parsed = v.safeParse(NameDiffersSchema, error.data);
  return parsed.success ? parsed.output : null;
}

/** Props of `NameField`. */
interface NameFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The member's name for a classic car, which may become the report title (docs/decisions.md §6, `check_vname`). */
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

/** Props of `NameQuestion`. */
interface NameQuestionProps {
  readonly asked: NameDiffers;
  /** @param name the name that the member chose */
  readonly onAnswer: (name: { readonly words: string; readonly isConfirmed: boolean }) => void;
}

/** Asks the member to choose if the name has another year or make than the VIN decodes to. */
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
