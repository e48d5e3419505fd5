import { recallContract } from '@vinlore/recall-domain';
import {
  EMAIL_INPUT,
  ErrorNotice,
  FieldFrame,
  island,
  SentNotice,
  useCall,
  useSentForm,
  useTranslator,
  validateBy,
} from '@vinlore/ui';
import { useId } from 'react';
import * as v from 'valibot';
import type { recallMessages } from '../messages/index.ts';
import styles from './watch-form.module.css';

/** The vehicle to watch: by its VIN, else by name. Plain JSON, since the form is an island. */
export interface WatchSubject {
  readonly vin: string | null;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** As readers call it. */
  readonly title: string;
}

/** What `WatchForm` takes. */
export interface WatchFormProps {
  readonly vehicle: WatchSubject;
  /** The member's own address, where one is known. */
  readonly email?: string;
}

const FormSchema = v.object({ email: v.pipe(v.string(), v.trim(), v.email('recall.emailInvalid')) });

/** Asks for a mail when a vehicle gets a new recall. Needs `useCall`. */
export function WatchFormScreen({ vehicle, email: known = '' }: WatchFormProps) {
  const translator = useTranslator<typeof recallMessages>();
  const { t } = translator;
  const call = useCall();
  const id = useId();
  const { vin, year, make, model } = vehicle;
  const named = vin === null ? { year: String(year), make, model } : { vin };
  const { faults, failure, sending, sent, onSubmit } = useSentForm({
    fields: ['email'],
    check: validateBy<{ email: string }, (typeof recallMessages)['en']>(FormSchema, translator),
    send: ({ email }) => call(recallContract.watchRecalls, { email: email.trim(), ...named }),
  });

  if (sent)
    return (
      <SentNotice title={t('recall.watchSent')}>
        <p>{t('recall.watchSentText', { email: sent.email.trim() })}</p>
      </SentNotice>
    );
  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <h2>{t('recall.watch')}</h2>
      <p className="dim">{t('recall.watchText', { title: vehicle.title })}</p>
      <FieldFrame id={`${id}-email`} label={t('recall.email')} error={faults.email}>
        {(ties) => <input {...EMAIL_INPUT} {...ties} className="field" defaultValue={known} />}
      </FieldFrame>
      {failure !== null && <ErrorNotice error={failure} />}
      <button className={`btn btn-outline ${styles.submit}`} type="submit" aria-busy={sending}>
        {sending ? t('recall.watchSending') : t('recall.watchGo')}
      </button>
    </form>
  );
}

/** `WatchFormScreen` as an island: alive on the first touch. */
export const WatchForm = island('recall-watch', WatchFormScreen);
