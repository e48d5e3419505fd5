import type { OrderView } from '@vinlore/billing-domain';
import type { PlanProduct } from '@vinlore/brand';
import { ErrorNotice, Notice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { VehicleRef } from '@vinlore/vehicle-domain';
import { Checkout } from '../checkout/checkout.tsx';
import { moneyMoved } from '../credits/credits-query.ts';
import type { billingMessages } from '../messages/index.ts';
import { LinePlaces, Page } from '../page/page.tsx';
import type { CheckoutLink } from '../visitor/checkout-request.ts';
import { paymentMethodsQuery, plansQuery } from './buy-queries.ts';
import styles from './buy.module.css';

/** What `Buy` takes. */
export interface BuyProps {
  /** The member’s own. */
  readonly email: string;
  readonly isDealer: boolean;
  readonly product: PlanProduct;
  readonly vehicle: VehicleRef;
  /** Whether a single plan’s document is made of the vehicle as soon as it is paid. */
  readonly makes: boolean;
  /** The vehicle in words; null where none is at hand. */
  readonly vehicleName: string | null;
  readonly plan?: string;
  readonly coupon?: string;
  /** A button-like link to buying something. */
  readonly buyLink: (request: CheckoutLink, text: string) => ReactNode;
  readonly onPlan: (id: string) => void;
  readonly onOrder: (order: OrderView) => void;
}

/** What stands above the plans: what they are for. */
function leadOf({ product, vehicleName }: BuyProps, { t }: ReturnType<typeof useTranslator<typeof billingMessages>>) {
  return vehicleName ? t(`billing.buyFor.${product}`, { vehicle: vehicleName }) : t(`billing.buyLead.${product}`);
}

/** A member buys: the plans for them, and the checkout. */
export function Buy(props: BuyProps) {
  const { email, isDealer, product, vehicle, makes, vehicleName, plan, coupon, buyLink, onPlan, onOrder } = props;
  const text = useTranslator<typeof billingMessages>();
  const { t } = text;
  const call = useCall();
  const queries = useQueryClient();
  const { features } = useBrand();
  const sold = features[product];
  const other = product === 'report' ? 'sticker' : 'report';
  const plans = useQuery({ ...plansQuery(call, product, isDealer ? 'dealer' : 'user'), enabled: sold });
  const methods = useQuery({ ...paymentMethodsQuery(call), enabled: sold });
  const error = plans.error ?? methods.error;
  const ordered = (order: OrderView) => {
    void moneyMoved(queries);
    onOrder(order);
  };
  return (
    <div className={styles.wide}>
      <Page title={t(`billing.buy.${product}`)} lead={sold ? leadOf(props, text) : undefined}>
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
        {sold && !error && !(plans.data && methods.data) && <LinePlaces words={t('billing.plansLoading')} />}
        {plans.data?.length === 0 && <Notice status="no" title={t('billing.noPlans')} />}
        {plans.data && plans.data.length > 0 && methods.data && (
          <Checkout
            key={`${product} ${isDealer}`}
            offers={plans.data}
            methods={methods.data}
            vehicle={vehicle}
            makes={makes}
            vehicleName={vehicleName}
            email={email}
            plan={plan}
            coupon={coupon}
            onPlan={onPlan}
            onOrder={ordered}
            onStale={() => void queries.invalidateQueries({ queryKey: ['plans'] })}
          />
        )}
      </Page>
    </div>
  );
}
