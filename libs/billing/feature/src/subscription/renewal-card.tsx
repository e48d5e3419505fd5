import { type SubscriptionView, subscriptionContract } from '@vinlore/billing-domain';
import type { DataOf } from '@vinlore/contract';
import { ErrorNotice, StatusWord, takeFocus, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PaymentChoice, type PaymentMethod } from '../checkout/payment-choice.tsx';
import { paymentMethodsQuery } from '../checkout/payment-methods-query.ts';
import type { billingMessages } from '../messages/index.ts';
import styles from './subscription.module.css';
import { subscriptionCardQuery } from './subscriptions-query.ts';

type Card = NonNullable<DataOf<typeof subscriptionContract.card>['card']>;

/** Display names of card brands; others are shown as "card". */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/**
 * Whether a card will have expired when the next payment is due. Cards are valid through the end of their expiry month.
 */
const endsBefore = ({ exp_year: year, exp_month: month }: Card, due: string) =>
  Date.UTC(year, month, 1) <= new Date(due).getTime();

/** Changes the renewal card of a subscription: right away, or on the gateway's page. */
function useChangeCard({ gateway, id }: SubscriptionView) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (payment_token: string | undefined) =>
      call(subscriptionContract.changeCard, { gateway, subscription_id: id, payment_token }),
    onSuccess: ({ card, action_url: url }) => {
      if (url !== null) window.location.assign(url);
      else queries.setQueryData(subscriptionCardQuery(call, { gateway, id }).queryKey, { card });
    },
  });
}

/** Choice of a sandbox test card. */
function CardChoice({
  method,
  change,
  onDone,
}: {
  readonly method: PaymentMethod;
  readonly change: ReturnType<typeof useChangeCard>;
  readonly onDone: () => void;
}) {
  const { t } = useTranslator<typeof billingMessages>();
  const [card, setCard] = useState(method.test_cards[0]!.token);
  return (
    <div ref={takeFocus} className={styles.question}>
      <PaymentChoice method={method} card={card} onCard={setCard} />
      {change.error && <ErrorNotice error={change.error} />}
      <p className="row">
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={change.isPending}
          onClick={() => !change.isPending && change.mutate(card, { onSuccess: onDone })}
        >
          {t(change.isPending ? 'billing.cardChanging' : 'billing.cardUse')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onDone}>
          {t('billing.cardKeep')}
        </button>
      </p>
    </div>
  );
}

/** Props of `RenewalCard`. */
export interface RenewalCardProps {
  /** A subscription that will be charged again. */
  readonly subscription: SubscriptionView;
  /** The member comes from the gateway's page, where they entered a card; a webhook event follows within moments. */
  readonly isGiven: boolean;
}

/**
 * The card that a subscription renews with and a button to change it, which becomes the main action after a declined
 * renewal.
 */
export function RenewalCard({ subscription, isGiven }: RenewalCardProps) {
  const { t } = useTranslator<typeof billingMessages>();
  const call = useCall();
  const { data } = useQuery({ ...subscriptionCardQuery(call, subscription), ...(isGiven && LOOKING) });
  const { data: methods = [] } = useQuery(paymentMethodsQuery(call));
  const change = useChangeCard(subscription);
  /** Undefined until it is opened for the first time. */
  const [isChoosing, setChoosing] = useState<boolean>();
  const method = methods.find(({ gateway }) => gateway === subscription.gateway);
  const card = data?.card;
  const isDeclined = subscription.state === 'past_due';
  const ask = () => {
    if (change.isPending || !method) return;
    if (method.test_cards.length > 0) setChoosing(true);
    else change.mutate(undefined);
  };
  return (
    <>
      {card && (
        <p className={styles.state}>
          <span>
            {t('billing.cardKnown', {
              brand: BRANDS[card.brand] ?? t(card.brand === 'test' ? 'billing.cardTest' : 'billing.cardAny'),
              last4: card.last4,
            })}
          </span>
          <span className="dim">
            {t('billing.cardExpires', { date: `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}` })}
          </span>
          {endsBefore(card, subscription.pause?.resumes_at ?? subscription.period_end) && (
            <StatusWord status="ask">{t('billing.cardEndsBefore')}</StatusWord>
          )}
        </p>
      )}
      {isDeclined && <p>{t('billing.cardDeclined')}</p>}
      <div role="status">
        {isGiven && !isChoosing && <StatusWord status="info">{t('billing.cardGiven')}</StatusWord>}
        {change.data?.card && !isChoosing && <StatusWord status="ok">{t('billing.cardChanged')}</StatusWord>}
      </div>
      {isChoosing && method ? (
        <CardChoice method={method} change={change} onDone={() => setChoosing(false)} />
      ) : (
        method && (
          <>
            {change.error && <ErrorNotice error={change.error} />}
            <p>
              <button
                ref={isChoosing === false ? takeFocus : undefined}
                type="button"
                className={`btn ${isDeclined ? 'btn-primary' : 'btn-outline'}`}
                aria-busy={change.isPending}
                onClick={ask}
              >
                {t(change.isPending ? 'billing.cardOpening' : 'billing.cardChange')}
              </button>
            </p>
          </>
        )
      )}
    </>
  );
}

/** Polls every 3 seconds for half a minute. */
const LOOKING = {
  refetchInterval: ({ state }: { readonly state: { readonly dataUpdateCount: number } }) =>
    state.dataUpdateCount < 10 ? 3_000 : false,
} as const;
