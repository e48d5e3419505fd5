import { CheckIcon, ErrorNotice, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { accountMessages } from '../messages/index.ts';
import styles from './account-card.module.css';

/** What `MailSent` takes. */
export interface MailSentProps {
  /** What was sent, in words that do not tell whether the address has an account (docs/decisions.md §3). */
  readonly text: string;
  readonly sendAgain: () => Promise<void>;
  /** Back to the form, where what was typed still stands. */
  readonly onOtherEmail: () => void;
}

/** After a form whose answer comes by mail. It lasts, and its heading has the focus: the screen has changed. */
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
