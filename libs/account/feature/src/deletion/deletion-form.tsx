import { deletionContract, DeletionRequestSchema } from '@vinlore/account-domain';
import { CallError } from '@vinlore/contract';
import {
  EMAIL_INPUT,
  FieldFrame,
  type FieldTies,
  Notice,
  StopIcon,
  Toaster,
  toasts,
  useBrand,
  useCall,
  useTranslator,
  validateBy,
} from '@vinlore/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { SupportMail } from '../support/support-mail.tsx';
import styles from './deletion.module.css';
import type { deletionMessages } from './messages/index.ts';

/** How long the toast of a success stays (spec §8). */
const TOAST_MS = 10_000;

const STEPS = ['step1', 'step2', 'step3'] as const;
const FIELDS = ['email', 'message'] as const;
type Field = (typeof FIELDS)[number];
type Values = Record<Field, string>;

/** What the error line says, and of which field. */
interface DeletionFault {
  readonly text: string;
  readonly field?: Field;
}

/** A field's ties, and the form's error line among them while that speaks of the field. */
function tiedTo(line: string, wrong: boolean, ties: FieldTies): FieldTies {
  if (!wrong) return ties;
  const describedBy = [ties['aria-describedby'], line].filter(Boolean).join(' ');
  return { ...ties, 'aria-invalid': true, 'aria-describedby': describedBy };
}

/**
 * Asks for the deletion of an account (spec §2, §4): idle, submitting, then success or failure. The fields are read
 * when they are sent and are nobody's before: what is typed while the island's code loads stays.
 */
export function DeletionForm() {
  const translator = useTranslator<typeof deletionMessages>();
  const { t } = translator;
  const { support_email: support } = useBrand();
  const call = useCall();
  const [submitting, setSubmitting] = useState(false);
  const [fault, setFault] = useState<DeletionFault | null>(null);
  const [sentFor, setSentFor] = useState<string | null>(null);
  const id = useId();
  const line = `${id}-error`;
  const email = useRef<HTMLInputElement>(null);

  // The members' area names who comes from there, where no server log sees it: `#email=…`.
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
          <p className={styles.noScript}>
            {t('deletion.noScript')} <SupportMail />
          </p>
          <form className={`${styles.card} ${styles.form}`} method="post" noValidate onSubmit={submit}>
            <FieldFrame {...field('email')}>
              {(ties) => (
                <input
                  {...EMAIL_INPUT}
                  {...tiesOf('email', ties)}
                  ref={email}
                  className={`field ${styles.email}`}
                  placeholder={t('deletion.emailExample')}
                />
              )}
            </FieldFrame>
            <FieldFrame {...field('message')} hint={t('deletion.messageHint')}>
              {(ties) => (
                <textarea {...tiesOf('message', ties)} className={`field ${styles.message}`} name="message" required />
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
