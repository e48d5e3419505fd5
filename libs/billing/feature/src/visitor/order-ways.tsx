import type { OrderView } from '@vinlore/billing-domain';
import { useAddress, useBrand, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { visitorMessages } from './messages/index.ts';
import { checkoutAddress, type CheckoutLink } from './checkout-request.ts';

/** The ways on from an order. A visitor’s are links between pages; the members app draws its own. */
export interface OrderWays {
  /** The order is read in the account that it belongs to. */
  readonly inAccount: boolean;
  /** Back to the checkout, with everything that was chosen. */
  readonly again: (request: CheckoutLink, text: string, look?: 'main' | 'other') => ReactNode;
  /** To a report’s own page in the account; absent where none can be opened. */
  readonly report?: (id: string, text: string) => ReactNode;
  /** To asking staff for the money back. */
  readonly refund: (order: OrderView, text: string) => ReactNode;
  /** To where the order’s credits are used, with the vehicle that the buyer came with. */
  readonly use: (order: OrderView, text: string) => ReactNode;
}

/** The query and hash of the members’ dashboard where an order’s credits are used. */
export function placeOfUse({ vin, vehicle, plan }: OrderView): { query: Record<string, string>; hash: string } {
  const { year, make, model, trim } = vehicle;
  const given = Object.entries({ vin: vin ?? '', year, make, model, trim }).filter(([, value]) => value !== '');
  return {
    query: Object.fromEntries(given),
    hash: plan.product === 'sticker' ? 'window-sticker' : 'vehicle-history-report',
  };
}

const BUTTON = 'btn btn-lg btn-primary';
/** The button beside the main one. */
const OTHER_BUTTON = 'btn btn-lg btn-outline';

/** A visitor’s ways. */
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
