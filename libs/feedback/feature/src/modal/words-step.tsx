import { useTranslator } from '@vinlore/ui';
import { type FormEvent, useRef } from 'react';
import { FailureUnder, MessageField } from '../message/index.ts';
import type { modalMessages } from './messages/index.ts';
import styles from './words-step.module.css';

/** Props of `WordsStep`. */
export interface WordsStepProps {
  readonly prompt: string;
  readonly text: string;
  /** The text's error. */
  readonly error: string | undefined;
  /** The server's or network's error. */
  readonly failure: string | null;
  readonly sending: boolean;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onSkip: () => void;
  /** Without it, there is no Back button. */
  readonly onBack?: () => void;
}

/** The textarea of the message step, and of the apology step without a document (spec §2). */
export function WordsStep(props: WordsStepProps) {
  const { prompt, text, error, failure, sending, onType, onSubmit, onSkip, onBack } = props;
  const { t } = useTranslator<typeof modalMessages>();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    field.current?.focus();
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <MessageField first ref={field} label={prompt} value={text} error={error} onType={onType} />
      <div className={styles.actions}>
        {onBack && (
          <button type="button" className="btn btn-outline" onClick={onBack}>
            {t('rating.back')}
          </button>
        )}
        <button type="button" className="btn btn-outline" onClick={onSkip}>
          {t('rating.skip')}
        </button>
        <button type="submit" className={`btn btn-primary ${styles.submit}`} aria-busy={sending}>
          {t(sending ? 'rating.submitting' : 'rating.submit')}
        </button>
      </div>
      <FailureUnder words={failure} />
    </form>
  );
}
