import { billingContract, type PlanOffer } from '@vinlore/billing-domain';
import { useAddress, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useEffect, useState } from 'react';
import { Checkout, type CheckoutPosting, type CheckoutProps } from '../checkout/checkout.tsx';
import type { PaymentMethod } from '../checkout/payment-choice.tsx';
import type { visitorMessages } from './messages/index.ts';
import styles from './visitor-checkout.module.css';
import { checkoutAddress, membersAddress, thanksAddress, type CheckoutRequest } from './checkout-request.ts';

/** What the page says of a visitor's checkout: plain JSON, since it travels to an island. */
export interface VisitorCheckoutProps {
  readonly request: CheckoutRequest;
  /** What the document is made of as soon as it is paid; null: what is bought is a credit. */
  readonly madeOf: 'vin' | 'name' | null;
  readonly vehicleName: string | null;
  /** The free count of the report found no record. */
  readonly foundNothing?: boolean;
  readonly offers: readonly PlanOffer[];
  readonly methods: readonly PaymentMethod[];
  readonly posting: CheckoutPosting;
}

/** What `VisitorCheckoutScreen` takes. */
export interface VisitorCheckoutScreenProps extends VisitorCheckoutProps, Pick<CheckoutProps, 'choice' | 'selection'> {}

const ROWS = { report: billingContract.plans, sticker: billingContract.stickerPlans } as const;

/**
 * Buying without an account: plan, email, pay. The address keeps what was chosen; after paying the order’s own page says
 * what became of it.
 */
export function VisitorCheckoutScreen(props: VisitorCheckoutScreenProps) {
  const { request, madeOf, vehicleName, foundNothing, methods, posting, choice, selection, ...first } = props;
  const { t } = useTranslator<typeof visitorMessages>();
  const { legal_pages: legal } = useBrand();
  const address = useAddress();
  const call = useCall();
  const [plan, setPlan] = useState(request.plan);
  const [offers, setOffers] = useState(first.offers);
  const { vin, ...named } = request.vehicle;
  const choose = (id: string) => {
    setPlan(id);
    history.replaceState(history.state, '', address(checkoutAddress({ ...request, plan: id })));
  };
  useEffect(() => {
    // A page that the browser kept as it was when it was left still says "Paying …".
    const reload = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', reload);
    return () => window.removeEventListener('pageshow', reload);
  }, []);
  // What was typed stays: only the prices are new. Where they do not come, the next try says so again.
  const loadOffers = () =>
    call(ROWS[request.product], { user_type: 'user' }).then(
      (fresh) => fresh.length > 0 && setOffers(fresh),
      () => undefined,
    );
  return (
    <>
      <Checkout
        offers={offers}
        methods={methods}
        vehicle={madeOf === 'vin' ? { vin, ...named } : named}
        makes={madeOf !== null}
        vehicleName={vehicleName}
        foundNothing={foundNothing}
        plan={plan ?? undefined}
        coupon={request.coupon ?? undefined}
        posting={posting}
        choice={choice}
        selection={selection}
        onPlan={choose}
        onOrder={({ key }) => window.location.replace(address(thanksAddress(key)))}
        onLeave={(url, { key }) => {
          // Back from the bank leads to the order, not to a form that would pay anew.
          history.replaceState(null, '', address(thanksAddress(key)));
          window.location.assign(url);
        }}
        onStale={() => void loadOffers()}
        smallPrint={t(madeOf ? 'visitor.account' : 'visitor.accountCredit')}
      />
      <p className={styles.rules}>
        <span>
          {t('visitor.terms')} <a href={address(legal.terms)}>{t('visitor.termsLink')}</a>{' '}
          <a href={address(legal.refund)}>{t('visitor.refundLink')}</a>
        </span>
        <span>
          {t('visitor.member')} <a href={address(membersAddress({ ...request, plan }))}>{t('visitor.memberPay')}</a>
        </span>
      </p>
    </>
  );
}
