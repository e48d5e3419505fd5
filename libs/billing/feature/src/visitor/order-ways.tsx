import type { OrderView } from '@vinlore/billing-domain';
import { useAddress, useBrand, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { visitorMessages } from './messages/index.ts';
import { checkoutAddress, type CheckoutLink } from './checkout-request.ts';

/** Links from an order. Visitors get plain links between pages; the members app renders its own. */
export interface OrderWays {
  /** Whether the order is shown in its owner's account. */
  readonly inAccount: boolean;
  /** Link back to checkout with the whole selection. */
  readonly again: (request: CheckoutLink, text: string, look?: 'main' | 'other') => ReactNode;
  /** Link to the report page in the account; absent if there is none. */
  readonly report?: (id: string, text: string) => ReactNode;
  /** Link to request a refund from staff. */
  readonly refund: (order: OrderView, text: string) => ReactNode;
  /** Link to the page where the order’s credits are used, with the buyer's vehicle. */
  readonly use: (order: OrderView, text: string) => ReactNode;
}

/** The query and hash of the dashboard page where an order’s credits are used. */
export function placeOfUse({ vin, vehicle, plan }: OrderView): { query: Record<string, string>; hash: string } {
  const { year, make, model, trim } = vehicle;
  const given = Object.entries({ vin: vin ?? '', year, make, model, trim }).filter(([, value]) => value !== '');
  return {
    query: Object.fromEntries(given),
    hash: plan.product === 'sticker' ? 'window-sticker' : 'vehicle-history-report',
  };
}

const BUTTON = 'btn btn-lg btn-primary';
/** The secondary button. */
const OTHER_BUTTON = 'btn btn-lg btn-outline';

/** The links for visitors. */
export function useVisitorWays(): OrderWays {
  const address = useAddress();
  const { support_email: support } = useBrand();
  const { t } = useTranslator<typeof visitorMessages>();
  return {
    inAccount: false,
    again: (request, text, look = 'main') => (
      <a className={look === 'main' ? BUTTON : OTHER_BUTTON} href={address(checkoutAddress(request))}>
        {text}
      </a>
    ),
    refund: ({ number }, text) => (
      <a href={`mailto:${support}?subject=${encodeURIComponent(t('visitor.refundSubject', { number }))}`}>{text}</a>
    ),
    use: (order, text) => {
      const { query, hash } = placeOfUse(order);
      const search = new URLSearchParams(query);
      return (
        <a
          className={BUTTON}
          href={address(`/members/dashboard${search.size > 0 ? `?${search.toString()}` : ''}#${hash}`)}
        >
          {text}
        </a>
      );
    },
  };
}
