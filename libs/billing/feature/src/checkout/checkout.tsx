import { EmailField, type OrderView, type PlanOffer } from '@vinlore/billing-domain';
import { EMAIL_INPUT, FieldFrame, FormName, Notice, postedError, usePostedForm, useTranslator } from '@vinlore/ui';
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import type { VehicleRef } from '@vinlore/vehicle-domain';
import { useBuyPlan } from '../buying/use-buy-plan.ts';
import type { billingMessages } from '../messages/index.ts';
import styles from './checkout.module.css';
import { CouponField } from './coupon-field.tsx';
import { FailedPayment } from './failed-payment.tsx';
import { OrderSummary } from './order-summary.tsx';
import { payLabel } from './pay-label.ts';
import { PaymentChoice, type PaymentMethod } from './payment-choice.tsx';
import { PlanChooser, usualPlan } from './plan-chooser.tsx';
import { useCheckout } from './use-checkout.ts';
import { type Discount, useCoupon } from './use-coupon.ts';

/** By this name the server knows the checkout's form. */
export const CHECKOUT_FORM = 'checkout';

/** What a checkout needs that a browser sends without a script. Plain JSON: it travels in the page. */
export interface CheckoutPosting {
  /** Makes of the form, sent twice, one purchase. */
  readonly purchaseKey: string;
  /** What the coupon that was sent takes off; null: none, or not good. */
  readonly discount: Discount | null;
}

/** What `Checkout` takes. */
export interface CheckoutProps {
  /** Plans of one product; not empty. */
  readonly offers: readonly PlanOffer[];
  /** As the server gives them, the usual one first; empty where nothing can be paid just now. */
  readonly methods: readonly PaymentMethod[];
  readonly vehicle: VehicleRef;
  /** Whether a single plan’s document is made of the vehicle as soon as it is paid. */
  readonly makes: boolean;
  /** The vehicle in words; null where none is at hand. */
  readonly vehicleName: string | null;
  /** The free count found no record for the report: it can be bought, and nothing leads to it (docs/decisions.md §6). */
  readonly foundNothing?: boolean | undefined;
  /** What its buyer may choose for the document, where the chosen plan makes one; it stands in the checkout’s form. */
  readonly choice?: ReactNode;
  /** What they chose, as the purchase call takes it; absent: nothing. */
  readonly selection?: string | undefined;
  /** The member’s email; absent for a visitor, who is asked for it. */
  readonly email?: string;
  /** Id of the plan to begin with; the single one where none, or none of these, is said. */
  readonly plan?: string;
  readonly coupon?: string;
  /** For a browser that sends the form without a script. */
  readonly posting?: CheckoutPosting;
  /** Somebody chose a plan: an address may keep it. */
  readonly onPlan?: (id: string) => void;
  /** The order is there: paid, or still waiting for the gateway. */
  readonly onOrder: (order: OrderView) => void;
  /** The buyer goes on to pay at this address: the gateway’s page, or the bank’s question. */
  readonly onLeave: (url: string, order: OrderView) => void;
  /** What stands in place of the payment of a plan that cannot be bought; nothing where it can. */
  readonly insteadOfPaying?: (offer: PlanOffer) => ReactNode;
  /** A better way to have the plan, above the button to pay, which is then the second choice. */
  readonly beforePaying?: (offer: PlanOffer) => ReactNode;
  /** A price was out of date: load the plans anew. */
  readonly onStale?: () => void;
  /** What a visitor agrees to, or what happens with the email: below the button. */
  readonly smallPrint?: string;
  readonly today?: Date;
}

/** Whether a refusal says that the plan costs something else now. */
const isStale = (data: unknown) => typeof data === 'object' && data !== null && 'price' in data;

