import { ErrorNotice, useBrand, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { billingMessages } from '../messages/index.ts';
import { creditCells } from './credit-cells.ts';
import styles from './credits-left.module.css';
import { useCredits } from './use-credits.ts';

/** What `CreditsLeft` takes. */
export interface CreditsLeftProps {
  /** A link to where credits are bought. */
  readonly buyLink: (text: string) => ReactNode;
  /** A link to what happened to them; left out where that stands below. */
  readonly historyLink?: (text: string) => ReactNode;
}

/** How many credits the member has, each kind in a cell of its own, and the way to more. */
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
