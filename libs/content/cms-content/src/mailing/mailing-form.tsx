import { contentContract, currentConsent, type MailingPurpose } from '@vinlore/content-domain';
import {
  EMAIL_INPUT,
  ErrorNotice,
  FieldError,
  FieldFrame,
  island,
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

/** What `MailingForm` takes: plain JSON, since it is an island. */
export interface MailingFormProps {
  /** The one thing that the address is for. */
  readonly purpose: MailingPurpose;
  /** The words of the button: the brand's. */
  readonly button: string;
}

const FIELDS = ['email', 'consent'] as const;
type Field = (typeof FIELDS)[number];

/**
 * Leaves an e-mail address for one purpose, with the consent that stands beside the box (docs/decisions.md §4). The box is never
 * ticked beforehand. Needs `useCall`.
 */
export function MailingFormScreen({ purpose, button }: MailingFormProps) {
  const translator = useTranslator<typeof mailingMessages>();
  const { t, language } = translator;
  const { name } = useBrand();
  const call = useCall();
  const id = useId();
  const { version, text } = currentConsent(purpose);
  const { faults, failure, sending, sent, onSubmit } = useSentForm({
    fields: FIELDS,
    check: (entered) =>
      validateBy<Record<Field, string>, (typeof mailingMessages)['en']>(
        contentContract.homeCollection.request,
        translator,
        { email: 'content.emailInvalid' },
      )({ ...entered, ...{ purpose, consent_version: version } }),
    send: ({ email }) =>
      call(contentContract.homeCollection, { email, purpose, consent: 'yes', consent_version: version }),
  });

  const consentError = `${id}-consent-error`;
  if (sent)
    return (
      <SentNotice title={t('mailingForm.sentTitle')}>
        <p>{t('mailingForm.sent', { email: sent.email.trim() })}</p>
      </SentNotice>
    );
  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
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
