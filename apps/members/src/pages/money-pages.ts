/** The pages about money come together: each is a few lines over parts that they share, and a file more costs a request. */
export { BuyPage } from './buy-page.tsx';
export { CreditsPage } from './credits-page.tsx';
export { OrderPage } from './order-page.tsx';
export { OrdersPage } from './orders-page.tsx';
export { SubscriptionPage } from './subscription-page.tsx';
