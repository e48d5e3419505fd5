import { deskProofContract, proofContract, type Session } from '@vinlore/account-domain';
import type { ProofWays } from '@vinlore/contract';
import { loadMessages } from '@vinlore/i18n';
import { ErrorNotice, FieldFrame, Modal, Notice, useCall, useTranslator, withTexts } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { askForPasskey } from '../passkeys/asking.ts';
import { PasskeyError } from '../passkeys/passkey-error.tsx';
import { knowsPasskeys } from '../passkeys/passkey-support.ts';
import { proofMessages } from './messages/index.ts';
import styles from './proof.module.css';

const Texts = withTexts((language) => loadMessages([proofMessages], language));

/** Props of `ProofDialog`. */
export interface ProofDialogProps {
  readonly at: 'members' | 'desk';
  /** The signed-in email: for password managers, and for emailed codes. */
  readonly email: string;
  readonly ways: ProofWays;
  /** Called when the identity is confirmed; the session has a new token. */
  readonly onProven: (session: Session) => void;
  readonly onClose: () => void;
}

/**
 * Asks the user to confirm their identity with what the account has: a passkey, or password (else an emailed code) and
 * authenticator.
 */
export function ProofDialog(props: ProofDialogProps) {
  return (
    <Texts>
      <Asking {...props} />
    </Texts>
  );
}

/** Calls a route by name; the members' and the desk's routes have the same types. */
const rowsAt = (at: ProofDialogProps['at']) => (at === 'desk' ? deskProofContract : proofContract);

function Asking({ at, email, ways, onProven, onClose }: ProofDialogProps) {
  const { t } = useTranslator<typeof proofMessages>();
  const byPasskey = ways.passkey && knowsPasskeys();
  const byForm = ways.password || ways.mail;
  return (
    <Modal open onClose={onClose} title={t('proof.title')}>
      <div className={styles.body}>
        <p className="dim">{t('proof.lead')}</p>
        {byPasskey && <ByPasskey at={at} alone={!byForm} onProven={onProven} />}
        {byPasskey && byForm && <p className={styles.or}>{t('proof.or')}</p>}
        {byForm && <ByForm at={at} email={email} ways={ways} onProven={onProven} onClose={onClose} />}
        {!byPasskey && !byForm && <Notice status="no" title={t('proof.noWay')} />}
      </div>
    </Modal>
  );
}

type Way = Pick<ProofDialogProps, 'at' | 'onProven'>;

function ByPasskey({ at, alone, onProven }: Way & { readonly alone: boolean }) {
  const { t } = useTranslator<typeof proofMessages>();
  const call = useCall();
  const rows = rowsAt(at);
  const asking = useMutation({
    mutationFn: async () => {
      const options = await call(rows.passkeyOptions, { host: window.location.hostname });
      onProven(await call(rows.give, { passkey: await askForPasskey(options) }));
    },
  });
  return (
    <>
      {asking.error && <PasskeyError error={asking.error} />}
      <button
        type="button"
        className={`btn ${alone ? 'btn-primary' : 'btn-outline'} ${styles.wide}`}
        aria-busy={asking.isPending}
        onClick={() => {
          if (!asking.isPending) asking.mutate();
        }}
      >
        {t(asking.isPending ? 'proof.passkeyWorking' : 'proof.passkey')}
      </button>
    </>
  );
}

type Typed = Readonly<Record<'pass' | 'mailed' | 'code', string>>;

function ByForm({ at, email, ways, onProven, onClose }: ProofDialogProps) {
  const { t } = useTranslator<typeof proofMessages>();
  const call = useCall();
  const rows = rowsAt(at);
  const [typed, setTyped] = useState<Typed>({ pass: '', mailed: '', code: '' });
  const [tried, setTried] = useState(false);
  const mailing = useMutation({ mutationFn: () => call(rows.mailCode, {}) });
  const proving = useMutation({
    mutationFn: async () => {
      const { pass, mailed, code } = typed;
      const first = ways.password ? { pass } : { mailed };
      onProven(await call(rows.give, { ...first, ...(ways.code && { code }) }));
    },
    // Each code works once, so the next attempt needs a new one.
    onError: () => setTyped((now) => ({ ...now, code: '' })),
  });
  const wanted: readonly (keyof Typed)[] = [ways.password ? 'pass' : 'mailed', ...(ways.code ? ['code' as const] : [])];
  const isReady = ways.password || mailing.isSuccess;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const missing = wanted.find((name) => typed[name].trim() === '');
    if (missing) event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
    else if (!proving.isPending) proving.mutate();
  };
  const field = (name: keyof Typed, focused: boolean) => ({
    name,
    value: typed[name],
    error: tried && typed[name].trim() === '' ? t('proof.missing') : undefined,
    focused,
    onChange: (value: string) => setTyped((now) => ({ ...now, [name]: value })),
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {/* Password managers need the username. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {ways.password && (
        <Field {...field('pass', true)} label={t('proof.password')} type="password" autoComplete="current-password" />
      )}
      {ways.mail && (
        <>
          <p role="status">{t(mailing.isSuccess ? 'proof.mailed' : 'proof.mailLead', { email })}</p>
          {mailing.isSuccess && (
            <Field {...field('mailed', true)} label={t('proof.mailedCode')} autoComplete="one-time-code" digits />
          )}
          {mailing.error && <ErrorNotice error={mailing.error} />}
          <button
            type="button"
            className={`btn ${mailing.isSuccess ? 'btn-quiet' : 'btn-primary'}`}
            aria-busy={mailing.isPending}
            data-autofocus={mailing.isSuccess ? undefined : true}
            onClick={() => {
              if (!mailing.isPending) mailing.mutate();
            }}
          >
            {t(mailing.isPending ? 'proof.mailing' : mailing.isSuccess ? 'proof.mailAgain' : 'proof.mailAction')}
          </button>
        </>
      )}
      {ways.code && isReady && (
        <Field
          {...field('code', false)}
          label={t('proof.code')}
          hint={t('proof.codeHint')}
          autoComplete="one-time-code"
        />
      )}
      {proving.error && <ErrorNotice error={proving.error} />}
      <div className={styles.actions}>
        {isReady && (
          <button className="btn btn-primary" type="submit" aria-busy={proving.isPending}>
            {t(proving.isPending ? 'proof.working' : 'proof.action')}
          </button>
        )}
        <button className="btn btn-outline" type="button" onClick={onClose}>
          {t('proof.cancel')}
        </button>
      </div>
    </form>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly type?: 'password' | 'text';
  readonly digits?: boolean;
  readonly autoComplete: string;
  readonly focused: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Field(props: FieldProps) {
  const { name, label, hint, error, type = 'text', digits = false, autoComplete, focused, value, onChange } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(ties) => (
        <input
          {...ties}
          className="field"
          type={type}
          name={name}
          inputMode={digits ? 'numeric' : 'text'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={type === 'password' ? 128 : 40}
          data-autofocus={focused || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
