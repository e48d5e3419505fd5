import { deletionContract, DeletionRequestSchema } from '@vinlore/account-domain';
import { type Call, CallError } from '@vinlore/contract';
import type { Translator } from '@vinlore/i18n';
import {
  EMAIL_INPUT,
  FieldFrame,
  FormName,
  type FieldTies,
  Notice,
  postedError,
  type PostedForm,
  type SentForm,
  StopIcon,
  Toaster,
  toasts,
  useBrand,
  useCall,
  usePostedForm,
  useTranslator,
  validateBy,
} from '@vinlore/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { SupportMail } from '../support/support-mail.tsx';
import styles from './deletion.module.css';
import type { deletionMessages } from './messages/index.ts';

/** How long the success toast stays (spec §8). */
const TOAST_MS = 10_000;

const STEPS = ['step1', 'step2', 'step3'] as const;
const FIELDS = ['email', 'message'] as const;
type Field = (typeof FIELDS)[number];
type Values = Record<Field, string>;
type DeletionText = Translator<(typeof deletionMessages)['en']>;

const FORM = 'account-deletion';
/** Where a browser without JavaScript lands after submitting the form. */
const FORM_ID = `form-${FORM}`;

/** The error message and the field it belongs to. */
interface DeletionFault {
  readonly text: string;
  readonly field?: Field;
}

/** The form, as the server renders it for browsers without JavaScript. */
export const deletionSent = (translator: DeletionText, call: Call): SentForm<Field> => ({
  name: FORM,
  fields: FIELDS,
  check: validateBy<Values, (typeof deletionMessages)['en']>(DeletionRequestSchema, translator),
  send: (values) => call(deletionContract.deleteAccount, values),
});

/** Initial error: the validation result of a form that was submitted without JavaScript. */
function faultOf(posted: PostedForm | null, { t }: DeletionText): DeletionFault | null {
  const field = FIELDS.find((name) => posted?.faults[name]);
  if (field) return { text: posted!.faults[field]!, field };
  const error = postedError(posted);
  return error && { text: error.message || t('deletion.failed') };
}

/** ARIA attributes of a field; includes the form's error line while it is about this field. */
function tiedTo(line: string, wrong: boolean, ties: FieldTies): FieldTies {
  if (!wrong) return ties;
  const describedBy = [ties['aria-describedby'], line].filter(Boolean).join(' ');
  return { ...ties, 'aria-invalid': true, 'aria-describedby': describedBy };
}

/**
 * Requests the deletion of an account (spec §2, §4): idle, submitting, then success or failure. The fields are
 * uncontrolled and read on submit, so text typed before the island hydrates is kept.
 */
export function DeletionForm() {
  const translator = useTranslator<typeof deletionMessages>();
  const { t } = translator;
  const { support_email: support } = useBrand();
  const call = useCall();
  const posted = usePostedForm(FORM);
  const before = posted?.sent ? null : posted?.entered;
  const [submitting, setSubmitting] = useState(false);
  const [fault, setFault] = useState(() => faultOf(posted, translator));
  const [sentFor, setSentFor] = useState(posted?.sent ? posted.entered.email!.trim() : null);
  const id = useId();
  const line = `${id}-error`;
  const email = useRef<HTMLInputElement>(null);

  // The members area passes the email in the fragment, which server logs don't see: `#email=…`.
  useEffect(() => {
    const known = new URLSearchParams(window.location.hash.slice(1)).get('email');
    if (known && email.current?.value === '') email.current.value = known;
  }, []);

  const send = async (form: HTMLFormElement, values: Values) => {
    setSubmitting(true);
    try {
      await call(deletionContract.deleteAccount, values);
      form.reset();
      setSentFor(values.email.trim());
      toasts.show({ status: 'ok', message: t('deletion.submitted'), duration: TOAST_MS });
    } catch (error) {
      setFault({ text: (error instanceof CallError && error.message) || t('deletion.failed') });
    } finally {
      setSubmitting(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const values: Values = { email: String(entered.get('email')), message: String(entered.get('message')) };
    setFault(null);
    setSentFor(null);
    const faults = validateBy<Values, (typeof deletionMessages)['en']>(DeletionRequestSchema, translator)(values);
    const first = FIELDS.find((field) => faults[field]);
    if (!first) return void send(form, values);
    setFault({ text: faults[first]!, field: first });
    form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  const field = (name: Field) => ({ id: `${id}-${name}`, label: t(`deletion.${name}`) });
  const tiesOf = (name: Field, ties: FieldTies) => tiedTo(line, fault?.field === name, ties);

  return (
    <>
      <h1>{t('deletion.title')}</h1>
      <p className={styles.contact}>
        {t('deletion.contactFirst')} <SupportMail />
      </p>
      <div className={styles.layout}>
        <div>
          <form
            className={`${styles.card} ${styles.form}`}
            id={FORM_ID}
            action={`#${FORM_ID}`}
            method="post"
            noValidate
            onSubmit={submit}
          >
            <FormName name={FORM} />
            <FieldFrame {...field('email')}>
              {(ties) => (
                <input
                  {...EMAIL_INPUT}
                  {...tiesOf('email', ties)}
                  ref={email}
                  className={`field ${styles.email}`}
                  placeholder={t('deletion.emailExample')}
                  defaultValue={before?.email}
                />
              )}
            </FieldFrame>
            <FieldFrame {...field('message')} hint={t('deletion.messageHint')}>
              {(ties) => (
                <textarea
                  {...tiesOf('message', ties)}
                  className={`field ${styles.message}`}
                  name="message"
                  required
                  defaultValue={before?.message}
                />
              )}
            </FieldFrame>
            <Notice status="ask" title={t('deletion.warning')} />
            <div>
              <div role="alert" id={line}>
                {fault && (
                  <p className={styles.error}>
                    <StopIcon />
                    {fault.text}
                  </p>
                )}
              </div>
              <button className={`btn btn-primary btn-lg ${styles.submit}`} type="submit" disabled={submitting}>
                {submitting && <span className={styles.spinner} aria-hidden="true" />}
                {t(submitting ? 'deletion.submitting' : 'deletion.submit')}
              </button>
            </div>
          </form>
          <div role="status">
            {sentFor !== null && (
              <div className={styles.notice}>
                <Notice status="info" title={t('deletion.nextTitle')}>
                  <p>{t('deletion.next', { email: sentFor })}</p>
                  <p>{t('deletion.nextMissing', { support })}</p>
                </Notice>
              </div>
            )}
          </div>
        </div>
        <section className={styles.next}>
          <h2>{t('deletion.stepsTitle')}</h2>
          <ol>
            {STEPS.map((step) => (
              <li key={step}>{t(`deletion.${step}`)}</li>
            ))}
          </ol>
        </section>
      </div>
      <Toaster />
    </>
  );
}
