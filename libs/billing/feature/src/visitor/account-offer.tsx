import { purchaseContract } from '@vinlore/billing-domain';
import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { visitorMessages } from './messages/index.ts';
import styles from './order-standing.module.css';

/** Props of `AccountOffer`. */
export interface AccountOfferProps {
  /** The order's key. */
  readonly orderKey: string;
}

/** Offers an account to a buyer without one; it is activated by email only (docs/decisions.md §4). */
export function AccountOffer({ orderKey }: AccountOfferProps) {
  const { t } = useTranslator<typeof visitorMessages>();
  const call = useCall();
  const [busy, setBusy] = useState(false);
  const [mailed, setMailed] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const ask = async () => {
    setBusy(true);
    setError(null);
    let words = '';
    try {
      await call(purchaseContract.orderAccount, { custom_data: orderKey }, { onMessage: (said) => (words = said) });
      setMailed(words);
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  };
  return (
    <section className={styles.offer}>
      <h2>{t('visitor.offer')}</h2>
      <p>{t('visitor.offerText')}</p>
      {error !== null && <ErrorNotice error={error} />}
      <div role="status">{mailed !== null && <Notice status="ok" title={mailed} />}</div>
      {mailed === null && (
        <button type="button" className="btn btn-outline" disabled={busy} onClick={() => void ask()}>
          {t(busy ? 'visitor.offerSending' : 'visitor.offerMake')}
        </button>
      )}
    </section>
  );
}
