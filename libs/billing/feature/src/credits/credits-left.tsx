import { ErrorNotice, useBrand, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { billingMessages } from '../messages/index.ts';
import { creditCells } from './credit-cells.ts';
import styles from './credits-left.module.css';
import { useCredits } from './use-credits.ts';

/** Props of `CreditsLeft`. */
export interface CreditsLeftProps {
  /** Link to buy credits. */
  readonly buyLink: (text: string) => ReactNode;
  /** Link to the credit history; omitted if the history is on the same page. */
  readonly historyLink?: (text: string) => ReactNode;
}

/** The member's remaining credits by kind, with a link to buy more. */
export function CreditsLeft({ buyLink, historyLink }: CreditsLeftProps) {
  const text = useTranslator<typeof billingMessages>();
  const { t } = text;
  const brand = useBrand();
  const { data, error, refetch } = useCredits();
  if (error && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <section className={styles.credits} aria-label={t('billing.creditsTitle')}>
      {data ? (
        creditCells(data, brand, text).map(({ label, value, unit }) => (
          <p key={label} className={styles.cell}>
            <span className={styles.label}>{label}</span>{' '}
            <span>
              <strong className={styles.value}>{value}</strong> {unit}
            </span>
          </p>
        ))
      ) : (
        <p className={styles.cell}>
          <span className={`skeleton ${styles.placeLabel}`} />
          <span className={`skeleton ${styles.placeValue}`} />
        </p>
      )}
      <div className={styles.ways}>
        {data?.offer && <p className={styles.offer}>{data.offer}</p>}
        {historyLink?.(t('billing.historyLink'))}
        {buyLink(t('billing.buyCredits'))}
      </div>
    </section>
  );
}
