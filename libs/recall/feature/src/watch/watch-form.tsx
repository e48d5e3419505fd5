import { recallContract } from '@vinlore/recall-domain';
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
import * as v from 'valibot';
import type { recallMessages } from '../messages/index.ts';
import styles from './watch-form.module.css';

/** Vehicle to watch, by VIN or by name. Plain JSON because the form is an island. */
export interface WatchSubject {
  readonly vin: string | null;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** Display name. */
  readonly title: string;
}

/** Props of `WatchForm`. */
export interface WatchFormProps {
  readonly vehicle: WatchSubject;
  /** Member's email address, if known. */
  readonly email?: string;
}

const FormSchema = v.object({ email: v.pipe(v.string(), v.trim(), v.email('recall.emailInvalid')) });

/** The vehicle in the call's format. */
export type WatchedName = { readonly vin: string } | Readonly<Record<'year' | 'make' | 'model', string>>;

/** The form for one vehicle, shared by its island and the server. */
export const watchSent = (
  named: WatchedName,
  translator: Translator<(typeof recallMessages)['en']>,
  call: Call,
): SentForm<'email'> => ({
  name: 'watch',
  fields: ['email'],
  check: validateBy<{ email: string }, (typeof recallMessages)['en']>(FormSchema, translator),
  send: ({ email }) => call(recallContract.watchRecalls, { email: email.trim(), ...named }),
});

/** Form that requests recall alerts for a vehicle. Needs `useCall`. */
export function WatchFormScreen({ vehicle, email: known = '' }: WatchFormProps) {
  const translator = useTranslator<typeof recallMessages>();
  const { t } = translator;
  const call = useCall();
  const id = useId();
  const { vin, year, make, model } = vehicle;
  const named = vin === null ? { year: String(year), make, model } : { vin };
  const sentForm = watchSent(named, translator, call);
  const { faults, failure, sending, sent, before, form, id: formId } = useSentForm(sentForm);

  if (sent)
    return (
      <SentNotice id={formId} title={t('recall.watchSent')}>
        <p>{t('recall.watchSentText', { email: sent.email.trim() })}</p>
      </SentNotice>
    );
  return (
    <form className={styles.form} {...form}>
      <FormName name={sentForm.name} />
      {Object.entries(named).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h2>{t('recall.watch')}</h2>
      <p className="dim">{t('recall.watchText', { title: vehicle.title })}</p>
      <FieldFrame id={`${id}-email`} label={t('recall.email')} error={faults.email}>
        {(ties) => <input {...EMAIL_INPUT} {...ties} className="field" defaultValue={before.email ?? known} />}
      </FieldFrame>
      {failure !== null && <ErrorNotice error={failure} />}
      <button className={`btn btn-outline ${styles.submit}`} type="submit" aria-busy={sending}>
        {sending ? t('recall.watchSending') : t('recall.watchGo')}
      </button>
    </form>
  );
}

/** `WatchFormScreen` as an island, hydrated on first interaction. */
export const WatchForm = island('recall-watch', WatchFormScreen);
