import type { PlanOffer } from '@vinlore/billing-domain';
import { useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { billingMessages } from '../messages/index.ts';
import styles from './plan-chooser.module.css';
import { paidHow, priceEach, renewalTerms } from './plan-terms.ts';

/** Props of `PlanChooser`. */
export interface PlanChooserProps {
  readonly offers: readonly PlanOffer[];
  /** Id of the selected plan. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The plan selected by default: the single one. */
export function usualPlan(offers: readonly PlanOffer[]): PlanOffer | undefined {
  return offers.find(({ kind }) => kind === 'single') ?? offers[0];
}

/**
 * Choice of a product's plans: documents included, price, price per document, and renewal and cancellation terms. The
 * whole card is clickable, and one plan is always selected.
 */
export function PlanChooser({ offers, chosen, onChoose }: PlanChooserProps) {
  const text = useTranslator<typeof billingMessages>();
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{text.t('billing.choosePlan')}</legend>
      {offers.map((offer) => (
        <label key={offer.id} className={styles.choice}>
          <input
            type="radio"
            name="plan"
            value={offer.id}
            checked={offer.id === chosen}
            onChange={() => onChoose(offer.id)}
            aria-labelledby={`${name}-${offer.id}`}
            aria-describedby={`${name}-${offer.id}-terms`}
            className={styles.radio}
          />
          <span className={styles.head} id={`${name}-${offer.id}`}>
            <span className={styles.title}>{offer.name}</span>{' '}
            <span className={styles.cost}>
              <strong className={styles.price}>{text.money(offer.price, offer.currency)}</strong>{' '}
              <span className={styles.how}>{paidHow(offer, text)}</span>
            </span>
          </span>
          <span className={styles.terms} id={`${name}-${offer.id}-terms`}>
            {[offer.description, priceEach(offer, text), renewalTerms(offer, text)]
              .filter((line) => line !== null)
              .map((line) => (
                <span key={line}>{line} </span>
              ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
