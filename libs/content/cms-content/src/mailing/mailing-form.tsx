import { contentContract, currentConsent, type MailingPurpose } from '@vinlore/content-domain';
import type { Call } from '@vinlore/contract';
import type { Translator } from '@vinlore/i18n';
import {
  EMAIL_INPUT,
  ErrorNotice,
  FieldError,
  FieldFrame,
  FormName,
  island,
  type SentForm,
  SentNotice,
  useBrand,
  useCall,
  useSentForm,
  useTranslator,
  validateBy,
} from '@vinlore/ui';
import { useId } from 'react';
import styles from './mailing-form.module.css';
import type { mailingMessages } from './messages/index.ts';

/** Props of `MailingForm`: plain JSON, since it is an island. */
export interface MailingFormProps {
  /** The one purpose that the email may be used for. */
  readonly purpose: MailingPurpose;
  /** The button label, set by the brand. */
  readonly button: string;
}

const FIELDS = ['email', 'consent'] as const;
type Field = (typeof FIELDS)[number];

/** The sign-up form for one purpose, as rendered by the server and its island. */
export function mailingSent(
  purpose: MailingPurpose,
  translator: Translator<(typeof mailingMessages)['en']>,
  call: Call,
): SentForm<Field> {
  const agreed = { purpose, consent_version: currentConsent(purpose).version };
  const check = validateBy<Record<Field, string>, (typeof mailingMessages)['en']>(
    contentContract.homeCollection.request,
    translator,
    { email: 'content.emailInvalid' },
  );
  return {
    name: `mailing:${purpose}`,
    fields: FIELDS,
    check: (entered) => check({ ...entered, ...agreed }),
    send: ({ email }) => call(contentContract.homeCollection, { email, consent: 'yes', ...agreed }),
  };
}

/**
 * Signs an email up for one purpose, with the consent text next to the checkbox (docs/decisions.md §4). The checkbox is
 * never preselected. Needs `useCall`.
 */
export function MailingFormScreen({ purpose, button }: MailingFormProps) {
  const translator = useTranslator<typeof mailingMessages>();
  const { t, language } = translator;
  const { name } = useBrand();
  const call = useCall();
  const id = useId();
  const { text } = currentConsent(purpose);
  const sentForm = mailingSent(purpose, translator, call);
  const { faults, failure, sending, sent, before, form, id: formId } = useSentForm(sentForm);

  const consentError = `${id}-consent-error`;
  if (sent)
    return (
      <SentNotice id={formId} title={t('mailingForm.sentTitle')}>
        <p>{t('mailingForm.sent', { email: sent.email.trim() })}</p>
      </SentNotice>
    );
  return (
    <form className={styles.form} {...form}>
      <FormName name={sentForm.name} />
      <FieldFrame id={`${id}-email`} label={t('mailingForm.email')} error={faults.email}>
        {(ties) => <input {...EMAIL_INPUT} {...ties} className="field" defaultValue={before.email} />}
      </FieldFrame>
      <div>
        <label className={styles.consent}>
          <input
            type="checkbox"
            name="consent"
            value="yes"
            required
            defaultChecked={before.consent === 'yes'}
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

/** `MailingFormScreen` as an island, hydrated on the first interaction. */
export const MailingForm = island('mailing-form', MailingFormScreen);
