import { feedbackContract } from '@vinlore/feedback-domain';
import { ErrorNotice, StatusWord, StopIcon, useCall, useTranslator } from '@vinlore/ui';
import { type FormEvent, useId, useState } from 'react';
import styles from './chat-panel.module.css';
import type { panelMessages } from './messages/index.ts';

/** A loose check; the server validates the address. */
const ADDRESS = /^\S+@\S+\.\S+$/;

/** Asks a visitor for an email for replies after they leave. */
export function EmailForm() {
  const { t } = useTranslator<typeof panelMessages>();
  const call = useCall();
  const [kept, setKept] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [invalid, setInvalid] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const id = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    const wrong = !ADDRESS.test(email);
    setInvalid(wrong);
    setFault(null);
    if (wrong) return field.focus();
    setSending(true);
    try {
      await call(feedbackContract.chatEmail, { email });
      setKept(email);
    } catch (error) {
      setFault(error);
    } finally {
      setSending(false);
    }
  };
  if (kept !== null)
    return (
      <p role="status">
        <StatusWord status="info">{t('feedback.mailKept', { email: kept })}</StatusWord>
      </p>
    );
  return (
    <form className={styles.email} noValidate onSubmit={(event) => void submit(event)}>
      <p id={`${id}-lead`}>{t('feedback.mailLead')}</p>
      <label className="hidden-visually" htmlFor={id}>
        {t('feedback.mail')}
      </label>
      <div className={styles.emailRow}>
        <input
          id={id}
          name="email"
          type="email"
          className="field"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          placeholder={t('feedback.mail')}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${id}-invalid` : `${id}-lead`}
        />
        <button type="submit" className="btn btn-outline" aria-busy={sending} disabled={sending}>
          {t('feedback.mailSend')}
        </button>
      </div>
      {invalid && (
        <p className={styles.error} id={`${id}-invalid`}>
          <StopIcon size={16} />
          {t('feedback.mailInvalid')}
        </p>
      )}
      {fault !== null && <ErrorNotice error={fault} />}
    </form>
  );
}
