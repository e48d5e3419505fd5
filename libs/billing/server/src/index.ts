export { createBillingSlice } from './billing-slice.ts';
