import type { DataOf } from '@vinlore/contract';
import type { purchaseContract } from '@vinlore/billing-domain';
import { Notice, useTranslator } from '@vinlore/ui';
import type { billingMessages } from '../messages/index.ts';
import { ChoiceCards } from './choice-cards.tsx';

/** A way to pay. */
export type PaymentMethod = DataOf<typeof purchaseContract.paymentMethods>[number];

/** What `PaymentChoice` takes. */
export interface PaymentChoiceProps {
  readonly method: PaymentMethod;
  /** The sandbox’s card. */
  readonly card: string;
  readonly onCard: (token: string) => void;
}

/** How it is paid: on the gateway’s own page, or with one of the sandbox’s cards, which only pretend. */
export function PaymentChoice({ method, card, onCard }: PaymentChoiceProps) {
  const { t } = useTranslator<typeof billingMessages>();
  if (method.test_cards.length === 0) return <p className="dim">{t('billing.payOnPage')}</p>;
  return (
    <>
      <Notice status="info" title={t('billing.sandbox')}>
        <p>{t('billing.sandboxText')}</p>
      </Notice>
      <ChoiceCards
        legend={t('billing.testCard')}
        legendHidden
        choices={method.test_cards.map(({ token, name }) => ({ value: token, title: name }))}
        chosen={card}
        onChoose={onCard}
      />
    </>
  );
}
