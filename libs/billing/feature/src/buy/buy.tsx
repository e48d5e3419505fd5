import type { OrderView } from '@vinlore/billing-domain';
import type { PlanProduct } from '@vinlore/brand';
import { ErrorNotice, Notice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { VehicleRef } from '@vinlore/vehicle-domain';
import { Checkout, type CheckoutProps } from '../checkout/checkout.tsx';
import { moneyMoved } from '../credits/credits-query.ts';
import type { billingMessages } from '../messages/index.ts';
import { LinePlaces, Page } from '../page/page.tsx';
import type { CheckoutLink } from '../visitor/checkout-request.ts';
import { paymentMethodsQuery } from '../checkout/payment-methods-query.ts';
import { subscriptionsQuery } from '../subscription/subscriptions-query.ts';
import { plansQuery } from './buy-queries.ts';
import styles from './buy.module.css';
import { HadReport, type HadReportProps } from './had-report.tsx';
import { HeldPlan, type HeldPlanProps } from './held-plan.tsx';
import { ProductSwitch, type ProductSwitchProps } from './product-switch.tsx';
import { SwitchOffer, type SwitchOfferProps } from './switch-offer.tsx';
import { unlimitedOf } from './use-held.ts';
import { useSwitchOffer } from './use-switch-offer.ts';

/** Props of `Buy`. */
export interface BuyProps extends Pick<CheckoutProps, 'choice' | 'selection'> {
  /** The member’s email. */
  readonly email: string;
  readonly isDealer: boolean;
  /** Null until the product is known. */
  readonly product: PlanProduct | null;
  readonly vehicle: VehicleRef;
  /** Whether a single plan’s document is created for the vehicle right after payment. */
  readonly makes: boolean;
  /** Display name of the vehicle; null if there is no vehicle. */
  readonly vehicleName: string | null;
  /** Why no document can be created for the vehicle. */
  readonly doubt?: ReactNode;
  /** The free record count found no records. */
  readonly foundNothing?: boolean;
  readonly plan?: string;
  readonly coupon?: string;
  /** Button-style link to a purchase. */
  readonly buyLink: (request: CheckoutLink, text: string) => ReactNode;
  readonly productLink: ProductSwitchProps['productLink'];
  readonly subscriptionLink: HeldPlanProps['subscriptionLink'];
  readonly switchLink: SwitchOfferProps['switchLink'];
  readonly onPlan: (id: string) => void;
  readonly onOrder: (order: OrderView) => void;
  /** Called with the URL where the buyer continues to pay. */
  readonly onLeave: (url: string, order: OrderView) => void;
  /** The member's report for the vehicle; null if they have none, undefined while loading. */
  readonly had: HadReportProps['report'] | null | undefined;
  readonly reportLink: HadReportProps['reportLink'];
}

interface BuyProductProps extends BuyProps {
  readonly product: PlanProduct;
}

/** Lead text above the plans. */
function leadOf(
  { product, vehicleName, doubt }: BuyProductProps,
  { t }: ReturnType<typeof useTranslator<typeof billingMessages>>,
) {
  return vehicleName && !doubt
    ? t(`billing.buyFor.${product}`, { vehicle: vehicleName })
    : t(`billing.buyLead.${product}`);
}

/** Page where a member buys reports or stickers: current credits and plans, plan offers, and checkout. */
export function Buy({ product, ...props }: BuyProps) {
  const { t } = useTranslator<typeof billingMessages>();
  if (product === null) return <LinePlaces words={t('billing.plansLoading')} />;
  return <BuyProduct product={product} {...props} />;
}

function BuyProduct(props: BuyProductProps) {
  const { email, isDealer, product, vehicle, makes, vehicleName, plan, coupon, buyLink, onPlan, onOrder } = props;
  const { productLink, subscriptionLink, switchLink, onLeave, had, reportLink } = props;
  const text = useTranslator<typeof billingMessages>();
  const { t } = text;
  const call = useCall();
  const queries = useQueryClient();
  const { features } = useBrand();
  const sold = features[product];
  const other = product === 'report' ? 'sticker' : 'report';
  const plans = useQuery({ ...plansQuery(call, product, isDealer ? 'dealer' : 'user'), enabled: sold });
  const methods = useQuery({ ...paymentMethodsQuery(call), enabled: sold });
  // If the subscriptions fail to load, the server still refuses a second plan.
  const subscriptions = useQuery({ ...subscriptionsQuery(call), enabled: sold });
  const held = unlimitedOf(subscriptions.data, product);
  const others = plans.data?.some(({ kind }) => kind !== 'unlimited') ?? false;
  const switching = useSwitchOffer(subscriptions.data, product);
  const named = plans.data?.find(({ id }) => id === plan);
  const [othersOf, setOthersOf] = useState<PlanProduct | null>(null);
  const isHeld = held !== undefined && othersOf !== product && (named?.kind ?? 'unlimited') === 'unlimited';
  const isKnown =
    plans.data !== undefined && methods.data !== undefined && !subscriptions.isPending && had !== undefined;
  const error = plans.error ?? methods.error;
  const ordered = (order: OrderView) => {
    onOrder(order);
    void moneyMoved(queries);
  };
  return (
    <div className={styles.wide}>
      <Page title={t(`billing.buy.${product}`)} lead={sold ? leadOf(props, text) : undefined}>
        <ProductSwitch product={product} vehicle={vehicle} productLink={productLink} />
        {sold && props.doubt}
        {!sold && (
          <Notice
            status="info"
            title={t(`billing.notSold.${product}`)}
            actions={features[other] && buyLink({ product: other, vehicle }, t(`billing.buy.${other}`))}
          >
            <p>{t('billing.notSoldText')}</p>
          </Notice>
        )}
        {sold && error && (
          <ErrorNotice error={error} onRetry={() => void Promise.all([plans.refetch(), methods.refetch()])} />
        )}
        {sold && !error && !isKnown && <LinePlaces words={t('billing.plansLoading')} />}
        {plans.data?.length === 0 && <Notice status="no" title={t('billing.noPlans')} />}
        {isKnown && had && <HadReport report={had} reportLink={reportLink} buyLink={buyLink} />}
        {isKnown && !had && isHeld && (
          <HeldPlan
            subscription={held}
            subscriptionLink={subscriptionLink}
            switchWay={named && switching.wayTo(named.id, switchLink)}
            onOthers={others ? () => setOthersOf(product) : undefined}
          />
        )}
        {isKnown && !had && !isHeld && plans.data.length > 0 && (
          <Checkout
            key={`${product} ${isDealer}`}
            offers={plans.data}
            methods={methods.data}
            vehicle={vehicle}
            makes={makes}
            vehicleName={props.doubt ? null : vehicleName}
            foundNothing={props.foundNothing}
            email={email}
            plan={plan}
            coupon={coupon}
            choice={props.choice}
            selection={props.selection}
            onPlan={(id) => {
              setOthersOf(product);
              onPlan(id);
            }}
            onOrder={ordered}
            onLeave={onLeave}
            insteadOfPaying={({ id, kind }) =>
              held &&
              kind === 'unlimited' && (
                <HeldPlan
                  subscription={held}
                  subscriptionLink={subscriptionLink}
                  switchWay={switching.wayTo(id, switchLink)}
                />
              )
            }
            beforePaying={({ id }) => {
              const offer = switching.offerOf(id);
              return offer && <SwitchOffer offer={offer} switchLink={switchLink} />;
            }}
            onStale={() => void queries.invalidateQueries({ queryKey: ['plans'] })}
          />
        )}
      </Page>
    </div>
  );
}
