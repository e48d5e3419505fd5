import type { DataOf } from '@vinlore/contract';
import type { purchaseContract } from '@vinlore/billing-domain';
import { FieldFrame, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { billingMessages } from '../messages/index.ts';

/** A payment method. */
export type PaymentMethod = DataOf<typeof purchaseContract.paymentMethods>[number];

/** Props of `PaymentChoice`. */
export interface PaymentChoiceProps {
  readonly method: PaymentMethod;
  /** Token of the selected sandbox card. */
  readonly card: string;
  readonly onCard: (token: string) => void;
}

/** Payment details: a note about the gateway’s own page, or a choice of sandbox test cards. */
export function PaymentChoice({ method, card, onCard }: PaymentChoiceProps) {
  const { t } = useTranslator<typeof billingMessages>();
  const id = useId();
  if (method.test_cards.length === 0) return <p className="dim">{t('billing.payOnPage')}</p>;
  return (
    <FieldFrame id={id} label={t('billing.testCard')} hint={t('billing.sandbox')}>
      {(ties) => (
        <select {...ties} className="field" name="card" value={card} onChange={({ target }) => onCard(target.value)}>
          {method.test_cards.map(({ token, name }) => (
            <option key={token} value={token}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
