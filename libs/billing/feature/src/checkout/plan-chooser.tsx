import type { PlanOffer } from '@vinlore/billing-domain';
import { useTranslator } from '@vinlore/ui';
import type { billingMessages } from '../messages/index.ts';
import { type Choice, ChoiceCards } from './choice-cards.tsx';
import { paidHow, priceEach, renewalTerms } from './plan-terms.ts';
import styles from './plan-chooser.module.css';

/** What `PlanChooser` takes. */
export interface PlanChooserProps {
  readonly offers: readonly PlanOffer[];
  /** Id of the chosen plan. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly legendHidden?: boolean;
}

/** The plan that is chosen until somebody chooses: the single one (issue 6). */
export function usualPlan(offers: readonly PlanOffer[]): PlanOffer | undefined {
  return offers.find(({ kind }) => kind === 'single') ?? offers[0];
}

/** The plans of a product to choose from: what each holds, costs, costs a document, and how it renews and ends. */
export function PlanChooser({ offers, chosen, onChoose, legendHidden }: PlanChooserProps) {
  const text = useTranslator<typeof billingMessages>();
  const choices = offers.map((offer): Choice => ({
    value: offer.id,
    title: offer.name,
    aside: (
      <>
        <strong className={styles.price}>{text.money(offer.price, offer.currency)}</strong>{' '}
        <span className={styles.how}>{paidHow(offer, text)}</span>
      </>
    ),
    lines: [offer.description, priceEach(offer, text), renewalTerms(offer, text)].filter((line) => line !== null),
  }));
  return (
    <ChoiceCards
      legend={text.t('billing.choosePlan')}
      legendHidden={legendHidden}
      choices={choices}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
