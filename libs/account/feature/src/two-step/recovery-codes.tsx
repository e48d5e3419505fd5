import { useBrand, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type { TwoStepTexts } from './messages/index.ts';
import styles from './two-step.module.css';

/** Props of `RecoveryCodes`. */
export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onSaved: () => void;
}

/** Recovery codes to copy, download, or print; they are shown once. */
export function RecoveryCodes({ codes, email, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslator<TwoStepTexts>();
  const { name } = useBrand();
  const text = `${t('two-step.fileIntro', { brand: name, email })}\r\n\r\n${codes.join('\r\n')}\r\n`;
  const copying = useMutation({ mutationFn: () => navigator.clipboard.writeText(codes.join('\n')) });
  return (
    <div className={styles.form}>
      <p className="dim">{t('two-step.keepLead')}</p>
      <ul className={styles.codes} aria-label={t('two-step.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <button type="button" className="btn btn-outline" onClick={() => copying.mutate()}>
          {t('two-step.copy')}
        </button>
        <a
          className="btn btn-outline"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t('two-step.fileName', { brand: name })}
        >
          {t('two-step.download')}
        </a>
        <button type="button" className="btn btn-outline" onClick={() => window.print()}>
          {t('two-step.print')}
        </button>
      </div>
      <p role="status">
        {copying.isSuccess && t('two-step.copied')}
        {copying.isError && t('two-step.copyFailed')}
      </p>
      <button type="button" className={`btn btn-primary ${styles.wide}`} onClick={onSaved}>
        {t('two-step.saved')}
      </button>
    </div>
  );
}
