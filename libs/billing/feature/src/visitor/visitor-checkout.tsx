import { billingContract, type PlanOffer } from '@vinlore/billing-domain';
import { useAddress, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useEffect, useState } from 'react';
import { Checkout, type CheckoutPosting, type CheckoutProps } from '../checkout/checkout.tsx';
import type { PaymentMethod } from '../checkout/payment-choice.tsx';
import type { visitorMessages } from './messages/index.ts';
import styles from './visitor-checkout.module.css';
import { checkoutAddress, membersAddress, thanksAddress, type CheckoutRequest } from './checkout-request.ts';

/** Props of the visitor checkout. Plain JSON, since they are passed to an island. */
export interface VisitorCheckoutProps {
  readonly request: CheckoutRequest;
  /** What the document is created from right after payment; null if the purchase is a credit. */
  readonly madeOf: 'vin' | 'name' | null;
  readonly vehicleName: string | null;
  /** The free record count found no records. */
  readonly foundNothing?: boolean;
  readonly offers: readonly PlanOffer[];
  readonly methods: readonly PaymentMethod[];
  readonly posting: CheckoutPosting;
}

/** Props of `VisitorCheckoutScreen`. */
export interface VisitorCheckoutScreenProps extends VisitorCheckoutProps, Pick<CheckoutProps, 'choice' | 'selection'> {}

const ROWS = { report: billingContract.plans, sticker: billingContract.stickerPlans } as const;

/** Checkout without an account: plan, email, payment. The URL keeps the selection; the order page shows the result. */
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
    // A page restored from the back/forward cache would still say "Processing…", so reload it.
    const reload = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', reload);
    return () => window.removeEventListener('pageshow', reload);
  }, []);
  // Keep what was typed and update only the prices. If they can't be loaded, the next attempt reports it again.
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
          // Replace the history entry, so that Back from the bank opens the order instead of a form that would pay
          // again.
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
