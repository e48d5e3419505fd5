import type { CreditPayload } from '@vinlore/billing-domain';
import type { PublicBrand } from '@vinlore/brand';
import { ErrorNotice, useBrand, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { BillingText } from '../checkout/plan-terms.ts';
import type { billingMessages } from '../messages/index.ts';
import styles from './credits-left.module.css';
import { useCredits } from './use-credits.ts';

/** What `CreditsLeft` takes. */
export interface CreditsLeftProps {
  /** A link to where credits are bought. */
  readonly buyLink: (text: string) => ReactNode;
  /** A link to what happened to them; left out where that stands below. */
  readonly historyLink?: (text: string) => ReactNode;
}

interface Cell {
  readonly label: string;
  readonly value: string;
  /** What the value counts. */
  readonly unit: string | null;
}

/** The credits that mean something in a brand: its one pot, or each product’s that it sells, or that still holds some. */
function cellsOf(credits: CreditPayload, { settings, features }: PublicBrand, { t, number }: BillingText): Cell[] {
  const { sticker_credit: stickers, vhr_credit: reports, credit, vhr_credit_subscription: running } = credits;
  const counted = (label: string, left: number): Cell => ({ label, value: number(left), unit: t('billing.left') });
  const unlimited = (label: string): Cell => ({ label, value: t('billing.unlimited'), unit: null });
  const cells: Cell[] = [];
  if (settings.credit_type === 'global') {
    cells.push(counted(t('billing.credits'), credit));
    if (stickers === 'Unlimited') cells.push(unlimited(t('billing.stickers')));
    if (running === 'Unlimited') cells.push(unlimited(t('billing.reports')));
    return cells;
  }
  if (running === 'Unlimited') cells.push(unlimited(t('billing.reports')));
  else if (features.report || reports > 0) cells.push(counted(t('billing.reportCredits'), reports));
  cells.push(
    stickers === 'Unlimited' ? unlimited(t('billing.stickers')) : counted(t('billing.stickerCredits'), stickers),
  );
  return cells;
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
        cellsOf(data, brand, text).map(({ label, value, unit }) => (
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