/** Choose a plan, say how to pay, see what it comes to, pay: one calm screen, for members and visitors alike. */
export function Checkout(props: CheckoutProps) {
  const { offers, methods, vehicle, makes, vehicleName, onOrder, onPlan, onLeave, onStale, smallPrint } = props;
  const text = useTranslator<typeof billingMessages>();
  const { t } = text;
  const emailId = useId();
  const emailInput = useRef<HTMLInputElement>(null);
  const [today] = useState(() => props.today ?? new Date());
  const posted = usePostedForm(CHECKOUT_FORM);
  const before = posted?.entered;
  const [planId, setPlanId] = useState(props.plan);
  const [left, setLeft] = useState(props.email ?? (posted?.faults.email ? '' : (before?.email ?? '')));
  const [emailFault, setEmailFault] = useState(posted?.faults.email !== undefined);
  const [method] = methods;
  const [card, setCard] = useState(before?.card || method?.test_cards[0]?.token);
  const offer = offers.find(({ id }) => id === planId) ?? usualPlan(offers)!;
  const coupon = useCoupon(offer.id, left, before?.coupon ?? props.coupon, props.posting?.discount);
  const { paying, failure, pay, clear } = useCheckout(
    useBuyPlan(),
    ({ data }) => {
      if (!isStale(data)) return;
      onStale?.();
      coupon.enter(coupon.code);
    },
    postedError(posted),
  );
  const instead = props.insteadOfPaying?.(offer);
  const better = props.beforePaying?.(offer);
  const isMade = makes && offer.kind === 'single';
  const isUnadvised = props.foundNothing === true && isMade;
  const total = coupon.discount?.total ?? offer.price;

  const emailOf = (value: string) => v.safeParse(EmailField, value);
  // What is typed is the input's own: typed before this code came, it is there all the same.
  const typedEmail = () => emailInput.current?.value ?? '';
  const takeEmail = () => {
    const typed = typedEmail();
    const parsed = emailOf(typed);
    setEmailFault(typed !== '' && !parsed.success);
    setLeft(parsed.success ? parsed.output : '');
  };
  const choose = (id: string) => {
    setPlanId(id);
    clear();
    onPlan?.(id);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (paying || coupon.checking || !method || instead) return;
    const email = emailOf(props.email ?? typedEmail());
    if (!email.success) {
      setEmailFault(true);
      emailInput.current?.focus();
      return;
    }
    const order = await pay({
      offer,
      email: email.output,
      price: total,
      coupon: coupon.discount?.code ?? '',
      gateway: method.gateway,
      vehicle,
      token: method.test_cards.length > 0 ? card : undefined,
      selection: isMade ? props.selection : undefined,
    });
    if (order?.state === 'action' && order.action_url) onLeave(order.action_url, order);
    else if (order) onOrder(order);
  };

  return (
    <form className={styles.checkout} method="post" onSubmit={(event) => void submit(event)} noValidate>
      {props.posting && (
        <>
          <FormName name={CHECKOUT_FORM} />
          <input type="hidden" name="purchase_key" value={props.posting.purchaseKey} />
          <input type="hidden" name="total" value={total} />
        </>
      )}
      <div className={styles.choices}>
        <PlanChooser offers={offers} chosen={offer.id} onChoose={choose} />
        {isMade && props.choice}
        {props.email === undefined && (
          <FieldFrame
            id={emailId}
            label={t('billing.email')}
            hint={t('billing.emailHint')}
            error={emailFault ? t('billing.emailBad') : undefined}
          >
            {(ties) => (
              <input
                {...ties}
                {...EMAIL_INPUT}
                ref={emailInput}
                className="field"
                onBlur={takeEmail}
                defaultValue={before?.email}
              />
            )}
          </FieldFrame>
        )}
      </div>
      <div className={styles.pay}>
        <h2 className={styles.title}>{t('billing.summary')}</h2>
        <OrderSummary offer={offer} discount={coupon.discount} vehicle={vehicleName} today={today} />
        {!instead && <CouponField coupon={coupon} emailKnown={left !== ''} said={posted?.faults.coupon} />}
        {instead ||
          (method ? (
            <>
              {total > 0 && <PaymentChoice method={method} card={card ?? ''} onCard={setCard} />}
              {posted?.faults.total && <Notice status="ask" role="alert" title={posted.faults.total} />}
              {failure && <FailedPayment failure={failure} />}
              {better}
              {isUnadvised && <p className="dim sm">{t('billing.noRecords')}</p>}
              <button
                type="submit"
                className={`btn ${isUnadvised || better ? 'btn-outline' : 'btn-primary'} btn-lg ${styles.button}`}
                aria-busy={paying || coupon.checking}
              >
                {paying ? t('billing.paying') : payLabel(offer, total, makes, text)}
              </button>
              {smallPrint && <p className="dim sm">{smallPrint}</p>}
            </>
          ) : (
            <Notice status="stop" title={t('billing.noGateway')}>
              <p>{t('billing.noGatewayText')}</p>
            </Notice>
          ))}
      </div>
    </form>
  );
}
