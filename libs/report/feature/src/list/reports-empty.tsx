import { useTranslator } from '@vinlore/ui';
import type { reportMessages } from '../messages/index.ts';
import styles from './reports-empty.module.css';

/** The place where reports will be: one sentence, one action. */
export function ReportsEmpty({ onTypeVin }: { readonly onTypeVin: () => void }) {
  const { t } = useTranslator<typeof reportMessages>();
  return (
    <div className={styles.empty}>
      <svg className={styles.picture} width="120" height="96" viewBox="0 0 120 96" aria-hidden="true">
        <path className={styles.sheet} d="M26 8h68v80H26z" />
        <path className={styles.heading} d="M36 20h34" />
        <path className={styles.line} d="M36 60h48M36 68h48M36 76h30" />
        <path className={styles.graph} d="M36 50l12-8 12 3 12-10 12-5" />
        <circle className={styles.point} cx="84" cy="30" r="3.5" />
      </svg>
      <h3 className={styles.title}>{t('list.emptyTitle')}</h3>
      <p className={styles.lead}>{t('list.emptyLead')}</p>
      <button type="button" className="btn btn-outline" onClick={onTypeVin}>
        {t('list.emptyAction')}
      </button>
    </div>
  );
}
