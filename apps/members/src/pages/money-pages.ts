/** The billing pages share one chunk: each is a few lines over common components, and an extra file costs a request. */
export { BuyPage } from './buy-page.tsx';
export { CreditsPage } from './credits-page.tsx';
export { OrderPage } from './order-page.tsx';
export { OrdersPage } from './orders-page.tsx';
export { SubscriptionPage } from './subscription-page.tsx';
