import { loadMessages } from '@vinlore/i18n';
import { ErrorNotice, useBrand, useTranslator, withTexts } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CodeField } from './code-field.tsx';
import { twoStepMessages, type TwoStepTexts } from './messages/index.ts';
import styles from './two-step.module.css';

const Texts = withTexts((language) => loadMessages([twoStepMessages], language));

/** Props of `CodeStep`. */
export interface CodeStepProps {
  /** Resends the form with the code. Errors are shown. */
  readonly send: (code: string) => Promise<void>;
  /** Returns to the previous form. */
  readonly onBack: () => void;
}

/** Second step of signing in: a code from the authenticator app, or a recovery code. */
export function CodeStep(props: CodeStepProps) {
  return (
    <Texts>
      <Asking {...props} />
    </Texts>
  );
}

function Asking({ send, onBack }: CodeStepProps) {
  const { t } = useTranslator<TwoStepTexts>();
  const { support_email: support } = useBrand();
  const [code, setCode] = useState('');
  const [byRecovery, setByRecovery] = useState(false);
  const [tried, setTried] = useState(false);
  const sending = useMutation({
    mutationFn: () => send(code),
    // A code works once, so clear it for the next attempt. A recovery code may just be mistyped, so keep it.
    onError: () => setCode((typed) => (byRecovery ? typed : '')),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (code.trim() === '') event.currentTarget.querySelector('input')?.focus();
    else if (!sending.isPending) {
      setTried(false);
      sending.mutate();
    }
  };
  return (
    <form className={styles.step} method="post" noValidate onSubmit={submit}>
      <CodeField
        key={String(byRecovery)}
        label={t(byRecovery ? 'two-step.askRecovery' : 'two-step.askCode')}
        {...(byRecovery && { hint: t('two-step.askRecoveryHint', { support }) })}
        error={tried && code.trim() === '' ? t('two-step.missing') : undefined}
        digits={!byRecovery}
        value={code}
        onChange={setCode}
      />
      {sending.error && <ErrorNotice error={sending.error} />}
      <button className={`btn btn-primary btn-lg ${styles.wide}`} type="submit" aria-busy={sending.isPending}>
        {t(sending.isPending ? 'two-step.checking' : 'two-step.continue')}
      </button>
      <button
        type="button"
        className={`btn btn-outline ${styles.wide}`}
        onClick={() => {
          setCode('');
          setTried(false);
          sending.reset();
          setByRecovery(!byRecovery);
        }}
      >
        {t(byRecovery ? 'two-step.useCode' : 'two-step.useRecovery')}
      </button>
      <button type="button" className={`btn btn-quiet ${styles.wide}`} onClick={onBack}>
        {t('two-step.back')}
      </button>
    </form>
  );
}
