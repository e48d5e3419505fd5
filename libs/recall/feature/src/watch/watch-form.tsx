import { recallContract } from '@vinlore/recall-domain';
import { EMAIL_INPUT, ErrorNotice, FieldFrame, island, Notice, useCall, useTranslator, validateBy } from '@vinlore/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import type { recallMessages } from '../messages/index.ts';
import styles from './watch-form.module.css';

/** The vehicle to watch: by its VIN, else by name. Plain JSON, since the form is an island. */
export interface WatchedVehicle {
  readonly vin: string | null;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** As readers call it. */
  readonly title: string;
}

/** What `WatchForm` takes. */
export interface WatchFormProps {
  readonly vehicle: WatchedVehicle;
  /** The member's own address, where one is known. */
  readonly email?: string;
}

const FormSchema = v.object({ email: v.pipe(v.string(), v.trim(), v.email('recall.emailInvalid')) });

/** Takes the focus when it appears: what was focused, the form's button, is gone. */
function Sent({ email }: { readonly email: string }) {
  const { t } = useTranslator<typeof recallMessages>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.sent} tabIndex={-1}>
      <Notice status="ok" title={t('recall.watchSent')}>
        <p>{t('recall.watchSentText', { email })}</p>
      </Notice>
    </div>
  );
}

/**
 * Asks for a mail when a vehicle gets a new recall. The field is read when it is sent: what is typed while the island's
 * code loads stays. Needs `useCall`.
 */
export function WatchFormScreen({ vehicle, email: known = '' }: WatchFormProps) {
  const translator = useTranslator<typeof recallMessages>();
  const { t } = translator;
  const call = useCall();
  const id = useId();
  const [fault, setFault] = useState<string | undefined>();
  const [failure, setFailure] = useState<unknown>(null);
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const send = async (email: string) => {
    setSending(true);
    setFailure(null);
    const { vin, year, make, model } = vehicle;
    const named = vin === null ? { year: String(year), make, model } : { vin };
    try {
      await call(recallContract.watchRecalls, { email, ...named });
      setSentTo(email);
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
    const email = String(new FormData(form).get('email')).trim();
    const wrong = validateBy<{ email: string }, (typeof recallMessages)['en']>(FormSchema, translator)({ email });
    setFault(wrong.email);
    if (wrong.email) form.querySelector<HTMLElement>('[name=email]')?.focus();
    else void send(email);
  };

  if (sentTo !== null) return <Sent email={sentTo} />;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <h2>{t('recall.watch')}</h2>
      <p className="dim">{t('recall.watchText', { title: vehicle.title })}</p>
      <FieldFrame id={`${id}-email`} label={t('recall.email')} error={fault}>
        {(ties) => <input {...EMAIL_INPUT} {...ties} className="field" defaultValue={known} />}
      </FieldFrame>
      {failure !== null && <ErrorNotice error={failure} />}
      <button className={`btn ${styles.submit}`} type="submit" aria-busy={sending}>
        {sending ? t('recall.watchSending') : t('recall.watchGo')}
      </button>
    </form>
  );
}

/** `WatchFormScreen` as an island: alive on the first touch. */
export const WatchForm = island('recall-watch', WatchFormScreen);
