import { useBrand, useTranslator } from '@vinlore/ui';
import type { AccountDeskTexts } from '../messages/index.ts';
import styles from './second-factor.module.css';

/** Props of `RecoveryCodes`. */
export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly email: string;
}

/** Recovery codes to save; they aren't shown again. */
export function RecoveryCodes({ codes, email }: RecoveryCodesProps) {
  const { t } = useTranslator<AccountDeskTexts>();
  const { name } = useBrand();
  const text = `${t('desk-account.fileIntro', { brand: name, email })}\r\n\r\n${codes.join('\r\n')}\r\n`;
  return (
    <div className={styles.kept}>
      <ul className={styles.codes} aria-label={t('desk-account.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <a
        className="btn btn-outline"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download={t('desk-account.fileName', { brand: name })}
      >
        {t('desk-account.save')}
      </a>
    </div>
  );
}
