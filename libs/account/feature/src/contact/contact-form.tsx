import { profileContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import type { Translator } from '@vinlore/i18n';
import {
  EMAIL_INPUT,
  ErrorNotice,
  FieldFrame,
  FormName,
  island,
  type SentForm,
  SentNotice,
  useCall,
  useSentForm,
  useTranslator,
  validateBy,
} from '@vinlore/ui';
import { useId } from 'react';
import { SupportMail } from '../support/support-mail.tsx';
import styles from './contact.module.css';
import type { contactMessages } from './messages/index.ts';

/** Props of `ContactForm`: plain JSON, because it is an island. */
export interface ContactFormProps {
  /** Label of the button, set by the brand. */
  readonly button: string;
}

const FIELDS = ['name', 'email', 'message'] as const;
type Field = (typeof FIELDS)[number];
type Values = Record<Field, string>;

const OTHERWISE = { name: 'contact.nameLong', email: 'contact.emailInvalid' } as const;

/** Support's address, for people who prefer email. */
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

/** The form, as rendered by its island and by the server. */
export const contactSent = (translator: Translator<(typeof contactMessages)['en']>, call: Call): SentForm<Field> => ({
  name: 'contact',
  fields: FIELDS,
  check: validateBy<Values, (typeof contactMessages)['en']>(profileContract.contactMail.request, translator, OTHERWISE),
  send: ({ name, ...message }) => call(profileContract.contactMail, name.trim() ? { ...message, name } : message),
});

/** Form that sends a message to the brand's support. Needs `useCall`. */
export function ContactFormScreen({ button }: ContactFormProps) {
  const translator = useTranslator<typeof contactMessages>();
  const { t } = translator;
  const call = useCall();
  const id = useId();
  const sentForm = contactSent(translator, call);
  const { faults, failure, sending, sent, before, another, form, id: formId } = useSentForm(sentForm);

  const field = (name: Field) => ({ id: `${id}-${name}`, label: t(`contact.${name}`), error: faults[name] });

  return (
    <div className={styles.layout}>
      {sent === null ? (
        <form className={styles.form} {...form}>
          <FormName name={sentForm.name} />
          <FieldFrame {...field('name')} optional={t('contact.optional')}>
            {(ties) => <input {...ties} className="field" name="name" autoComplete="name" defaultValue={before.name} />}
          </FieldFrame>
          <FieldFrame {...field('email')} hint={t('contact.emailHint')}>
            {(ties) => <input {...EMAIL_INPUT} {...ties} className="field" defaultValue={before.email} />}
          </FieldFrame>
          <FieldFrame {...field('message')} hint={t('contact.messageHint')}>
            {(ties) => (
              <textarea
                {...ties}
                className={`field ${styles.message}`}
                name="message"
                required
                defaultValue={before.message}
              />
            )}
          </FieldFrame>
          {failure !== null && <ErrorNotice error={failure} />}
          <button className={`btn btn-primary btn-lg ${styles.submit}`} type="submit" aria-busy={sending}>
            {sending ? t('contact.sending') : button}
          </button>
        </form>
      ) : (
        <SentNotice
          id={formId}
          title={t('contact.sentTitle')}
          actions={
            <button type="button" className="btn btn-outline" onClick={another}>
              {t('contact.another')}
            </button>
          }
        >
          <p>{t('contact.sent', { email: sent.email.trim() })}</p>
        </SentNotice>
      )}
      <Direct />
    </div>
  );
}

/** `ContactFormScreen` as an island, hydrated on first interaction. */
export const ContactForm = island('contact-form', ContactFormScreen);
