import * as v from 'valibot';

/** Who takes the money: Stripe, or the sandbox that only pretends to. */
export const GatewayNameSchema = v.picklist(['sandbox', 'stripe']);
export type GatewayName = v.InferOutput<typeof GatewayNameSchema>;
