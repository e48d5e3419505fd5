import type { Database } from '@vinlore/database';
import type { TextSigner } from '@vinlore/server-kit';

/** What the coupon module needs of others. */
export interface CouponDeps {
  readonly database: Database;
  /** Opens the checkout's cookie: `purposeSigner(keys)`. */
  readonly signer: TextSigner;
  readonly clock: () => Date;
}
