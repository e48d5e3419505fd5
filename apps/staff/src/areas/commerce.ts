import { CouponsIcon, FiguresIcon, OrdersIcon, PlansIcon, RefundsIcon, RenewalsIcon } from '../icons.ts';
import { type Area, page } from './area.ts';

const desk = () => import('@vinlore/billing-desk');

/** Plans, prices, and revenue. */
export const commerceArea: Area = {
  title: 'staff.commerce',
  pages: [
    {
      path: '/staff/orders',
      permission: ['support', 'billing'],
      nav: { label: 'staff.orders', Icon: OrdersIcon },
      ...page(desk, 'OrdersPage', 'billingDeskMessages'),
    },
    {
      path: '/staff/orders/$id',
      permission: ['support', 'billing'],
      ...page(desk, 'OrderPage', 'billingDeskMessages'),
    },
    {
      path: '/staff/refunds',
      permission: 'billing',
      nav: { label: 'staff.refunds', Icon: RefundsIcon },
      ...page(desk, 'RefundsPage', 'billingDeskMessages'),
    },
    {
      path: '/staff/renewals',
      permission: ['support', 'billing'],
      nav: { label: 'staff.renewals', Icon: RenewalsIcon },
      ...page(desk, 'RenewalsPage', 'billingDeskMessages'),
    },
    {
      path: '/staff/plans',
      permission: 'billing',
      nav: { label: 'staff.plans', Icon: PlansIcon },
      ...page(desk, 'PlansPage', 'billingDeskMessages'),
    },
    {
      path: '/staff/coupons',
      permission: 'billing',
      nav: { label: 'staff.coupons', Icon: CouponsIcon },
      ...page(desk, 'CouponsPage', 'billingDeskMessages'),
    },
    {
      path: '/staff/figures',
      permission: 'billing',
      nav: { label: 'staff.figures', Icon: FiguresIcon },
      ...page(desk, 'FiguresPage', 'billingDeskMessages'),
    },
  ],
};
