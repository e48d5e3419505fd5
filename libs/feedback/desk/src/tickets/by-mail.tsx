import type { DeskTicket } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';

/** The origin of an emailed message: its sender, rejected attachments, and full text. */
export function ByMail({ mail }: { readonly mail: NonNullable<DeskTicket['conversation'][number]['mail']> }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { from, whole, left_out: leftOut } = mail;
  return (
    <>
      <p className={styles.fate}>{from === null ? t('mail.by') : t('mail.byFrom', { from })}</p>
      {leftOut.length > 0 && <p className={styles.fate}>{t('mail.leftOut', { names: leftOut.join(', ') })}</p>}
      {whole !== null && (
        <details className={styles.whole}>
          <summary>{t('mail.whole')}</summary>
          <p className={styles.text}>{whole}</p>
        </details>
      )}
    </>
  );
}
