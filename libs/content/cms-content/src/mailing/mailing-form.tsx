import { contentContract, currentConsent, type MailingPurpose } from '@vinlore/content-domain';
import {
  EMAIL_INPUT,
  ErrorNotice,
  FieldError,
  FieldFrame,
  island,
  Notice,
  useBrand,
  useCall,
  useTranslator,
  validateBy,
} from '@vinlore/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './mailing-form.module.css';
import type { mailingMessages } from './messages/index.ts';

/** What `MailingForm` takes: plain JSON, since it is an island. */
export interface MailingFormProps {
  /** The one thing that the address is for. */
  readonly purpose: MailingPurpose;
  /** The words of the button: the brand's. */
  readonly button: string;
}

const FIELDS = ['email', 'consent'] as const;
type Field = (typeof FIELDS)[number];

/** Takes the focus when it appears: what was focused, the form's button, is gone. */
function Sent({ email }: { email: string }) {
  const { t } = useTranslator<typeof mailingMessages>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.sent} tabIndex={-1}>
      <Notice status="ok" title={t('mailingForm.sentTitle')}>
        <p>{t('mailingForm.sent', { email })}</p>
      </Notice>
    </div>
  );
}

/**
 * Leaves an e-mail address for one purpose, with the consent that stands beside the box (decisions §4). The box is never
 * ticked beforehand. Fields are read when they are sent: what is typed while the island's code loads stays. Needs
 * `useCall`.
 */
export function MailingFormScreen({ purpose, button }: MailingFormProps) {
  const translator = useTranslator<typeof mailingMessages>();
  const { t, language } = translator;
  const { name } = useBrand();
  const call = useCall();
  const id = useId();
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { version, text } = currentConsent(purpose);

  const send = async (email: string) => {
    setSending(true);
    setFailure(null);
    try {
      await call(contentContract.homeCollection, { email, purpose, consent: 'yes', consent_version: version });
      setSentTo(email.trim());
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
    const values = { email: String(entered.get('email')), consent: String(entered.get('consent')) };
    const wrong = validateBy<Record<Field, string>, (typeof mailingMessages)['en']>(
      contentContract.homeCollection.request,
      translator,
      { email: 'content.emailInvalid' },
    )({ ...values, ...{ purpose, consent_version: version } });
    setFaults(wrong);
    const first = FIELDS.find((field) => wrong[field]);
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else void send(values.email);
  };

  const consentError = `${id}-consent-error`;
  if (sentTo !== null) return <Sent email={sentTo} />;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <FieldFrame id={`${id}-email`} label={t('mailingForm.email')} error={faults.email}>
        {(ties) => <input {...EMAIL_INPUT} {...ties} className="field" />}
      </FieldFrame>
      <div>
        <label className={styles.consent}>
          <input
            type="checkbox"
            name="consent"
            value="yes"
            required
            aria-invalid={faults.consent ? true : undefined}
            aria-describedby={faults.consent && consentError}
          />
          <span>{text[language].replace('{brand}', name)}</span>
        </label>
        {faults.consent && <FieldError id={consentError} text={faults.consent} />}
      </div>
      {failure !== null && <ErrorNotice error={failure} />}
      <button className={`btn btn-primary ${styles.submit}`} type="submit" aria-busy={sending}>
        {sending ? t('mailingForm.sending') : button}
      </button>
    </form>
  );
}

/** `MailingFormScreen` as an island: alive on the first touch. */
export const MailingForm = island('mailing-form', MailingFormScreen);
