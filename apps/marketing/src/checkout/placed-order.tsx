import { OrderKeyField, type OrderView, purchaseContract } from '@vinlore/billing-domain';
import { BANK_PATH, OrderSheet, THANKS_PATH, useVisitorWays, type visitorMessages } from '@vinlore/billing-feature';
import type { CallError } from '@vinlore/contract';
import { secretIn } from '@vinlore/brand';
import { FORM_FIELD, FormName, useAddress, useTranslator } from '@vinlore/ui';
import * as v from 'valibot';
import { callError, statusOf } from '../pages/failed-call.ts';
import type { DrawnPage } from '../pages/page.ts';
import { LinkAgain, linkAnswer, pastedSecret } from '../posts/link-answer.tsx';
import { isPastedLink } from '../posts/paste-link.tsx';
import type { MarketingText, Visit } from '../site.ts';
import styles from './checkout.module.css';

/** Names by which the server recognizes the forms of an order page. */
const LOOK_FORM = 'order';
const BANK_FORM = 'bank';

/** Whether the order is waiting at the sandbox's bank, whose page polls with a script. */
const isAtBank = ({ state, action_url: url }: OrderView) =>
  state === 'action' && url !== null && url.includes(BANK_PATH) && secretIn(url.slice(url.indexOf('#'))) !== null;

/** The bank's challenge as a plain form. */
function BankForm({ order, text }: { readonly order: OrderView; readonly text: MarketingText }) {
  const { t } = useTranslator<typeof visitorMessages>();
  const price = text.money(order.amount, order.currency);
  return (
    <form method="post" action={useAddress()(THANKS_PATH)}>
      <FormName name={BANK_FORM} />
      <input type="hidden" name="order" value={order.key} />
      <h1>{t('visitor.action')}</h1>
      <p className="lead">{t('visitor.actionText')}</p>
      <div className={styles.answers}>
        <button type="submit" className="btn btn-lg btn-primary" name="answer" value="approve">
          {text.t('order.approve', { price })}
        </button>
        <button type="submit" className="btn btn-lg btn-outline" name="answer" value="refuse">
          {text.t('order.refuse')}
        </button>
      </div>
    </form>
  );
}

/** Refreshes the order; its key is sent in the form body. */
function LookAgain({ order, text }: { readonly order: OrderView; readonly text: MarketingText }) {
  return (
    <form method="post" action={useAddress()(THANKS_PATH)} className={styles.again}>
      <FormName name={LOOK_FORM} />
      <input type="hidden" name="order" value={order.key} />
      <button type="submit" className="btn btn-lg btn-outline">
        {text.t('order.again')}
      </button>
    </form>
  );
}

function PlacedOrder({ order, text }: { readonly order: OrderView; readonly text: MarketingText }) {
  const ways = useVisitorWays();
  if (isAtBank(order)) return <BankForm order={order} text={text} />;
  const moves = order.state === 'pending' || order.making || (order.state === 'paid' && order.invoice_url === null);
  return (
    <>
      <OrderSheet orderKey={order.key} order={order} ways={ways} />
      {moves && <LookAgain order={order} text={text} />}
    </>
  );
}

/** An order's status without JavaScript, rendered only for the person who posted its key or has just paid. */
export function placedOrderPage(order: OrderView, visit: Visit): DrawnPage {
  const { text } = visit;
  return linkAnswer(visit, 200, text.t('order.title'), <PlacedOrder order={order} text={text} />);
}

/** Answers the bank's challenge, if there is one; a challenge that is already answered is left alone. */
async function answerBank(key: string, fields: URLSearchParams, { call }: Visit): Promise<void> {
  const answer = fields.get('answer');
  if (fields.get(FORM_FIELD) !== BANK_FORM || (answer !== 'approve' && answer !== 'refuse')) return;
  await call(purchaseContract.answerChallenge, { custom_data: key, answer }).catch((error: unknown) => {
    if (callError(error).status !== 409) throw error;
  });
}

/**
 * Page of an order whose key was posted: from a pasted link or the order's own page.
 *
 * @returns null without a key
 */
export async function postedOrderPage(visit: Visit): Promise<DrawnPage | null> {
  const { fields, text, call } = visit;
  const form = fields?.get(FORM_FIELD);
  if (!fields || (form !== LOOK_FORM && form !== BANK_FORM && !isPastedLink(fields))) return null;
  const key = isPastedLink(fields) ? pastedSecret(fields) : fields.get('order');
  const again = (status: number, error: CallError | null) =>
    linkAnswer(visit, status, text.t('order.title'), <LinkAgain visit={visit} error={error} />);
  if (key === null || !v.is(OrderKeyField, key)) return again(422, null);
  try {
    await answerBank(key, fields, visit);
    return placedOrderPage(await call(purchaseContract.paymentUpdate, { custom_data: key }), visit);
  } catch (thrown) {
    const error = callError(thrown);
    return again(statusOf(error), error);
  }
}
