import { CHAT_MESSAGE_LENGTH } from '@vinlore/feedback-domain';
import { ErrorNotice, StopIcon, useTranslator } from '@vinlore/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './chat-panel.module.css';
import type { panelMessages } from './messages/index.ts';

/** From this length on, the field shows how many characters are left. */
const TELL_FROM = CHAT_MESSAGE_LENGTH - 200;

/** The message form. An unsent message stays in the field; a retry is the same message. */
export function MessageForm({
  send,
  focus,
}: {
  readonly send: (messageId: string, text: string) => Promise<void>;
  readonly focus: boolean;
}) {
  const { t } = useTranslator<typeof panelMessages>();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [fault, setFault] = useState<unknown>(null);
  const [empty, setEmpty] = useState(false);
  const [length, setLength] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const messageId = useRef<{ readonly text: string; readonly id: string } | null>(null);
  const id = useId();

  useEffect(() => {
    if (focus) field.current?.focus({ preventScroll: true });
  }, [focus]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = field.current!.value.trim();
    if (state === 'sending') return;
    setEmpty(text === '');
    if (text === '') return field.current!.focus();
    // Changed text makes a new message; an unchanged one may have arrived although the response was lost.
    if (messageId.current?.text !== text) messageId.current = { text, id: crypto.randomUUID() };
    setState('sending');
    setFault(null);
    try {
      await send(messageId.current.id, text);
      messageId.current = null;
      field.current!.value = '';
      setLength(0);
      setState('sent');
    } catch (error) {
      setFault(error);
      setState('idle');
    }
    field.current?.focus({ preventScroll: true });
  };
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {fault !== null && <ErrorNotice error={fault} />}
      <label className={styles.label} htmlFor={id}>
        {t('feedback.field')}
      </label>
      <textarea
        ref={field}
        id={id}
        className={`field ${styles.field}`}
        rows={2}
        maxLength={CHAT_MESSAGE_LENGTH}
        aria-invalid={empty || undefined}
        aria-describedby={empty ? `${id}-empty ${id}-limit` : `${id}-limit`}
        onKeyDown={sendByKey}
        onChange={(event) => {
          setLength(event.target.value.length);
          setEmpty(false);
          setState((now) => (now === 'sent' ? 'idle' : now));
        }}
      />
      {empty && (
        <p className={styles.error} id={`${id}-empty`}>
          <StopIcon size={16} />
          {t('feedback.fieldEmpty')}
        </p>
      )}
      <div className={styles.foot}>
        <p className={styles.small} id={`${id}-limit`}>
          {length < TELL_FROM
            ? t('feedback.fieldLimit', { count: CHAT_MESSAGE_LENGTH })
            : t('feedback.fieldLeft', { count: CHAT_MESSAGE_LENGTH - length })}
        </p>
        <button type="submit" className="btn btn-primary" aria-busy={state === 'sending'}>
          {t(state === 'sending' ? 'feedback.sending' : 'feedback.send')}
        </button>
      </div>
      <p className="hidden-visually" role="status">
        {state === 'sent' && t('feedback.sent')}
      </p>
    </form>
  );
}
