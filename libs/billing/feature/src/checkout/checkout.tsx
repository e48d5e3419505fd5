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

/** The name by which the server recognizes the checkout form. */
export const CHECKOUT_FORM = 'checkout';

/** What the checkout form needs to work without JavaScript. Plain JSON, since it is embedded in the page. */
export interface CheckoutPosting {
  /** Makes a form that is sent twice a single purchase. */
  readonly purchaseKey: string;
  /** The discount of the submitted coupon; null if there is none or it is invalid. */
  readonly discount: Discount | null;
}

/** Props of `Checkout`. */
export interface CheckoutProps {
  /** Plans of one product; not empty. */
  readonly offers: readonly PlanOffer[];
  /** Payment methods as the server lists them, default first; empty if payments are unavailable. */
  readonly methods: readonly PaymentMethod[];
  readonly vehicle: VehicleRef;
  /** Whether a single plan’s document is created for the vehicle right after payment. */
  readonly makes: boolean;
  /** Display name of the vehicle; null if there is no vehicle. */
  readonly vehicleName: string | null;
  /** The free count found no records for the report, so it can be bought but isn't promoted (docs/decisions.md §6). */
  readonly foundNothing?: boolean | undefined;
  /** Document options for the buyer, shown in the form if the chosen plan creates a document. */
  readonly choice?: ReactNode;
  /** The selected options, encoded for the purchase call; absent for none. */
  readonly selection?: string | undefined;
  /** The member’s email; absent for visitors, who enter theirs. */
  readonly email?: string;
  /** Id of the initially selected plan; defaults to the single plan if absent or not offered. */
  readonly plan?: string;
  readonly coupon?: string;
  /** For browsers that submit the form without JavaScript. */
  readonly posting?: CheckoutPosting;
  /** Called when the buyer selects a plan, for example to keep it in the URL. */
  readonly onPlan?: (id: string) => void;
  /** Called with the order, which is paid or waiting for the gateway. */
  readonly onOrder: (order: OrderView) => void;
  /** Called with the URL where the buyer continues: the gateway’s page or the bank’s confirmation. */
  readonly onLeave: (url: string, order: OrderView) => void;
  /** Replaces the payment section for a plan that can't be bought; falsy if it can. */
  readonly insteadOfPaying?: (offer: PlanOffer) => ReactNode;
  /** A better way to get the plan, shown above the pay button, which then becomes secondary. */
  readonly beforePaying?: (offer: PlanOffer) => ReactNode;
  /** Called when a price is out of date, so that the plans are reloaded. */
  readonly onStale?: () => void;
  /** Text below the button: the terms that a visitor agrees to, or what the email is used for. */
  readonly smallPrint?: string;
  readonly today?: Date;
}

/** Whether a refusal says that the plan's price has changed. */
const isStale = (data: unknown) => typeof data === 'object' && data !== null && 'price' in data;

/** Checkout for members and visitors on one screen: plan, payment method, order summary, and pay button. */
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
  // The email field is uncontrolled, so text typed before hydration is kept.
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
