import { passkeyLoginContract, type PasskeyProof, type Session } from '@vinlore/account-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type { accountMessages } from '../messages/index.ts';
import { PasskeyError } from './passkey-error.tsx';
import styles from './passkey-login.module.css';
import { knowsPasskeys } from './passkey-support.ts';
import { usePasskeySuggestion } from './use-passkey-suggestion.ts';

/** Props of `PasskeyLogin`. */
export interface PasskeyLoginProps {
  readonly onLoggedIn: (session: Session) => void;
}

/**
 * Passkey sign-in: a button below the form, plus suggestions in the email field if the browser supports them. Renders
 * nothing in browsers without passkeys.
 */
export function PasskeyLogin({ onLoggedIn }: PasskeyLoginProps) {
  const { t } = useTranslator<typeof accountMessages>();
  const call = useCall();
  const { mutate, isPending, isSuccess, submittedAt, error } = useMutation({
    mutationFn: async (suggested?: PasskeyProof) => {
      const proof = suggested ?? (await ask());
      onLoggedIn(await call(passkeyLoginContract.login, { proof }));
    },
  });
  const ask = async () => {
    const { askForPasskey } = await import('./asking.ts');
    return askForPasskey(await call(passkeyLoginContract.loginOptions, { host: window.location.hostname }));
  };
  usePasskeySuggestion({ paused: isPending || isSuccess, round: submittedAt, onProof: mutate });
  if (!knowsPasskeys()) return null;
  return (
    <div className={styles.other}>
      <p className={styles.or}>{t('account.or')}</p>
      {error && <PasskeyError error={error} />}
      <button
        type="button"
        className={`btn btn-outline btn-lg ${styles.button}`}
        aria-busy={isPending}
        onClick={() => {
          if (!isPending) mutate(undefined);
        }}
      >
        {t(isPending ? 'account.passkeyWorking' : 'account.passkeyLogin')}
      </button>
    </div>
  );
}
