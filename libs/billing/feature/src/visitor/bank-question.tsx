import { useLinkSecret } from '@vinlore/browser';
import { type OrderView, purchaseContract } from '@vinlore/billing-domain';
import { CallError } from '@vinlore/contract';
import { ErrorNotice, island, Notice, useAddress, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import styles from './bank-question.module.css';
import type { visitorMessages } from './messages/index.ts';
import { NoOrder } from './no-order.tsx';
import { OrderAsked } from './order-asked.tsx';
import { useOrder } from './use-order.ts';
import { ownOrderAddress, thanksAddress } from './checkout-request.ts';

/** Props of `BankQuestion`. Plain JSON, since it is an island. */
export interface BankQuestionProps {
  /** Whether to return a member to the order in their account. */
  readonly inAccount: boolean;
}

interface QuestionProps extends BankQuestionProps {
  /** The order’s key. */
  readonly orderKey: string;
  readonly order: OrderView;
}

type Answer = 'approve' | 'refuse';

/**
 * The sandbox bank's confirmation page, as with 3-D Secure. After either answer the buyer continues to the order page,
 * which shows the result.
 */
function Question({ orderKey, order, inAccount }: QuestionProps) {
  const { t, money } = useTranslator<typeof visitorMessages>();
  const { name } = useBrand();
  const call = useCall();
  const onward = useAddress()(inAccount ? ownOrderAddress(order.id) : thanksAddress(orderKey));
  const [given, setGiven] = useState<Answer | null>(null);
  const [error, setError] = useState<unknown>(null);
  const price = money(order.amount, order.currency);

  const answer = async (choice: Answer) => {
    setGiven(choice);
    setError(null);
    try {
      await call(purchaseContract.answerChallenge, { custom_data: orderKey, answer: choice });
    } catch (failure) {
      // 409: already answered, for example in another tab. The order page shows the result.
      if (!(failure instanceof CallError && failure.status === 409)) {
        setGiven(null);
        setError(failure);
        return;
      }
    }
    // Replace, so that Back from the order doesn't return to an answered question.
    window.location.replace(onward);
  };

  return (
    <article className={styles.bank}>
      <p className={styles.name}>{t('visitor.bank')}</p>
      {order.state === 'action' ? (
        <>
          <h1>{t('visitor.bank.title')}</h1>
          <dl className={styles.facts}>
            <dt>{t('visitor.bank.amount')}</dt>
            <dd className={styles.amount}>{price}</dd>
            <dt>{t('visitor.bank.to')}</dt>
            <dd>{name}</dd>
            <dt>{t('visitor.bank.for')}</dt>
            <dd>{order.plan.name}</dd>
          </dl>
          {error !== null && <ErrorNotice error={error} />}
          <div className={styles.answers}>
            <button
              type="button"
              className="btn btn-lg btn-primary"
              disabled={given !== null}
              onClick={() => void answer('approve')}
            >
              {t(given === 'approve' ? 'visitor.bank.answering' : 'visitor.bank.approve', { price })}
            </button>
            <button
              type="button"
              className="btn btn-lg btn-outline"
              disabled={given !== null}
              onClick={() => void answer('refuse')}
            >
              {t(given === 'refuse' ? 'visitor.bank.answering' : 'visitor.bank.refuse')}
            </button>
          </div>
        </>
      ) : (
        <>
          <h1>{t('visitor.bank.over')}</h1>
          <p>{t('visitor.bank.overText')}</p>
          <div className={styles.answers}>
            <a className="btn btn-lg btn-primary" href={onward}>
              {t('visitor.bank.toOrder')}
            </a>
          </div>
        </>
      )}
      <div className={styles.practice}>
        <Notice status="info" title={t('visitor.bank.lead')} />
      </div>
    </article>
  );
}

/** The bank page for anyone with the order's key, which is in the link's fragment. */
export function BankQuestionScreen({ inAccount }: BankQuestionProps) {
  const orderKey = useLinkSecret('order');
  const { order, tired, isNone } = useOrder(orderKey, null);
  if (isNone) return <NoOrder />;
  if (order === null || !orderKey) return <OrderAsked tired={tired} />;
  return <Question orderKey={orderKey} order={order} inAccount={inAccount} />;
}

/** `BankQuestionScreen` as an island that hydrates when the browser is idle. */
export const BankQuestion = island('bank-question', BankQuestionScreen, 'idle');
