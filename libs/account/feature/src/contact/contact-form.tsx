import { profileContract } from '@vinlore/account-domain';
import { EMAIL_INPUT, ErrorNotice, FieldFrame, island, Notice, useCall, useTranslator, validateBy } from '@vinlore/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { SupportMail } from '../support/support-mail.tsx';
import styles from './contact.module.css';
import type { contactMessages } from './messages/index.ts';

/** What `ContactForm` takes: plain JSON, since it is an island. */
export interface ContactFormProps {
  /** The words of the button: the brand's. */
  readonly button: string;
}

const FIELDS = ['name', 'email', 'message'] as const;
type Field = (typeof FIELDS)[number];
type Values = Record<Field, string>;

const OTHERWISE = { name: 'contact.nameLong', email: 'contact.emailInvalid' } as const;

/** Support's address, for those who would rather write by themselves. */
function Direct() {
  const { t } = useTranslator<typeof contactMessages>();
  return (
    <aside className={styles.direct}>
      <h3>{t('contact.directTitle')}</h3>
      <p>{t('contact.direct')}</p>
      <SupportMail />
    </aside>
  );
}

/** Takes the focus when it appears: what was focused, the form's button, is gone. */
function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { t } = useTranslator<typeof contactMessages>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.sent} tabIndex={-1}>
      <Notice
        status="ok"
        title={t('contact.sentTitle')}
        actions={
          <button type="button" className="btn btn-outline" onClick={onAnother}>
            {t('contact.another')}
          </button>
        }
      >
        <p>{t('contact.sent', { email })}</p>
      </Notice>
    </div>
  );
}

/**
 * Sends a message to the brand's support. Fields are read when they are sent and are nobody's before: what is typed
 * while the island's code loads stays, and so does all of it when sending fails. Needs `useCall`.
 */
export function ContactFormScreen({ button }: ContactFormProps) {
  const translator = useTranslator<typeof contactMessages>();
  const { t } = translator;
  const call = useCall();
  const id = useId();
  const [faults, setFaults] = useState<Partial<Values>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [sending, setSending] = useState(false);
  const [sentFor, setSentFor] = useState<string | null>(null);

  const send = async ({ name, ...message }: Values) => {
    setSending(true);
    setFailure(null);
    try {
      await call(profileContract.contactMail, name.trim() ? { ...message, name } : message);
      setSentFor(message.email.trim());
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const entered = new FormData(form);
    const values = Object.fromEntries(FIELDS.map((field) => [field, String(entered.get(field))])) as Values;
    const wrong = validateBy<Values, (typeof contactMessages)['en']>(
      profileContract.contactMail.request,
      translator,
      OTHERWISE,
    )(values);
    setFaults(wrong);
    const first = FIELDS.find((field) => wrong[field]);
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else void send(values);
  };

  const field = (name: Field) => ({ id: `${id}-${name}`, label: t(`contact.${name}`), error: faults[name] });

  return (
    <div className={styles.layout}>
      <p className={styles.noScript}>
        {t('contact.noScript')} <SupportMail />
      </p>
      {sentFor === null ? (
        <form className={styles.form} method="post" noValidate onSubmit={submit}>
          <FieldFrame {...field('name')} optional={t('contact.optional')}>
            {(ties) => <input {...ties} className="field" name="name" autoComplete="name" />}
          </FieldFrame>
          <FieldFrame {...field('email')} hint={t('contact.emailHint')}>
            {(ties) => <input {...EMAIL_INPUT} {...ties} className="field" />}
          </FieldFrame>
          <FieldFrame {...field('message')} hint={t('contact.messageHint')}>
            {(ties) => <textarea {...ties} className={`field ${styles.message}`} name="message" required />}
          </FieldFrame>
          {failure !== null && <ErrorNotice error={failure} />}
          <button className={`btn btn-primary btn-lg ${styles.submit}`} type="submit" aria-busy={sending}>
            {sending ? t('contact.sending') : button}
          </button>
        </form>
      ) : (
        <Sent email={sentFor} onAnother={() => setSentFor(null)} />
      )}
      <Direct />
    </div>
  );
}

/** `ContactFormScreen` as an island: alive on the first touch. */
export const ContactForm = island('contact-form', ContactFormScreen);
