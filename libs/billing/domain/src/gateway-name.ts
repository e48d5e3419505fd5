import * as v from 'valibot';

/** Payment gateway: Stripe, or the sandbox for test payments. */
export const GatewayNameSchema = v.picklist(['sandbox', 'stripe']);
export type GatewayName = v.InferOutput<typeof GatewayNameSchema>;
