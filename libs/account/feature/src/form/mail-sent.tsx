import { CheckIcon, ErrorNotice, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { accountMessages } from '../messages/index.ts';
import styles from './account-card.module.css';

/** Props of `MailSent`. */
export interface MailSentProps {
  /** The message, which doesn't reveal whether the address has an account (docs/decisions.md §3). */
  readonly text: string;
  readonly sendAgain: () => Promise<void>;
  /** Returns to the form with its values kept. */
  readonly onOtherEmail: () => void;
}

/** Replaces a form whose result arrives by email. Its heading gets focus, because the screen has changed. */
export function MailSent({ text, sendAgain, onOtherEmail }: MailSentProps) {
  const { t } = useTranslator<typeof accountMessages>();
  const again = useMutation({ mutationFn: sendAgain });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <section className={styles.card}>
      <h1 className={styles.title} ref={title} tabIndex={-1}>
        {t('account.sentTitle')}
      </h1>
      <p className={styles.letter}>{text}</p>
      <p className={styles.lead}>{t('account.sentHelp')}</p>
      {again.error && (
        <div className={styles.failure}>
          <ErrorNotice error={again.error} />
        </div>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className="btn btn-outline"
          aria-busy={again.isPending}
          onClick={() => {
            if (!again.isPending) again.mutate();
          }}
        >
          {t(again.isPending ? 'account.sendingAgain' : 'account.sendAgain')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onOtherEmail}>
          {t('account.otherEmail')}
        </button>
      </div>
      <p role="status" className={styles.again}>
        {again.isSuccess && (
          <>
            <CheckIcon size={16} />
            {t('account.sentAgain')}
          </>
        )}
      </p>
    </section>
  );
}
