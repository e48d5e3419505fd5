import { secondFactorContract, type Session } from '@vinlore/account-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AccountDeskTexts } from '../messages/index.ts';
import { CodeField } from './code-field.tsx';
import styles from './second-factor.module.css';

/** Asks for an authenticator code or a recovery code. */
export function GiveCode({ onGiven }: { readonly onGiven: (session: Session) => void }) {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const [code, setCode] = useState('');
  const [byRecovery, setByRecovery] = useState(false);
  const giving = useMutation({
    mutationFn: async () => onGiven(await call(secondFactorContract.give, { code })),
    // Each code works once, so the next attempt needs a new one.
    onError: () => setCode(''),
  });
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (!giving.isPending && code.trim() !== '') giving.mutate();
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={give}>
      <CodeField
        key={String(byRecovery)}
        label={t(byRecovery ? 'desk-account.recoveryCode' : 'desk-account.code')}
        hint={t(byRecovery ? 'desk-account.recoveryHint' : 'desk-account.codeHint')}
        digits={!byRecovery}
        value={code}
        onChange={setCode}
      />
      {giving.error && <ErrorNotice error={giving.error} />}
      <button className={`btn btn-primary btn-lg ${styles.wide}`} type="submit" aria-busy={giving.isPending}>
        {t(giving.isPending ? 'desk-account.checking' : 'desk-account.goOn')}
      </button>
      <button
        type="button"
        className={`btn btn-outline ${styles.wide}`}
        onClick={() => {
          setCode('');
          giving.reset();
          setByRecovery(!byRecovery);
        }}
      >
        {t(byRecovery ? 'desk-account.useCode' : 'desk-account.useRecovery')}
      </button>
    </form>
  );
}
